/** Which lines of the event log are shown. */
import type { ReactElement } from 'react'
import type { searchAudit } from '../../contract/audit/calls.ts'
import type { AskOf } from '../../contract/call.ts'
import { useTexts } from '../texts/index.ts'
import { FieldGrid, iconSearch, Select, TextInput } from '../ui/index.ts'

/** As it is edited; days are the reader's own. */
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
    ...(from !== '' && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to !== '' && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
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
      <TextInput
        span="half"
        label={texts.auditfrom}
        name="from"
        type="date"
        value={draft.from}
        onChange={(event) => onChange({ ...draft, from: event.target.value })}
      />
      <TextInput
        span="half"
        label={texts.auditto}
        name="to"
        type="date"
        value={draft.to}
        onChange={(event) => onChange({ ...draft, to: event.target.value })}
      />
    </FieldGrid>
  )
}
