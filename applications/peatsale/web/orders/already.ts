/** That the same has been ordered already, and for when. */

import { useDateFormat } from '@workspace/portal/web'
import type { OrderedAlready } from '../../contract/orders/order-row.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function useAlready(): (already: OrderedAlready) => string {
  const texts = usePeatTexts('ordering')
  const { when } = useDateFormat()
  return (already) => texts.already({ number: already.number, when: when(already) })
}
