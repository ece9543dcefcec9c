/** Whether less is free at a swamp than an order wants of it. */
import { ownTables } from '../database/tables.ts'
import { stockAt } from '../stock/free-stock.ts'
import { stockQuantity } from '../stock/stock-unit.ts'
import type { OrderContext } from './order-context.ts'

/** Looked at under the locks that reserving takes, in its order: of two who want the last of it the second sees the first. */
export async function isShortOfStock({ order, wanted, reader, issuer, transaction }: OrderContext): Promise<boolean> {
  const { swamp } = wanted.order
  if (swamp === null || wanted.lines.length === 0) return false
  const own = ownTables(reader)
  const products = await own
    .selectFrom('peatsale_product')
    .select(['id', 'code', 'sales_unit', 'kg_per_m3'])
    .where(
      'id',
      'in',
      wanted.lines.map(({ product }) => product),
    )
    .execute()
  const codes = [...new Set(products.map(({ code }) => code))].toSorted()
  for (const code of codes) await issuer.host.database.lock(transaction, `stock:${swamp}:${code}`)
  const kept = await own
    .selectFrom('peatsale_reservation')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_reservation.product')
    .select(['peatsale_product.code', 'quantity'])
    .where('order_id', '=', order.id)
    .where('swamp', '=', swamp)
    .execute()
  const free = new Map((await stockAt(reader, [swamp])).map((stock) => [stock.code, stock.free]))
  for (const { code, quantity } of kept) free.set(code, (free.get(code) ?? 0) + quantity)
  return wanted.lines.some((line) => {
    const product = products.find(({ id }) => id === line.product)
    if (product === undefined) return false
    const left = (free.get(product.code) ?? 0) - stockQuantity(product, line.ordered - line.delivered)
    free.set(product.code, left)
    return left < 0
  })
}
