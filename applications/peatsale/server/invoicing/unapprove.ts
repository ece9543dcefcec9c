/** A batch that has left in no file is taken back: its loads are verified again, its number is not given twice. */
import { withYields } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { deriveOrderOf } from '../loads/derive-order.ts'
import { publishLoads } from '../loads/publish-changes.ts'
import { lockOrders } from './approve.ts'

interface Unapproval {
  readonly id: string
  readonly seller: string
  readonly by: string
  readonly now: Date
}

/** `batch_sent`: a file of it has been made; `wrong_state`: it is taken back already, or one of its loads has been corrected. */
export async function unapprove(
  transaction: PeatTransaction,
  host: Host,
  { id, seller, by, now }: Unapproval,
): Promise<'done' | 'batch_sent' | 'wrong_state'> {
  const own = ownTables(transaction)
  await host.database.lock(transaction, `batches:${seller}`)
  const loads = await own.selectFrom('peatsale_load').select(['id', 'order_id']).where('batch', '=', id).execute()
  const ids = loads.map((load) => load.id)
  if (ids.length > 0) await lockOrders(transaction, ids)
  const { state } = await own
    .selectFrom('peatsale_invoice_batch')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const files = own.selectFrom('peatsale_batch_export').select('format').where('batch', '=', id)
  if (state === 'exported' || (await files.executeTakeFirst())) return 'batch_sent'
  if (state !== 'approved' || (await areCorrected(transaction, id, ids))) return 'wrong_state'
  // Corrections of earlier batches wait again; rows of the loads themselves come anew with the next approval.
  await own
    .updateTable('peatsale_invoice_row')
    .set({ batch: null })
    .where('batch', '=', id)
    .where('correction_of', 'is not', null)
    .execute()
  await own.deleteFrom('peatsale_invoice_row').where('batch', '=', id).execute()
  await own
    .updateTable('peatsale_load')
    .set((row) => ({ state: 'verified', batch: null, version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where('batch', '=', id)
    .execute()
  await own.updateTable('peatsale_invoice_batch').set({ state: 'withdrawn' }).where('id', '=', id).execute()
  for await (const load of withYields(ids)) {
    const move = {
      aggregate: 'load',
      of: load,
      kind: 'unapproveBatch',
      state: 'verified',
      data: { batch: id },
    } as const
    await recordMove(transaction, { ...move, actor: by, role: 'superadmin', now })
  }
  for await (const [order, [first]] of withYields(Map.groupBy(loads, ({ order_id }) => order_id))) {
    await deriveOrderOf(transaction, order, { host, now, actor: by, load: first?.id ?? '', entered: false })
  }
  if (ids.length > 0) await publishLoads(transaction, { host }, { ids })
  await host.live.publish(transaction, { topic: 'batches', ids: [id], channels: [`seller:${seller}`] })
  return 'done'
}

/** Rows that name one of its rows would name nothing. */
async function areCorrected(transaction: PeatTransaction, batch: string, loads: readonly string[]): Promise<boolean> {
  if (loads.length === 0) return false
  const rows = ownTables(transaction)
    .selectFrom('peatsale_invoice_row')
    .select('id')
    .where('load_id', 'in', [...loads])
  const elsewhere = rows.where((of) => of.or([of('batch', 'is', null), of('batch', '!=', batch)]))
  return (await elsewhere.executeTakeFirst()) !== undefined
}
