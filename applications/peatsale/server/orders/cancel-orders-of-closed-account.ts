/** The orders of an account that nobody is left to answer for: they end, by nobody's command (2.6). */
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import type { Cancelling } from '../loads/cancel-loads.ts'
import { cancelByServer } from '../loads/cancel-loads.ts'
import { publishOrder } from '../loads/publish-changes.ts'
import { freeReservations } from '../stock/reservations.ts'
import type { StoredOrder } from './order-rows.ts'

const unfinished = ['draft', 'submitted', 'confirmed', 'on_hold', 'in_delivery'] as const
const notBegun = ['planned', 'open', 'assigned'] as const

/** Until the transaction ends nobody goes on with them or their loads. In one order of ids, so that nobody waits for the other. */
export async function lockUnfinishedOrders(
  transaction: PeatTransaction,
  customers: readonly string[],
): Promise<readonly StoredOrder[]> {
  if (customers.length === 0) return []
  const own = ownTables(transaction)
  const found = own.selectFrom('peatsale_order').select('id').where('customer', 'in', customers)
  const orders: StoredOrder[] = []
  for (const { id } of await found.where('state', 'in', unfinished).orderBy('id').execute()) {
    const held = own.updateTable('peatsale_order').set((row) => ({ version: row.ref('version') }))
    const order = await held.where('id', '=', id).where('state', 'in', unfinished).returningAll().executeTakeFirst()
    if (order) orders.push(order)
  }
  return orders
}

/** The caller holds them and knows that no load is under way, or brought and not yet invoiced. */
export async function cancelOrdersOf(
  transaction: PeatTransaction,
  by: Omit<Cancelling, 'actor'>,
  orders: readonly StoredOrder[],
): Promise<void> {
  for (const order of orders) {
    if (order.state === 'draft' && order.number === null) await forget(transaction, order.id)
    else await end(transaction, by, order)
    await publishOrder(transaction, by, order)
  }
}

async function forget(transaction: PeatReader, id: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('peatsale_order_line').where('order_id', '=', id).execute()
  await own.deleteFrom('peatsale_order').where('id', '=', id).execute()
}

async function end(transaction: PeatTransaction, by: Omit<Cancelling, 'actor'>, { id }: StoredOrder): Promise<void> {
  const own = ownTables(transaction)
  const loads = await own.selectFrom('peatsale_load').select(['id', 'state']).where('order_id', '=', id).execute()
  const ahead = loads.filter((load) => notBegun.some((state) => state === load.state))
  await cancelByServer(transaction, { ...by, actor: { id: '' } }, ahead)
  await freeReservations(transaction, { order: id })
  await own.updateTable('peatsale_order_line').set({ is_closed: 1 }).where('order_id', '=', id).execute()
  const now = by.now.toISOString()
  const requests = own.updateTable('peatsale_order_request').set({ state: 'withdrawn', decided_at: now })
  await requests.where('order_id', '=', id).where('state', '=', 'open').execute()
  // What has been brought is invoiced by now; the rest is not.
  const state = loads.some((load) => load.state === 'locked') ? 'closed' : 'cancelled'
  const ended = { state, held_from: null, hold_kind: '', hold_words: '', review_day: null, changed_at: now }
  const order = own.updateTable('peatsale_order').where('id', '=', id)
  const cancelled = state === 'cancelled' ? { cancelled_at: now } : {}
  await order.set((row) => ({ ...ended, ...cancelled, version: row('version', '+', 1) })).execute()
  await recordMove(transaction, { aggregate: 'order', of: id, kind: 'customerLeft', state, now: by.now })
}
