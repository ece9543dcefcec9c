/** When a load comes to a farm: its slot is the time at the swamp, and says so. */
import type { LocalDate } from '@workspace/portal/contract'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'

export function useLoadWhen(): (load: Pick<LoadRow, 'slotFrom' | 'day' | 'week'>) => string {
  const { loadsat, today } = usePeatTexts('work')
  const { isToday, weekday, time, when } = useMoments()
  const dayWord = (day: LocalDate) => (isToday(day) ? `${today} ${weekday(day)}` : weekday(day))
  return (load) => {
    if (load.day === null) return when(load)
    if (load.slotFrom === null || load.slotFrom === '') return dayWord(load.day)
    return loadsat({ day: dayWord(load.day), time: time(load.slotFrom) })
  }
}
