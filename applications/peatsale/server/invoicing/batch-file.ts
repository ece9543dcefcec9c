/** The file of a batch: CSV as Finnish spreadsheets and accounts read it, or JSON (4.3). */
import { decimalComma, finnishDay } from '@workspace/logistics/server'
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import type { StoredRow } from './stored-rows.ts'
import { invoiceRow } from './stored-rows.ts'

export type BatchFormat = 'csv' | 'json'

interface FiledBatch {
  readonly id: string
  readonly number: string
}

type Column = readonly [heading: string, cell: (row: StoredRow) => string]

const text = (of: (row: StoredRow) => string) => (row: StoredRow) => csvCell(of(row))
/** Numbers stand bare, with a decimal comma: nothing else may begin with a sign. */
const number = (of: (row: StoredRow) => number, decimals: number) => (row: StoredRow) => decimalComma(of(row), decimals)

const columns: readonly Column[] = [
  ['Rivi', text(({ id }) => id)],
  ['Asiakasnumero', text(({ customer_number }) => customer_number)],
  ['Y-tunnus', text(({ business_id }) => business_id)],
  ['Asiakas', text(({ customer_name }) => customer_name)],
  ['Verkkolaskuosoite', text(({ einvoice_address }) => einvoice_address)],
  ['Viite', text(({ purchase_reference }) => purchase_reference)],
  ['Tilaus', text(({ order_number }) => order_number)],
  ['Kuorma', text(({ load_number }) => load_number)],
  ['Toimituspäivä', text(({ delivery_day }) => finnishDay(delivery_day))],
  ['Tuotekoodi', text(({ product_code }) => product_code)],
  ['Tuote', text(({ product_name }) => product_name)],
  ['Määrä', number(({ quantity }) => quantity, 3)],
  ['Yksikkö', text(({ unit }) => unitNames[unit] ?? unit)],
  ['Yksikköhinta', number(({ unit_price }) => unit_price, 4)],
  ['Hintayksikkö', number(({ price_base }) => price_base, 0)],
  ['Veroton', number(({ net }) => net, 2)],
  ['Alv-koodi', text(({ vat_code }) => vat_code)],
  ['Alv-%', number(({ vat_rate_bp }) => vat_rate_bp, 2)],
  ['Alv', number(({ vat }) => vat, 2)],
  ['Verollinen', number(({ gross }) => gross, 2)],
  ['Kustannuspaikka', text(({ cost_centre }) => cost_centre)],
  ['Tili', text(({ account }) => account)],
  ['Selite', text(({ free_text }) => free_text)],
  ['Korjaa riviä', text(({ correction_of }) => correction_of ?? '')],
]

const unitNames: Readonly<Record<string, string>> = { m3: 'm³', pcs: 'kpl', load: 'kuorma', quarter: '15 min' }

export function batchFile(format: BatchFormat, batch: FiledBatch, rows: readonly StoredRow[]): Uint8Array {
  return Buffer.from(format === 'csv' ? csvOf(batch, rows) : jsonOf(batch, rows), 'utf8')
}

function csvOf({ number: batch }: FiledBatch, rows: readonly StoredRow[]): string {
  const lines = [
    ['Aineisto', ...columns.map(([heading]) => heading)].map((heading) => csvCell(heading)),
    ...rows.map((row) => [csvCell(batch), ...columns.map(([, cell]) => cell(row))]),
  ]
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}

/** Whole numbers as they are stored: quantities in thousandths, unit prices in ten-thousandths of a euro, sums in cents. */
function jsonOf({ id, number }: FiledBatch, rows: readonly StoredRow[]): string {
  const units = { quantity: '1/1000', unitPrice: '1/10000 EUR', net: '1/100 EUR', vat: '1/100 EUR', gross: '1/100 EUR' }
  const filed = rows.map((row) => ({
    ...invoiceRow(row),
    ...{ businessId: row.business_id, einvoiceAddress: row.einvoice_address, productCode: row.product_code },
    ...{ purchaseReference: row.purchase_reference, vatCode: row.vat_code, costCentre: row.cost_centre },
    account: row.account,
  }))
  return `${JSON.stringify({ batch: id, number, units, rows: filed }, null, 1)}\n`
}
