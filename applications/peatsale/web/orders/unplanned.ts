import type { Quantity } from '@workspace/portal/contract'
import type { Order } from '../../contract/orders/order.ts'

/** How much of a line no load brings yet; below zero where the loads bring more than is ordered. */
export function unplannedOf({ ordered, planned, isClosed }: Order['lines'][number]): Quantity {
  return (isClosed ? 0 : ordered - planned) as Quantity
}
