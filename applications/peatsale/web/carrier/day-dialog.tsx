/** The day of a load that has only its week. */
import type { IsoWeek } from '@workspace/portal/contract'
import { addDays, daysOf } from '@workspace/portal/contract'
import { Select, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { LoadCommandDialog } from '../loads/load-command-dialog.tsx'
import { useLoadForm } from '../loads/use-load-form.tsx'
import { usePeatTexts } from '../texts/texts.ts'

type DayDialogProps = { load: LoadRow; week: IsoWeek; onClose: () => void }

export function DayDialog({ load, week, onClose }: DayDialogProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const acts = usePeatTexts('acts')
  const { weekday } = useDateFormat()
  const days = Array.from({ length: 7 }, (_, at) => addDays(daysOf(week)[0], at))
  const form = useLoadForm('reschedule', load, {
    values: { day: days[0] },
    labels: { day: texts.day },
    dataOf: ({ day }) => ({ slot: day && { by: 'day', day } }),
    successMessage: acts.done_reschedule,
    onDone: onClose,
  })
  return (
    <LoadCommandDialog title={texts.setday} number={load.number} form={form} onClose={onClose}>
      <Select {...form.field('day')} data-dialog-first>
        {days.map((each) => (
          <option key={each} value={each}>
            {weekday(each)}
          </option>
        ))}
      </Select>
    </LoadCommandDialog>
  )
}
