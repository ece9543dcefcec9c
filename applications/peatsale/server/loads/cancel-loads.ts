/** Loads that are cancelled because something else was: their order, the load that they were merged into. */
import type { Host } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { mailToCrew } from '../letters/load-letters.ts'
import { publishLoads } from './publish-changes.ts'

export interface Cancelling {
  readonly host: Pick<Host, 'live' | 'mail' | 'notices' | 'people'>
  readonly now: Date
  /** Whose command it follows from; `id` is empty where it is nobody's. */
  readonly actor: { readonly id: string }
}

/** The caller holds the order and has seen to it that they may be cancelled. A cancelled load keeps its crew, for the log. */
export async function cancelByServer(
  transaction: PeatTransaction,
  { host, now, actor }: Cancelling,
  loads: readonly { readonly id: string }[],
): Promise<void> {
  const own = ownTables(transaction)
  for (const { id } of loads) {
    const cancelled = { state: 'cancelled', offered: 0, offer_deadline: null, changed_at: now.toISOString() }
    const load = own.updateTable('peatsale_load').where('id', '=', id)
    const { carrier, driver } = await load
      .set((row) => ({ ...cancelled, version: row('version', '+', 1) }))
      .returning(['carrier', 'driver'])
      .executeTakeFirstOrThrow()
    const move = { aggregate: 'load', of: id, kind: 'cancel', state: 'cancelled', actor: actor.id, now } as const
    await recordMove(transaction, move)
    await mailToCrew(transaction, {
      ...{ host, now, load: id, letter: 'load_cancelled', carriers: [carrier], drivers: [driver], by: actor.id },
    })
  }
  await publishLoads(transaction, { host }, { ids: loads.map(({ id }) => id) })
}
