/** Keeps the prices of an order: an estimate while it waits, the snapshot that its loads are priced with once it is confirmed. */

import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import type { StoredOrder } from './order-rows.ts'
import type { StoredPrices } from './stored-prices.ts'

export async function keepEstimate(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  await keepPrices(transaction, done, true)
}

export async function keepSnapshot(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  await keepPrices(transaction, done, false)
}

async function keepPrices(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  isEstimate: boolean,
): Promise<void> {
  const columns = await priceColumns(done, isEstimate)
  if (Object.keys(columns).length === 0) return
  await ownTables(transaction).updateTable('peatsale_order').set(columns).where('id', '=', done.order.id).execute()
}

/** Nothing where the order has no price. */
export async function priceColumns(done: AcceptedOrderCommand, isEstimate: boolean): Promise<Partial<StoredOrder>> {
  const priced = await done.priced()
  if (priced === undefined) return {}
  const { input, prices, priceVersion } = priced
  const stored: StoredPrices = { input, prices: { ...prices, isEstimate } }
  const { net = null, vat = null, gross = null } = priced.lacksPrice ? {} : (prices.output.total ?? {})
  return { snapshot: JSON.stringify(stored), price_version: priceVersion, net, vat, gross }
}
