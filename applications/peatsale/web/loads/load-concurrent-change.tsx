/** What somebody else has done to a load while a dialog about it was open. */
import type { BothValues } from '@workspace/logistics/web/commands'
import { ConcurrentChange } from '@workspace/logistics/web/commands'
import { useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useLoadStateWord } from './load-state-words.ts'
import type { ChangedMeanwhile } from './use-load-act.ts'

export function LoadConcurrentChange({ seen, now, latest, watched, goOn }: ChangedMeanwhile): ReactElement {
  const told = useReported()
  const before = told(seen)
  const values = told(now).map(([what, is], place): BothValues => [what, before[place]?.[1] ?? '', is])
  return (
    <ConcurrentChange
      latest={latest}
      values={[...values.filter(([what]) => !watched.some(([own]) => own === what)), ...watched]}
      goOn={{ onPress: goOn }}
    />
  )
}

/** What of a load is compared, in words. */
function useReported(): (load: LoadRow) => readonly (readonly [string, string])[] {
  const texts = usePeatTexts('work')
  const { state } = usePeatTexts('changes')
  const stateWord = useLoadStateWord()
  const quantity = useQuantity()
  const { when } = useDateFormat()
  return (load) => [
    [state, stateWord(load.state)],
    [texts.when, when(load)],
    [texts.swamp, load.swamp?.name ?? ''],
    [texts.quantity, quantity(load.planned, load.unit)],
    [texts.carrier, load.carrier?.name ?? ''],
    [texts.driver, load.driver?.name ?? ''],
    [texts.vehicle, load.vehicle?.plate ?? ''],
  ]
}
