/** The file of a batch is made once in each format, kept by its SHA-256 and sent again byte for byte (4.3). */
import type { Host } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mailBatchExported } from '../letters/carrier-letters.ts'
import type { BatchFormat } from './batch-file.ts'
import { batchFile } from './batch-file.ts'
import { rowsOfBatch } from './stored-rows.ts'

interface Exporting {
  readonly host: Host
  readonly write: (act: (transaction: PeatTransaction) => Promise<object>) => Promise<unknown>
  readonly by: string
  readonly now: Date
}

interface ExportedBatch {
  readonly id: string
  readonly number: string
  readonly seller: string
}

/** A correction may come between reading and writing; the file is made anew then. */
const triesMost = 5

/** @returns the id of the file. */
export async function exportedFile(
  exporting: Exporting,
  batch: ExportedBatch,
  format: BatchFormat,
): Promise<string | undefined> {
  for (let tries = 0; tries < triesMost; tries++) {
    const file = await fileOf(exporting.host, batch.id, format)
    if (file !== undefined) return file
    await makeFile(exporting, batch, format)
  }
  return await fileOf(exporting.host, batch.id, format)
}

async function fileOf({ database }: Host, batch: string, format: BatchFormat): Promise<string | undefined> {
  const exports = ownTables(database.reading).selectFrom('peatsale_batch_export').select('file')
  return (await exports.where('batch', '=', batch).where('format', '=', format).executeTakeFirst())?.file
}

async function makeFile(
  { host, write, by, now }: Exporting,
  { id, number, seller }: ExportedBatch,
  format: BatchFormat,
): Promise<void> {
  const own = ownTables(host.database.reading)
  const batches = own.selectFrom('peatsale_invoice_batch').select(['version', 'state']).where('id', '=', id)
  const before = await batches.executeTakeFirstOrThrow()
  const bytes = batchFile(format, { id, number }, await rowsOfBatch(host.database.reading, id))
  const file = await host.files.keep(bytes, format)
  await write(async (transaction) => {
    const writing = ownTables(transaction)
    const exported = await writing
      .updateTable('peatsale_invoice_batch')
      .set({ state: 'exported' })
      .where('id', '=', id)
      .where('version', '=', before.version)
      .where('state', '=', before.state)
      .returning('id')
      .executeTakeFirst()
    if (!exported) return {}
    const row = { batch: id, format, file, made_at: now.toISOString(), made_by: by }
    const made = writing.insertInto('peatsale_batch_export').values(row)
    const first = await made
      .onConflict((conflict) => conflict.columns(['batch', 'format']).doNothing())
      .returning('file')
      .executeTakeFirst()
    if (first) await host.files.use(transaction, file, `batch:${id}:${format}`)
    // In whichever format it leaves first.
    if (before.state !== 'exported') await mailBatchExported(transaction, { host, now, by, seller, batch: id, number })
    await host.live.publish(transaction, { topic: 'batches', ids: [id], channels: [`seller:${seller}`] })
    return {}
  })
}
