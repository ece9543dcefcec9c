/** When a load comes to a farm: its slot is the time at the swamp, and says so. */
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'

export function useLoadWhen(): (load: Pick<LoadRow, 'slotFrom' | 'day' | 'week'>) => string {
  const { loadsat } = usePeatTexts('work')
  const { day, time, when } = useMoments()
  return (load) => {
    if (load.day === null || load.slotFrom === null || load.slotFrom === '') return when(load)
    return loadsat({ day: day(load.day), time: time(load.slotFrom) })
  }
}
