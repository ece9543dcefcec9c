/** The file of a batch: CSV as Finnish spreadsheets and accounts read it, or JSON (5.2). */
import { decimalComma, finnishDay } from '@workspace/logistics/server'
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import type { batchFormats } from '../../contract/billing/batch.ts'
import type { StoredRow } from './billing-rows.ts'
import { billingRow } from './billing-rows.ts'

export type BatchFormat = (typeof batchFormats)[number]

interface FiledBatch {
  readonly id: string
  readonly number: string
  readonly company: string
}

type Column = readonly [heading: string, cell: (row: StoredRow) => string]

const text = (of: (row: StoredRow) => string) => (row: StoredRow) => csvCell(of(row))
/** Numbers stand bare, with a decimal comma: nothing else may begin with a sign. */
const number = (of: (row: StoredRow) => number, decimals: number) => (row: StoredRow) => decimalComma(of(row), decimals)

const sideNames: Readonly<Record<string, string>> = { sale: 'myynti', purchase: 'osto' }
const unitNames: Readonly<Record<string, string>> = { m3: 'm³', pcs: 'kpl', load: 'kuorma', quarter: '15 min' }

const columns: readonly Column[] = [
  ['Rivi', text(({ id }) => id)],
  ['Puoli', text(({ side }) => sideNames[side] ?? side)],
  ['Tilanumero', text(({ farm_number }) => farm_number)],
  ['Y-tunnus', text(({ business_id }) => business_id)],
  ['Tila', text(({ farm_name }) => farm_name)],
  ['Verkkolaskuosoite', text(({ einvoice_address }) => einvoice_address)],
  ['Noutopyyntö', text(({ request_number }) => request_number)],
  ['Erä', text((row) => row.number)],
  ['Päivä', text(({ day }) => finnishDay(day))],
  ['Koodi', text(({ code }) => code)],
  ['Nimi', text(({ name_fi }) => name_fi)],
  ['Määrä', number(({ quantity }) => quantity, 3)],
  ['Yksikkö', text(({ unit }) => unitNames[unit] ?? unit)],
  ['Yksikköhinta', number(({ unit_price }) => unit_price, 4)],
  ['Hintayksikkö', () => '1'],
  ['Veroton', number(({ net }) => net, 2)],
  ['Alv-koodi', text(({ vat_code }) => vat_code)],
  ['Alv-%', number(({ vat_rate_bp }) => vat_rate_bp, 2)],
  ['Alv', number(({ vat }) => vat, 2)],
  ['Verollinen', number(({ gross }) => gross, 2)],
  ['Kustannuspaikka', text(({ cost_centre }) => cost_centre)],
  ['Tili', text(({ account_no }) => account_no)],
  ['Itselaskutus', text(({ self_billing }) => (self_billing === 1 ? 'kyllä' : ''))],
  ['Selite', text(({ free_text }) => free_text)],
  ['Korjaa riviä', text(({ correction_of }) => correction_of ?? '')],
]

export function batchFile(format: BatchFormat, batch: FiledBatch, rows: readonly StoredRow[]): Uint8Array {
  return Buffer.from(format === 'csv' ? csvOf(batch, rows) : jsonOf(batch, rows), 'utf8')
}

function csvOf({ number: batch, company }: FiledBatch, rows: readonly StoredRow[]): string {
  const headings = ['Aineisto', 'Yritys', ...columns.map(([heading]) => heading)]
  const lines = [
    headings.map((heading) => csvCell(heading)),
    ...rows.map((row) => [csvCell(batch), csvCell(company), ...columns.map(([, cell]) => cell(row))]),
  ]
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}

/** Whole numbers as they are stored: quantities in thousandths, unit prices in ten-thousandths of a euro, sums in cents. */
function jsonOf({ id, number: batch, company }: FiledBatch, rows: readonly StoredRow[]): string {
  const units = { quantity: '1/1000', unitPrice: '1/10000 EUR', net: '1/100 EUR', vat: '1/100 EUR', gross: '1/100 EUR' }
  const filed = rows.map((row) => ({
    ...billingRow(row),
    ...{ name: row.name_fi, priceBase: 1, businessId: row.business_id, einvoiceAddress: row.einvoice_address },
    ...{ vatCode: row.vat_code, costCentre: row.cost_centre, account: row.account_no },
  }))
  return `${JSON.stringify({ batch: id, number: batch, company, units, rows: filed }, null, 1)}\n`
}
