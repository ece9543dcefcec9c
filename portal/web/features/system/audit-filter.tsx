/** Which lines of the event log are shown. */
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { LocalDate } from '../../../contract/amounts/local-date.ts'
import { momentAt } from '../../../contract/amounts/local-moment.ts'
import type { searchAudit } from '../../../contract/audit/calls.ts'
import type { AskOf } from '../../../contract/call.ts'
import { Find } from '../../../contract/lists/list.ts'
import { DateField, FirstAndLastDay } from '../../kernel/fields/index.ts'
import { FindBox } from '../../kernel/lists/find-box.tsx'
import { ListChoice } from '../../kernel/lists/list-choice.tsx'
import type { ListView } from '../../kernel/lists/use-list-view.ts'
import { viewInAddress } from '../../kernel/lists/view-in-address.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Cluster } from '../../kernel/ui/index.ts'

const results = ['all', 'done', 'refused'] as const
const Day = z.union([LocalDate, z.literal('')])
const View = z.object({ find: Find, from: Day, to: Day, result: z.enum(results) })
type View = z.output<typeof View>

/** Days are those of Finland. */
export const auditList = viewInAddress(View, { find: '', from: '', to: '', result: 'all' }, '/admin/system/audit')

/** What the server is asked for: from the first moment of the one day to the last of the other. */
export function filterOf({ find, from, to, result }: View): AskOf<typeof searchAudit> {
  return {
    find,
    ...(from !== '' && { from: momentAt(from, 0, 0).toISOString() }),
    ...(to !== '' && { to: new Date(momentAt(to, 23, 59).getTime() + 59_999).toISOString() }),
    ...(result !== 'all' && { result }),
  }
}

export function AuditFilter({ view, show, find }: ListView<View>): ReactElement {
  const texts = useTexts('adminsystem')
  return (
    <Cluster align="end">
      <FindBox label={texts.auditfind} {...find} />
      <ListChoice
        label={texts.auditresult}
        value={view.result}
        options={results.map((value) => ({ value, label: texts[`auditresult_${value}`] }))}
        onChoose={(result) => show({ result })}
      />
      <FirstAndLastDay>
        <DateField
          hint=""
          label={texts.auditfrom}
          name="from"
          value={view.from}
          onChange={(from) => show({ from: from ?? '' }, { replace: true })}
        />
        <DateField
          hint=""
          label={texts.auditto}
          name="to"
          value={view.to}
          onChange={(to) => show({ to: to ?? '' }, { replace: true })}
        />
      </FirstAndLastDay>
    </Cluster>
  )
}
