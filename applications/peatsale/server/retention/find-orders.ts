/** Orders whose time is over, a few at a time, oldest first. */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { clearedLevels } from './cleared.ts'

/** No load of theirs waits for anything, and nobody has still to invoice them. */
const endedOrders = ['closed', 'rejected', 'cancelled'] as const
const endedLoads = ['locked', 'failed', 'cancelled'] as const
const atOnce = 100

/** Ended before that moment, with their contacts still there. */
export async function ordersWithContacts(reader: PeatReader, before: string): Promise<readonly string[]> {
  const found = endedBefore(reader, { before, level: 'contacts' }).where('order.changed_at', '<', before)
  return (await found.execute()).map(({ id }) => id)
}

/** Of a seller: the last delivery, or without one the end, lies before that day. */
export async function ordersToClear(
  reader: PeatReader,
  { seller, before }: { readonly seller: string; readonly before: string },
): Promise<readonly string[]> {
  const found = endedBefore(reader, { before, level: 'all' })
    .where('order.seller', '=', seller)
    .where(({ or, eb, exists, not, selectFrom }) => {
      const delivered = selectFrom('peatsale_load as delivered')
        .select('delivered.id')
        .whereRef('delivered.order_id', '=', 'order.id')
        .where('delivered.delivery_day', 'is not', null)
      return or([
        eb.and([exists(delivered), not(exists(delivered.where('delivered.delivery_day', '>=', before)))]),
        eb.and([not(exists(delivered)), eb('order.changed_at', '<', before)]),
      ])
    })
  return (await found.execute()).map(({ id }) => id)
}

function endedBefore(reader: PeatReader, given: { before: string; level: keyof typeof clearedLevels }) {
  return ownTables(reader)
    .selectFrom('peatsale_order as order')
    .select('order.id')
    .where('order.created_at', '<', given.before)
    .where('order.state', 'in', endedOrders)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('peatsale_load as load')
            .select('load.id')
            .whereRef('load.order_id', '=', 'order.id')
            .where('load.state', 'not in', endedLoads),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('peatsale_cleared as cleared')
            .select('cleared.of_id')
            .whereRef('cleared.of_id', '=', 'order.id')
            .where('cleared.level', '>=', clearedLevels[given.level]),
        ),
      ),
    )
    .orderBy('order.created_at')
    .limit(atOnce)
}
