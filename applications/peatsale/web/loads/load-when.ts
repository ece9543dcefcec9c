/** When a load comes to a farm: its slot is the time at the swamp, and says so; beside it when it should be at the farm. */
import type { LocalDate } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function useLoadWhen(): (load: Pick<LoadRow, 'slotFrom' | 'day' | 'week' | 'arrival'>) => string {
  const { loadsat, arrivesat, today } = usePeatTexts('work')
  const { isToday, weekday, time, when } = useDateFormat()
  const dayWord = (day: LocalDate) => (isToday(day) ? `${today} ${weekday(day)}` : weekday(day))
  const leaves = ({ day, slotFrom, ...load }: Parameters<ReturnType<typeof useLoadWhen>>[0]) => {
    if (day === null) return when({ ...load, day })
    if (slotFrom === null || slotFrom === '') return dayWord(day)
    return loadsat({ day: dayWord(day), time: time(slotFrom) })
  }
  return (load) => {
    const arrives = load.arrival === null ? '' : arrivesat({ time: time(load.arrival) })
    return [leaves(load), arrives].filter(Boolean).join(', ')
  }
}
