/** The column that carrier tariffs have beside those of freight tables. */
import type { CarrierTariffRow } from '../../contract/prices/carrier-tariff.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function useFreeMinutes() {
  const texts = usePeatTexts('pricing')
  const of = ({ freeMinutes }: CarrierTariffRow) => (freeMinutes === 0 ? '' : texts.freeof({ minutes: freeMinutes }))
  return { heading: texts.freeminutes, of }
}
