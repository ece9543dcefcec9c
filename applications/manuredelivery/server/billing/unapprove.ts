/** An approval that has not been sent is taken back: its consignments are confirmed again, its numbers are not given twice (5.2). */
import { withYields } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { publishConsignments } from '../consignments/publish-changes.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { voidStatements } from '../documents/settlement-statement.ts'
import { recordMove } from '../events/manure-events.ts'
import { deriveRequests, lockConsignments } from './approve.ts'

interface Unapproval {
  readonly approval: string
  readonly company: string
  readonly reason: string
  readonly by: string
  readonly now: Date
}

/** `wrong_state`: it is taken back already, or one of its consignments has been corrected since. */
export async function unapprove(
  transaction: ManureTransaction,
  host: Host,
  { approval, company, reason, by, now }: Unapproval,
): Promise<'done' | 'batch_sent' | 'wrong_state'> {
  const own = ownTables(transaction)
  await host.database.lock(transaction, `batches:${company}`)
  const batches = await own.selectFrom('manuredelivery_batch').selectAll().where('approval', '=', approval).execute()
  const ids = batches.map(({ id }) => id)
  const entered = await own
    .selectFrom('manuredelivery_consignment')
    .select(['id', 'request', 'state'])
    .where((of) => of.or([of('sale_batch', 'in', ids), of('purchase_batch', 'in', ids)]))
    .execute()
  const consignments = entered.map(({ id }) => id)
  await lockConsignments(transaction, consignments)
  if (batches.some(({ state }) => state === 'sent')) return 'batch_sent'
  if (batches.some(({ state }) => state !== 'approved')) return 'wrong_state'
  if (await areCorrected(transaction, consignments)) return 'wrong_state'
  // Corrections of earlier batches wait again; rows come anew with the next approval.
  const none = { sale_batch: null, purchase_batch: null }
  await own
    .updateTable('manuredelivery_settlement_correction')
    .set(none)
    .where((of) => of.or([of('sale_batch', 'in', ids), of('purchase_batch', 'in', ids)]))
    .execute()
  await own.deleteFrom('manuredelivery_batch_row').where('batch', 'in', ids).execute()
  await own.updateTable('manuredelivery_batch').set({ state: 'withdrawn', reason }).where('id', 'in', ids).execute()
  if (consignments.length > 0) {
    const freed = own.updateTable('manuredelivery_consignment').set((row) => ({
      ...{ ...none, version: row('version', '+', 1), changed_at: now.toISOString() },
      state: row.case().when('state', '=', 'locked').then('confirmed').else(row.ref('state')).end(),
    }))
    await freed.where('id', 'in', consignments).execute()
  }
  const data = { batches: batches.map(({ number }) => number), reason }
  for await (const { id, state: before } of withYields(entered)) {
    const state = before === 'locked' ? 'confirmed' : before
    const move = { aggregate: 'consignment', of: id, kind: 'unapproveBatch', state, data } as const
    await recordMove(transaction, { ...move, actor: by, now })
  }
  await deriveRequests(transaction, host, { entered, actor: by, now })
  await voidStatements(transaction, approval)
  await publishConsignments(transaction, { host }, { ids: consignments })
  await host.live.publish(transaction, { topic: 'batches', ids, channels: [`company:${company}`] })
  return 'done'
}

/** Rows that name one of its rows would name nothing. */
async function areCorrected(transaction: ManureTransaction, consignments: readonly string[]): Promise<boolean> {
  if (consignments.length === 0) return false
  const corrections = ownTables(transaction)
    .selectFrom('manuredelivery_settlement_correction')
    .select('id')
    .where('consignment', 'in', [...consignments])
  return (await corrections.executeTakeFirst()) !== undefined
}
