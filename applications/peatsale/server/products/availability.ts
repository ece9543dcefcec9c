/** Whether there is enough of a product, in one word: the figures are the office's (2.6). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { AvailabilityWord } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StockAt } from '../stock/free-stock.ts'
import { stockAt, swampsOfSellers } from '../stock/free-stock.ts'
import { stockQuantity } from '../stock/stock-unit.ts'

type ProductRow = Pick<
  PeatTables['peatsale_product'],
  'id' | 'seller' | 'code' | 'sales_unit' | 'm3_per_unit' | 'kg_per_m3'
>

/** 1 000 m³, in thousandths. */
const plenty = 1_000_000
const weeksOfSales = 4

/** The word for each product, by its id, as the stock and the sales of the last four weeks are. */
export async function availabilityOf(
  reader: PeatReader,
  products: readonly ProductRow[],
  today: LocalDate,
): Promise<ReadonlyMap<string, AvailabilityWord>> {
  const sellers = [...new Set(products.map(({ seller }) => seller))]
  const loading = await swampsOfSellers(reader, sellers)
  const [stock, sold] = await Promise.all([
    stockAt(reader, [...new Set(loading.map(({ swamp }) => swamp))]),
    soldSince(reader, products, addDays(today, -7 * weeksOfSales)),
  ])
  return new Map(
    products.map((product) => {
      const swamps = new Set(loading.filter(({ seller }) => seller === product.seller).map(({ swamp }) => swamp))
      const free = freeOf(
        product,
        stock.filter(({ swamp }) => swamps.has(swamp)),
      )
      return [product.id, wordFor(product, free, sold.get(product.id) ?? 0)]
    }),
  )
}

/** A swamp that is overbooked takes nothing from the others. */
function freeOf({ code }: ProductRow, stock: readonly StockAt[]): number {
  const there = stock.filter((at) => at.code === code)
  return there.reduce((sum, { free }) => sum + Math.max(0, free), 0)
}

function wordFor(product: ProductRow, free: number, sold: number): AvailabilityWord {
  if (free <= 0) return 'none'
  const volume = product.sales_unit === 'pcs' ? (free * product.m3_per_unit) / 1000 : free
  const wanted = stockQuantity(product, sold)
  return volume >= plenty || (wanted > 0 && free >= wanted) ? 'good' : 'limited'
}

/** What was delivered of each product from that day on, in thousandths of its unit. */
async function soldSince(
  reader: PeatReader,
  products: readonly ProductRow[],
  from: LocalDate,
): Promise<ReadonlyMap<string, number>> {
  const ids = products.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_load', 'peatsale_load.id', 'peatsale_load_line.load_id')
    .select(({ fn }) => ['product', fn.sum<number>('delivered').as('quantity')])
    .where('product', 'in', ids)
    .where('delivery_day', '>=', from)
    .groupBy('product')
    .execute()
  return new Map(rows.map(({ product, quantity }) => [product, Number(quantity)]))
}
