/** That the same has been ordered already, and for when. */
import type { OrderedAlready } from '../../contract/orders/order-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'

export function useAlready(): (already: OrderedAlready) => string {
  const texts = usePeatTexts('ordering')
  const { when } = useMoments()
  return (already) => texts.already({ number: already.number, when: when(already) })
}
