/** The price of an order as a command would have it. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { daysOf, momentAt } from '@workspace/portal/contract'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import { lacksFreight, priceLoads } from '../../contract/prices/price-loads.ts'
import { proposeLoads } from '../../contract/prices/propose-loads.ts'
import { mostM3Of } from '../prices/load-size.ts'
import { missingPrices } from '../prices/missing-price.ts'
import type { OrderPricing } from '../prices/price-order.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { changesGoods, changesPlace, changesWhen, saysPrices } from './changed-goods.ts'
import { freightOverride } from './freight-override.ts'
import type { OrderAfterCommand } from './order-after-command.ts'
import { plannedDay } from './order-after-command.ts'
import { priceStoredOrder } from './order-pricing.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import type { StoredPrices } from './stored-prices.ts'
import { storedPricesOf } from './stored-prices.ts'

interface Given {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  readonly event: OrderEvent
  readonly wanted: OrderAfterCommand
  readonly now: Date
}

export async function priceTargetOrder(registers: RegisterRows, given: Given): Promise<OrderPricing | undefined> {
  const { order, event, wanted, now } = given
  if (event.kind === 'confirm') {
    const { freight, prices, swamp } = event.data
    const said = { freight, prices, swamp, day: plannedDay(event.data) }
    return await priceStoredOrder(registers, wanted, { now, said })
  }
  const kept = keptPrices(given)
  if (kept !== undefined) return await repriced(registers, given, kept)
  const prices = 'prices' in event.data ? event.data.prices : undefined
  const bound = order.confirmed_at === null ? {} : { day: boundDay(wanted.order) }
  return await priceStoredOrder(registers, wanted, { now, said: { prices, ...bound } })
}

/** R7: a confirmed price stays while only the ordered quantity changes. */
function keptPrices({ order, lines, event, wanted }: Given): StoredPrices | undefined {
  const isSaid = saysPrices(event.data) || 'priceVersion' in event.data
  const isOther =
    changesGoods(lines, wanted.lines) || changesPlace(order, wanted.order) || changesWhen(order, wanted.order)
  return order.confirmed_at === null || isSaid || isOther ? undefined : storedPricesOf(order)
}

/** Lowered, the line is asked with what it was confirmed with; raised, it may reach a better break of the same lists. */
async function repriced(
  registers: RegisterRows,
  { order, wanted }: Given,
  { input, prices }: StoredPrices,
): Promise<OrderPricing | undefined> {
  const lines = input.order.lines.map((line) => {
    const ordered = wanted.lines.find(({ code }) => code === line.product)?.ordered
    const { loweredTo: _, ...before } = line
    if (ordered === undefined || ordered === line.ordered) return before
    const quantity = ordered as typeof line.ordered
    return ordered < line.ordered ? { ...before, loweredTo: quantity } : { ...before, ordered: quantity }
  })
  const changed: PriceInput = { ...input, order: { ...input.order, lines } }
  const seller = await registers.seller(order.seller)
  if (seller === undefined) throw new RangeError(`There is no seller ${order.seller}`)
  const mostM3 = await mostM3Of(registers, { ...wanted.order, seller })
  const delivered = momentAt(input.order.plannedDay, 12, 0).toISOString()
  const loads = proposeLoads({ products: input.products, lines, mostM3, delivered })
  if (loads === undefined) return undefined
  const output = priceLoads({ ...changed, loads })
  return {
    input: changed,
    prices: { ...prices, output },
    priceVersion: order.price_version ?? 0,
    lacksPrice: output.missing === true || (freightOverride(order)?.by !== 'none' && lacksFreight(changed, output)),
    missing: missingPrices(changed, output, freightOverride(order)?.by !== 'none'),
    loads,
    mostM3,
  }
}

function boundDay({ week, day }: StoredOrder): LocalDate {
  return day === '' ? daysOf(week as IsoWeek)[0] : (day as LocalDate)
}
