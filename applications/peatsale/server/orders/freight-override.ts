/** What the office charges for the freight of an order, where it does not go by the table. */
import type { OrderPrices } from '../../contract/orders/order.ts'
import type { OrderFreight } from '../../contract/orders/order-fields.ts'
import type { StoredOrder } from './order-rows.ts'

export function freightOverride({ freight }: Pick<StoredOrder, 'freight'>): OrderFreight | undefined {
  return freight === null ? undefined : JSON.parse(freight)
}

/** The prices with it, for the explanation. It stands in the order: stored prices keep the form that they had. */
export function withFreightOverride(prices: OrderPrices, order: StoredOrder, seesReasons: boolean): OrderPrices {
  const said = freightOverride(order)
  if (order.method !== 'delivered' || said === undefined || said.by === 'table') return prices
  const reason = said.by === 'hand' && seesReasons ? said.reason : ''
  return { ...prices, freight: { by: said.by, reason } }
}
