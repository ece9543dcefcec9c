/** The day of a load that has only its week. */
import type { IsoWeek } from '@workspace/portal/contract'
import { addDays, daysOf } from '@workspace/portal/contract'
import { Select } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { ActDialog } from '../loads/act-dialog.tsx'
import { useLoadAct } from '../loads/use-load-act.ts'
import { useMoments } from '../parts/moments.ts'
import { usePeatTexts } from '../texts/texts.ts'

type DayDialogProps = { load: LoadRow; week: IsoWeek; onClose: () => void }

export function DayDialog({ load, week, onClose }: DayDialogProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const acts = usePeatTexts('acts')
  const { weekday } = useMoments()
  const days = Array.from({ length: 7 }, (_, at) => addDays(daysOf(week)[0], at))
  const [day, setDay] = useState(days[0])
  const acting = useLoadAct(load, { says: acts.done_reschedule, onDone: onClose })
  return (
    <ActDialog
      act={texts.setday}
      number={load.number}
      confirmLabel={texts.setday}
      acting={acting}
      onConfirm={() => day && void acting.send({ kind: 'reschedule', data: { slot: { by: 'day', day } } })}
      onClose={onClose}
    >
      <Select
        label={texts.day}
        data-dialog-first
        value={day}
        onChange={({ target }) => setDay(days.find((each) => each === target.value))}
      >
        {days.map((each) => (
          <option key={each} value={each}>
            {weekday(each)}
          </option>
        ))}
      </Select>
    </ActDialog>
  )
}
