/** What is kept for years by the calendar: batches and their files, yearly records of farms, and files of raw materials. */
import { clearedContent } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import type { Clearing } from './cleared.ts'
import { clearedTo, markCleared } from './cleared.ts'

type WithFiles = Clearing & { readonly host: Pick<Host, 'files'> }

export async function batchesToClear(reader: ManureReader, before: string): Promise<readonly string[]> {
  const batches = ownTables(reader).selectFrom('manuredelivery_batch').select('id').where('period_to', '<', before)
  const found = batches.where('id', 'not in', clearedTo(reader, 'all')).orderBy('period_to')
  return (await found.execute()).map(({ id }) => id)
}

/** Rows keep what was settled and for how much, and name nobody; files and statements go. */
export async function clearBatch(transaction: ManureTransaction, { host, id, now }: WithFiles): Promise<void> {
  const own = ownTables(transaction)
  const farm = { farm_number: '', business_id: '', farm_name: '', einvoice_address: '', free_text: '' }
  await own.updateTable('manuredelivery_batch_row').set(farm).where('batch', '=', id).execute()
  const files = own.deleteFrom('manuredelivery_batch_file').where('batch', '=', id).returning(['format', 'file'])
  for (const { format, file } of await files.execute()) {
    await host.files.drop(transaction, file, `batch:${id}:${format}`)
  }
  await own
    .updateTable('manuredelivery_settlement_correction')
    .set({ made_by: '', reason: '' })
    .where((is) => is.or([is('sale_batch', '=', id), is('purchase_batch', '=', id)]))
    .execute()
  const batch = own.updateTable('manuredelivery_batch').where('id', '=', id)
  const { approval } = await batch
    .set({ approved_by: '', sent_by: '', reason: '' })
    .returning('approval')
    .executeTakeFirstOrThrow()
  await manureDocuments.clear(transaction, { host, of: [approval] })
  await markCleared(transaction, { id, level: 'all', now })
}

/** Hand-over records of years before that one, and contracts that ended before it, as documents name them. */
export async function recordsToClear(reader: ManureReader, firstYear: number): Promise<readonly string[]> {
  const records = ownTables(reader).selectFrom('manuredelivery_document').select('of_id').distinct()
  const kept = records.where('kind', '=', 'handOverRecord').where('content', '!=', clearedContent)
  const ids = (await kept.execute()).map(({ of_id }) => of_id)
  return [...ids.filter((id) => Number(id.split(':')[1]) < firstYear), ...(await contractsToClear(reader, firstYear))]
}

/** Hand-over contracts that ended before that year, in each of their editions. */
async function contractsToClear(reader: ManureReader, firstYear: number): Promise<readonly string[]> {
  const contracts = ownTables(reader).selectFrom('manuredelivery_document').select(['of_id', 'content'])
  const kept = contracts.where('kind', '=', 'handOverContract').where('content', '!=', clearedContent)
  const holds = (content: string) => Number(String(JSON.parse(content).to).slice(0, 4)) >= firstYear
  const editions = Map.groupBy(await kept.execute(), ({ of_id }) => of_id)
  return [...editions].flatMap(([of, alike]) => (alike.some(({ content }) => holds(content)) ? [] : [of]))
}

/** Consignments stay, so the farm can have the record of an old year drawn anew, with what is left of it. */
export async function clearRecord(transaction: ManureTransaction, { host, id }: WithFiles): Promise<void> {
  await manureDocuments.clear(transaction, { host, of: [id] })
}

/** Files of the raw materials of years before that one. */
export async function removeMaterials(
  transaction: ManureTransaction,
  { host, firstYear }: { readonly host: Pick<Host, 'files'>; readonly firstYear: number },
): Promise<number> {
  const old = ownTables(transaction).deleteFrom('manuredelivery_materials_file').where('year', '<', firstYear)
  const rows = await old.returning(['company', 'year', 'made_at', 'file']).execute()
  for (const { company, year, made_at, file } of rows) {
    await host.files.drop(transaction, file, `materials:${company}:${year}:${made_at}`)
  }
  return rows.length
}
