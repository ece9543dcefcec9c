/** Which lines of the event log are shown. */
import type { ReactElement } from 'react'
import { momentAt } from '../../../contract/amounts/local-moment.ts'
import type { searchAudit } from '../../../contract/audit/calls.ts'
import type { AskOf } from '../../../contract/call.ts'
import { DateField } from '../../kernel/fields/index.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { FieldGrid, iconSearch, Select, TextInput } from '../../kernel/ui/index.ts'

/** As it is edited; days are those of Finland. */
export type AuditDraft = {
  readonly find: string
  readonly from: string
  readonly to: string
  readonly result: 'all' | 'done' | 'refused'
}

/** What the server is asked for: from the first moment of the one day to the last of the other. */
export function filterOf({ find, from, to, result }: AuditDraft): AskOf<typeof searchAudit> {
  return {
    find: find.trim(),
    ...(from !== '' && { from: momentAt(from, 0, 0).toISOString() }),
    ...(to !== '' && { to: new Date(momentAt(to, 23, 59).getTime() + 59_999).toISOString() }),
    ...(result !== 'all' && { result }),
  }
}

export function AuditFilter({
  draft,
  onChange,
}: {
  draft: AuditDraft
  onChange: (draft: AuditDraft) => void
}): ReactElement {
  const texts = useTexts('adminsystem')
  const results = ['all', 'done', 'refused'] as const
  return (
    <FieldGrid>
      <TextInput
        span="half"
        label={texts.auditfind}
        name="find"
        type="search"
        icon={iconSearch}
        value={draft.find}
        onChange={(event) => onChange({ ...draft, find: event.target.value })}
      />
      <Select
        span="half"
        label={texts.auditresult}
        name="result"
        value={draft.result}
        onChange={({ target }) =>
          onChange({ ...draft, result: results.find((each) => each === target.value) ?? 'all' })
        }
      >
        {results.map((result) => (
          <option key={result} value={result}>
            {texts[`auditresult_${result}`]}
          </option>
        ))}
      </Select>
      <DateField
        span="half"
        label={texts.auditfrom}
        name="from"
        value={draft.from}
        onChange={(from) => onChange({ ...draft, from: from ?? '' })}
      />
      <DateField
        span="half"
        label={texts.auditto}
        name="to"
        value={draft.to}
        onChange={(to) => onChange({ ...draft, to: to ?? '' })}
      />
    </FieldGrid>
  )
}
