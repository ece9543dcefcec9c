/** Loads that are cancelled because something else was: their order, the load that they were merged into. */
import { ownTables } from '../database/tables.ts'
import type { PeatTransaction, Sender } from '../events/aggregate.ts'
import { recordMove } from '../events/event-store.ts'
import { tellLoads } from './tell.ts'

/** The caller holds the order and has seen to it that they may be cancelled. A cancelled load keeps its crew, for the log. */
export async function cancelByServer(
  transaction: PeatTransaction,
  sender: Sender,
  loads: readonly { readonly id: string }[],
): Promise<void> {
  const own = ownTables(transaction)
  const { now, actor } = sender
  for (const { id } of loads) {
    const cancelled = { state: 'cancelled', offered: 0, offer_deadline: null, changed_at: now.toISOString() }
    const load = own.updateTable('peatsale_load').where('id', '=', id)
    await load.set((row) => ({ ...cancelled, version: row('version', '+', 1) })).execute()
    const move = { aggregate: 'load', of: id, kind: 'cancel', state: 'cancelled', actor: actor.id, now } as const
    await recordMove(transaction, move)
  }
  await tellLoads(transaction, sender, { ids: loads.map(({ id }) => id) })
}
