/** Peat that is kept for an order goes with what is delivered of it, and comes back when a delivery is taken back. */
import { newId } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { stockQuantity } from '../stock/stock-unit.ts'

type Order = Selectable<PeatTables['peatsale_order']>
type Reservation = Selectable<PeatTables['peatsale_reservation']>

/** A line of the order with the units of its product. */
export type LineToKeep = Selectable<PeatTables['peatsale_order_line']> &
  Pick<Selectable<PeatTables['peatsale_product']>, 'sales_unit' | 'kg_per_m3'>

const keeping: readonly string[] = ['confirmed', 'on_hold', 'in_delivery']

/**
 * What is kept for a line is its rest: ordered less delivered. Orders that are confirmed no more keep as the commands on
 * them have said, except that one which is delivered keeps nothing.
 */
export async function keepForOrder(
  transaction: PeatReader,
  order: Pick<Order, 'id' | 'seller' | 'state' | 'swamp' | 'week' | 'confirmed_at'>,
  lines: readonly LineToKeep[],
): Promise<void> {
  if (order.state === 'delivered' || order.state === 'closed') {
    await ownTables(transaction).deleteFrom('peatsale_reservation').where('order_id', '=', order.id).execute()
    return
  }
  if (!keeping.includes(order.state) || order.confirmed_at === null) return
  const reservations = ownTables(transaction).selectFrom('peatsale_reservation').selectAll()
  const kept = Map.groupBy(
    await reservations.where('order_id', '=', order.id).execute(),
    ({ order_line }) => order_line,
  )
  for (const line of lines) await keep(transaction, { order, line, rows: kept.get(line.id) ?? [] })
}

async function keep(
  transaction: PeatReader,
  { order, line, rows }: { order: Parameters<typeof keepForOrder>[1]; line: LineToKeep; rows: readonly Reservation[] },
): Promise<void> {
  const own = ownTables(transaction)
  const rest = line.is_closed === 1 ? 0 : Math.max(0, line.ordered - line.delivered)
  const quantity = stockQuantity(line, rest)
  const [first, ...others] = rows
  const kept = rows.reduce((sum, row) => sum + row.quantity, 0)
  if (kept === quantity) return
  for (const { id } of others) await own.deleteFrom('peatsale_reservation').where('id', '=', id).execute()
  if (quantity === 0) {
    await own.deleteFrom('peatsale_reservation').where('order_line', '=', line.id).execute()
  } else if (first !== undefined) {
    await own.updateTable('peatsale_reservation').set({ quantity }).where('id', '=', first.id).execute()
  } else if (order.swamp !== null) {
    const row = { id: newId(), order_line: line.id, order_id: order.id, seller: order.seller, swamp: order.swamp }
    const values = { ...row, product: line.product, quantity, week: order.week === '' ? null : order.week }
    await own.insertInto('peatsale_reservation').values(values).execute()
  }
}
