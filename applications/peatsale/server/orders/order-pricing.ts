/** A stored order as its price is asked for: as an estimate while it waits, and as the office confirms it. */
import type { LocalDate } from '@workspace/portal/contract'
import type { HandPrice, OrderFreight } from '../../contract/orders/order-fields.ts'
import type { OrderToPrice } from '../prices/order-to-price.ts'
import type { OrderPricing } from '../prices/price-order.ts'
import { priceOrder } from '../prices/price-order.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { freightOverride } from './freight-override.ts'
import { wishOf } from './order-details.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import { wishedDay } from './requested-delivery.ts'
import { storedPricesOf } from './stored-prices.ts'

/** What the office says of prices; of what it does not say that holds which was said before. */
export interface Said {
  readonly freight?: OrderFreight | undefined
  readonly prices?: readonly HandPrice[] | undefined
  readonly day?: LocalDate
  readonly swamp?: string | null
}

export type PricedLine = Pick<StoredOrderLine, 'id' | 'product' | 'ordered' | 'manual_price' | 'manual_reason' | 'code'>

export interface OrderWithLines {
  readonly order: StoredOrder
  readonly lines: readonly PricedLine[]
}

export function orderToPrice(
  { order, lines }: OrderWithLines,
  { now, said = {} }: { readonly now: Date; readonly said?: Said },
): OrderToPrice {
  const freight = said.freight ?? freightOverride(order)
  return {
    ...{ seller: order.seller, customer: order.customer, site: order.site, order: order.id, freight },
    swamp: said.swamp === undefined ? order.swamp : said.swamp,
    method: order.method === 'collected' ? 'collected' : 'delivered',
    day: said.day ?? wishedDay(wishOf(order), now),
    lines: lines.map((line) => ({
      ...{ id: line.id, product: line.product, quantity: line.ordered },
      hand: handOf(order, line, said.prices),
    })),
  }
}

/** Whether a price by hand has freight in it stands in the prices that were stored with it. */
function handOf(order: StoredOrder, line: PricedLine, prices: readonly HandPrice[] = []) {
  const said = prices.find((price) => price.line === line.id)
  if (said !== undefined || line.manual_price === null) return said
  const stored = storedPricesOf(order)?.input.order.lines.find(({ product }) => product === line.code)?.manual
  return {
    unitPrice: line.manual_price as HandPrice['unitPrice'],
    includesFreight: stored?.includesFreight ?? true,
    reason: line.manual_reason,
  }
}

export function priceStoredOrder(
  registers: RegisterRows,
  of: OrderWithLines,
  as: Parameters<typeof orderToPrice>[1],
): Promise<OrderPricing | undefined> {
  return priceOrder(registers, orderToPrice(of, as))
}
