import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Excess } from './amounts.ts'

/** `Yli auton 2 m³`. */
export function useExcessWords(): (excess: Excess) => string {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  return ({ of, by, line }) => {
    const amount = quantity(by, line.unit)
    return of === 'truck' ? texts.overtruck({ amount }) : texts.overorder({ amount })
  }
}
