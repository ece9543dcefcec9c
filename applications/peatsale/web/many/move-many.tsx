/** Many loads are moved to another week. */
import type { IsoWeek } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import { WeekField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { ManyProps } from './acts-dialog.tsx'
import { ActsDialog } from './acts-dialog.tsx'
import { movedTo } from './acts-on-many.ts'

/** Half a year ahead, as one load is planned. */
const weeksAhead = 26

export function MoveMany({ loads, ...many }: ManyProps): ReactElement {
  const texts = usePeatTexts('many')
  const { chooseweek } = usePeatTexts('changes')
  const [week, setWeek] = useState<IsoWeek>()
  const [tried, setTried] = useState(false)
  const first = weekOf(dayOf(new Date()))
  const weeks = Array.from({ length: weeksAhead }, (_, ahead) => ({ week: addWeeks(first, ahead) }))
  return (
    <ActsDialog
      {...many}
      heading={texts.week}
      count={loads.length}
      sorted={week && movedTo(loads, week)}
      confirm={(count) => texts.weekcount({ count })}
      onTry={() => setTried(true)}
    >
      <WeekField
        label={texts.newweek}
        hint={texts.weeknote}
        layout="list"
        required
        weeks={weeks}
        value={week}
        onChange={setWeek}
        error={tried && week === undefined ? chooseweek : undefined}
      />
    </ActsDialog>
  )
}
