/** Whether less is free at a swamp than an order wants of it. */
import { stockAt } from '../stock/free-stock.ts'
import { stockQuantity } from '../stock/stock-unit.ts'
import type { OrderContext } from './order-context.ts'

/** Looked at under the locks that reserving takes, in its order: of two who want the last of it the second sees the first. */
export async function isShortOfStock({
  order,
  wanted,
  reader,
  registers,
  issuer,
  transaction,
}: OrderContext): Promise<boolean> {
  const { swamp } = wanted.order
  if (swamp === null || wanted.lines.length === 0) return false
  const products = await registers.products(wanted.lines.map(({ product }) => product))
  const codes = [...new Set(products.map(({ code }) => code))].toSorted()
  for (const code of codes) await issuer.host.database.lock(transaction, `stock:${swamp}:${code}`)
  const stock = await stockAt(reader, [swamp], { without: order.id })
  const free = new Map(stock.map(({ code, free: left }) => [code, left]))
  return wanted.lines.some((line) => {
    const product = products.find(({ id }) => id === line.product)
    if (product === undefined) return false
    const left = (free.get(product.code) ?? 0) - stockQuantity(product, line.ordered - line.delivered)
    free.set(product.code, left)
    return left < 0
  })
}
