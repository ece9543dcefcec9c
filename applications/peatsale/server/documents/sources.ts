/** The rows of loads that papers are written from, read once for each paper. */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PileOnPaper, ReceiptOnPaper } from './content.ts'

/** A load with what its order says of it. */
export async function loadOnPaper(reader: PeatReader, id: string) {
  return await ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_load.order_id')
    .selectAll('peatsale_load')
    .select(['peatsale_order.number as order_number', 'peatsale_order.instructions', 'peatsale_order.method'])
    .where('peatsale_load.id', '=', id)
    .executeTakeFirstOrThrow()
}
export type LoadOnPaper = Awaited<ReturnType<typeof loadOnPaper>>

export async function linesOnPaper(reader: PeatReader, load: string) {
  return await ownTables(reader)
    .selectFrom('peatsale_load_line as line')
    .innerJoin('peatsale_product as product', 'product.id', 'line.product')
    .innerJoin('peatsale_order_line as ordered', 'ordered.id', 'line.order_line')
    .leftJoin('peatsale_stockpile as pile', 'pile.id', 'line.stockpile')
    .selectAll('line')
    .select(['product.code', 'name_fi', 'name_en', 'm3_per_unit', 'kg_per_m3', 'ordered.ordered'])
    .select(['pile.code as pile_code', 'pile.year as pile_year', 'moisture_permille', 'von_post', 'density'])
    .where('load_id', '=', load)
    .orderBy('line.position')
    .execute()
}
export type LineOnPaper = Awaited<ReturnType<typeof linesOnPaper>>[number]

export function goodsOnPaper(line: LineOnPaper) {
  return {
    ...{ code: line.code, name: { fi: line.name_fi, en: line.name_en }, unit: line.unit, pile: pileOf(line) },
    ...{ basis: line.basis ?? '', buckets: line.buckets, bucketSize: line.bucket_size },
  }
}

function pileOf({ pile_code, pile_year, moisture_permille, von_post }: LineOnPaper): PileOnPaper | null {
  if (pile_code === null || pile_year === null) return null
  return { code: pile_code, year: pile_year, moisturePermille: moisture_permille ?? 0, vonPost: von_post ?? '' }
}

/** Once it is delivered. */
export function receiptOnPaper(load: LoadOnPaper): ReceiptOnPaper | null {
  const { receipt_kind, receiver_name, receipt_remarks, delivered_at } = load
  if (delivered_at === null || (receipt_kind !== 'name' && receipt_kind !== 'absent')) return null
  return { kind: receipt_kind, name: receiver_name, remarks: receipt_remarks, at: delivered_at }
}
