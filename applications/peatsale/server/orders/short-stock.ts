/** Whether less is free at a swamp than an order wants of it. */
import { TryAgain } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { stockAt } from '../stock/free-stock.ts'
import { stockQuantity } from '../stock/stock-unit.ts'
import type { AcceptedOrderCommand, OrderContext } from './order-context.ts'

/** By what others have committed. Two who want the last of it may both be told that it is there: see `keepTheLast`. */
export async function isShortOfStock({ order, wanted, reader, registers }: OrderContext): Promise<boolean> {
  const { swamp } = wanted.order
  if (swamp === null || wanted.lines.length === 0) return false
  const products = await registers.products(wanted.lines.map(({ product }) => product))
  const stock = await stockAt(reader, [swamp], { without: order.id, piles: await registers.piles(swamp) })
  const free = new Map(stock.map(({ code, free: left }) => [code, left]))
  return wanted.lines.some((line) => {
    const product = products.find(({ id }) => id === line.product)
    if (product === undefined) return false
    const left = (free.get(product.code) ?? 0) - stockQuantity(product, line.ordered - line.delivered)
    free.set(product.code, left)
    return left < 0
  })
}

/**
 * Looks once more, under a lock for each product of the bog, and is the last thing that a confirmation does: others who confirm
 * from the same bog wait for its commit alone. Of two who want the last of it the second begins again, and is refused by what the
 * first has committed. On SQLite a confirmation has the database to itself.
 */
export async function keepTheLast(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, wanted, registers, issuer } = done
  const { database } = issuer.host
  if (database.engine === 'sqlite' || event.kind !== 'confirm' || event.data.overbookReason !== undefined) return
  const products = await registers.products(wanted.lines.map(({ product }) => product))
  // In one order for everybody: two confirmations of the same products do not wait for each other.
  const codes = [...new Set(products.map(({ code }) => code))].toSorted()
  for (const code of codes) await database.lock(transaction, `stock:${wanted.order.swamp}:${code}`)
  if (await isShortOfStock(done)) throw new TryAgain(`Another order has the last of ${codes.join(', ')}`)
}
