/** Batches whose ten years are over: their rows keep what was sold and for how much, and name nobody. */
import type { Host } from '@workspace/portal/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { markCleared } from './cleared.ts'

export async function batchesToClear(reader: PeatReader, before: string): Promise<readonly string[]> {
  const own = ownTables(reader)
  const cleared = own.selectFrom('peatsale_cleared').select('of_id')
  const batches = own.selectFrom('peatsale_invoice_batch').select('id').where('period_to', '<', before)
  return (await batches.where('id', 'not in', cleared).orderBy('period_to').execute()).map(({ id }) => id)
}

/** Its files go as well; whoever asks for one gets a new one of the rows as they are then. */
export async function clearBatch(
  transaction: PeatTransaction,
  { host, id, now }: { readonly host: Pick<Host, 'files'>; readonly id: string; readonly now: string },
): Promise<void> {
  const own = ownTables(transaction)
  const buyer = { customer_number: '', business_id: '', customer_name: '', einvoice_address: '' }
  await own
    .updateTable('peatsale_invoice_row')
    .set({ ...buyer, purchase_reference: '', free_text: '' })
    .where('batch', '=', id)
    .execute()
  const exports = own.deleteFrom('peatsale_batch_export').where('batch', '=', id).returning(['format', 'file'])
  for (const { format, file } of await exports.execute()) {
    await host.files.drop(transaction, file, `batch:${id}:${format}`)
  }
  await own
    .updateTable('peatsale_invoice_batch')
    .set((batch) => ({ approved_by: '', version: batch('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await markCleared(transaction, { of: id, level: 'all', now })
}
