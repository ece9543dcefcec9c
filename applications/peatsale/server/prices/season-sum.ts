/** R6: what an account has had of products in the season before an order, where breaks go by the season. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { OrderToPrice } from './order-to-price.ts'

/** Orders that bind; what is done counts as it came, what is not yet as it was ordered. */
const binding = ['confirmed', 'on_hold', 'in_delivery', 'delivered', 'closed']
const done = ['delivered', 'closed']

type Asked = Pick<OrderToPrice, 'seller' | 'customer' | 'day' | 'order'>

/** By the id of the product, in thousandths. The season is the product's own on that day, else the calendar year. */
export async function seasonSums(
  reader: PeatReader,
  asked: Asked,
  products: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map()
  const sums = new Map<string, number>()
  const [seasons, rows] = await Promise.all([seasonsAt(reader, products, asked.day), linesOf(reader, asked, products)])
  for (const { product, week, ordered, delivered, state } of rows) {
    const { from, to } = seasons.get(product) ?? yearOf(asked.day)
    if (week < from || week > to) continue
    sums.set(product, (sums.get(product) ?? 0) + (done.includes(state) ? delivered : ordered))
  }
  return sums
}

interface Weeks {
  readonly from: IsoWeek
  readonly to: IsoWeek
}

async function seasonsAt(
  reader: PeatReader,
  products: readonly string[],
  day: LocalDate,
): Promise<ReadonlyMap<string, Weeks>> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_season')
    .select(['product', 'from_day', 'to_day'])
    .where('product', 'in', products)
    .where('from_day', '<=', day)
    .where('to_day', '>=', day)
    .orderBy('from_day')
    .execute()
  return new Map(
    rows.map(({ product, from_day, to_day }) => [
      product,
      { from: weekOf(from_day as LocalDate), to: weekOf(to_day as LocalDate) },
    ]),
  )
}

function yearOf(day: LocalDate): Weeks {
  const year = day.slice(0, 4)
  return { from: weekOf(`${year}-01-01` as LocalDate), to: weekOf(`${year}-12-31` as LocalDate) }
}

function linesOf(reader: PeatReader, { seller, customer, order = '' }: Asked, products: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_order_line')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_order_line.order_id')
    .select(['product', 'week', 'ordered', 'delivered', 'state'])
    .where('customer', '=', customer)
    .where('seller', '=', seller)
    .where('peatsale_order.id', '!=', order)
    .where('state', 'in', binding)
    .where('product', 'in', products)
    .execute()
}
