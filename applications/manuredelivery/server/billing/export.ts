/** The file of a batch is made once in each format, kept by its SHA-256 and sent again byte for byte (5.2). */
import type { Host } from '@workspace/portal/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { BatchFormat } from './batch-file.ts'
import { batchFile } from './batch-file.ts'
import type { StoredRow } from './billing-rows.ts'

interface Exporting {
  readonly host: Host
  readonly write: (act: (transaction: ManureTransaction) => Promise<object>) => Promise<unknown>
  readonly by: string
  readonly now: Date
}

interface ExportedBatch {
  readonly id: string
  readonly number: string
  readonly company: string
  readonly company_name: string
}

/** In the order in which they go out. */
export async function rowsOfBatch(reader: ManureReader, batch: string): Promise<StoredRow[]> {
  const rows = ownTables(reader).selectFrom('manuredelivery_batch_row').selectAll().where('batch', '=', batch)
  return await rows.orderBy('position').execute()
}

/** An approved batch never changes, so whoever comes first makes the file for all. @returns its id */
export async function exportedFile(
  { host, write, by, now }: Exporting,
  { id, number, company, company_name }: ExportedBatch,
  format: BatchFormat,
): Promise<string | undefined> {
  const kept = await fileOf(host.database.reading, id, format)
  if (kept !== undefined) return kept
  const rows = await rowsOfBatch(host.database.reading, id)
  const file = await host.files.keep(batchFile(format, { id, number, company: company_name }, rows), format)
  await write(async (transaction) => {
    const own = ownTables(transaction)
    // Locked: its approval is not taken back meanwhile.
    const batch = await own
      .updateTable('manuredelivery_batch')
      .set((row) => ({ state: row.ref('state') }))
      .where('id', '=', id)
      .where('state', '!=', 'withdrawn')
      .returning('id')
      .executeTakeFirst()
    if (batch === undefined) return {}
    const made = own
      .insertInto('manuredelivery_batch_file')
      .values({ batch: id, format, file, made_at: now.toISOString(), made_by: by })
      .onConflict((conflict) => conflict.columns(['batch', 'format']).doNothing())
    if ((await made.returning('file').executeTakeFirst()) !== undefined) {
      await host.files.use(transaction, file, `batch:${id}:${format}`)
    }
    await host.live.publish(transaction, { topic: 'batches', ids: [id], channels: [`company:${company}`] })
    return {}
  })
  return await fileOf(host.database.reading, id, format)
}

async function fileOf(reader: ManureReader, batch: string, format: BatchFormat): Promise<string | undefined> {
  const files = ownTables(reader).selectFrom('manuredelivery_batch_file').select('file').where('batch', '=', batch)
  return (await files.where('format', '=', format).executeTakeFirst())?.file
}
