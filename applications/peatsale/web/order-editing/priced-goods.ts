/** What the lines of a changed order are called where they are priced, and the day that prices are chosen for. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf, Quantity } from '@workspace/portal/contract'
import type { ListedProduct } from '../../contract/index.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { PricedGoods } from '../prices/price-why.tsx'

interface ChangedLine {
  readonly id: string
  readonly product: string
  /** In thousandths. */
  readonly quantity: number | undefined
}

/** A line whose product nobody knows is left out. */
export function pricedGoods(
  lines: readonly ChangedLine[],
  products: readonly ListedProduct[],
  order: Order,
): readonly PricedGoods[] {
  return lines.flatMap(({ id, product, quantity = 0 }) => {
    const ordered = Quantity.parse(quantity)
    const of = products.find((each) => each.id === product)
    if (of) return [{ code: of.code, name: { fi: of.nameFi, en: of.nameEn }, unit: of.salesUnit, ordered }]
    const stored = order.lines.find((line) => line.id === id && line.product.id === product)
    return stored ? [{ code: stored.product.code, name: stored.product.name, unit: stored.unit, ordered }] : []
  })
}

/** R1: prices of a confirmed order stay those of its day, a week by its Monday. */
export function boundDay({ day, week }: Order): LocalDate | undefined {
  return day ?? (week === null ? undefined : daysOf(week)[0])
}
