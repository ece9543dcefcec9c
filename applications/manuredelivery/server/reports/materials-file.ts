/** Yearly raw materials as CSV that Finnish spreadsheets read, and the files that were made of a year. */
import { decimalComma } from '@workspace/logistics/server'
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import type { RawMaterials } from '../../contract/reports/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Row = RawMaterials['rows'][number]
type Column = readonly [heading: string, cell: (row: Row) => string]

/** Tonnes with three decimals of kilograms, and with six of grams. */
const columns: readonly Column[] = [
  ['Laitos', ({ plant }) => csvCell(plant.name)],
  ['Laji', ({ type }) => csvCell(type.fi)],
  ['Koodi', ({ type }) => csvCell(type.code)],
  ['Eriä', ({ consignments }) => decimalComma(consignments, 0)],
  ['Tonnia', ({ kg }) => decimalComma(kg, 3)],
  ['Kuiva-ainetta t', ({ dryKg }) => decimalComma(dryKg, 3)],
  ['Typpi t', ({ n }) => decimalComma(n, 6)],
  ['Liukoinen typpi t', ({ solubleN }) => decimalComma(solubleN, 6)],
  ['Fosfori t', ({ p }) => decimalComma(p, 6)],
  ['Kalium t', ({ k }) => decimalComma(k, 6)],
  ['Taulukkoarvoilla %', (row) => decimalComma(shareOf(row, row.tableKg), 1)],
  ['Arvioita %', (row) => decimalComma(shareOf(row, row.estimateKg), 1)],
]

/** Tenths of a per cent of the mass. */
function shareOf({ kg }: Row, part: number): number {
  return kg === 0 ? 0 : Math.round((part * 1000) / kg)
}

export function materialsFile({ rows }: Pick<RawMaterials, 'rows'>): Uint8Array {
  const lines = [
    columns.map(([heading]) => csvCell(heading)),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return Buffer.from(byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join(''), 'utf8')
}

/** The latest one of the year. */
export async function latestFile(reader: ManureReader, { company, year }: { company: string; year: number }) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_materials_file')
    .selectAll()
    .where('company', '=', company)
    .where('year', '=', year)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
}

/** Consignments of the year whose facts were corrected after that moment. */
export async function correctedSince(
  reader: ManureReader,
  { company, year, at }: { readonly company: string; readonly year: number; readonly at: string },
): Promise<number> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_correction as correction')
    .innerJoin('manuredelivery_consignment as of', 'of.id', 'correction.consignment')
    .select('of.id')
    .distinct()
    .where('of.company', '=', company)
    .where('of.ended_day', '>=', `${year}-01-01`)
    .where('of.ended_day', '<=', `${year}-12-31`)
    .where('correction.at', '>', at)
    .execute()
  return rows.length
}
