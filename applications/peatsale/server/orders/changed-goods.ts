/** What differs between an order as it stands and as a command would have it. */
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'

type Line = Pick<StoredOrderLine, 'id' | 'product' | 'ordered'>

interface Changing {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  readonly wanted: { readonly order: StoredOrder; readonly lines: readonly StoredOrderLine[] }
}

/** Other products, more lines or fewer. */
export function changesGoods(before: readonly Line[], after: readonly Line[]): boolean {
  const products = new Map(before.map(({ id, product }) => [id, product]))
  return before.length !== after.length || after.some(({ id, product }) => products.get(id) !== product)
}

export function changesQuantity(before: readonly Line[], after: readonly Line[]): boolean {
  const quantities = new Map(before.map(({ id, ordered }) => [id, ordered]))
  return after.some(({ id, ordered }) => quantities.get(id) !== ordered)
}

/** R7 and 2.3: what the office says why of. */
export function changesPriceOrQuantity(
  said: { readonly prices?: unknown; readonly listPriced?: unknown; readonly freight?: unknown },
  before: readonly Line[],
  after: readonly Line[],
): boolean {
  return saysPrices(said) || changesQuantity(before, after)
}

/** Whether the office says prices or freight, or takes back what it has said. */
export function saysPrices(said: object): boolean {
  return ['prices', 'listPriced', 'freight'].some((field) => Reflect.get(said, field) !== undefined)
}

export function changesPlace(
  before: Pick<StoredOrder, 'site' | 'method'>,
  after: Pick<StoredOrder, 'site' | 'method'>,
): boolean {
  return before.site !== after.site || before.method !== after.method
}

/** The week or day that a confirmed order is planned for. */
export function changesWhen(
  before: Pick<StoredOrder, 'week' | 'day'>,
  after: Pick<StoredOrder, 'week' | 'day'>,
): boolean {
  return before.week !== after.week || before.day !== after.day
}

/** Whether something is other than the loads and the confirmation say: goods, quantity, week or place. */
export function changesPlan({ order, lines, wanted }: Changing): boolean {
  const areOther = changesGoods(lines, wanted.lines) || changesQuantity(lines, wanted.lines)
  return areOther || changesPlace(order, wanted.order) || changesWhen(order, wanted.order)
}
