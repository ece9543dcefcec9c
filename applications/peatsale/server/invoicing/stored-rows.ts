/** Invoice rows as they are stored, and as they go out (4.3). */
import type { BasisPoints, LocalDate, UnitPrice } from '@workspace/portal/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { InvoiceRow as InvoiceRowShape } from '../../contract/invoicing/batch.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type StoredRow = Selectable<PeatTables['peatsale_invoice_row']>
export type InvoiceRow = z.infer<typeof InvoiceRowShape>

export function invoiceRow(row: StoredRow): InvoiceRow {
  return {
    ...{ id: row.id, load: row.load_id, loadNumber: row.load_number, orderNumber: row.order_number },
    ...{ customer: row.customer_name, customerNumber: row.customer_number },
    deliveryDay: row.delivery_day as LocalDate,
    kind: row.kind as InvoiceRow['kind'],
    ...{ product: row.product_name, quantity: row.quantity, unit: row.unit },
    unitPrice: row.unit_price as UnitPrice,
    ...{ priceBase: row.price_base, net: row.net, vat: row.vat, gross: row.gross },
    vatRateBp: row.vat_rate_bp as BasisPoints,
    ...{ freeText: row.free_text, correctionOf: row.correction_of },
  }
}

/** In the order in which they go out. */
export async function rowsOfBatch(reader: PeatReader, batch: string): Promise<StoredRow[]> {
  const rows = ownTables(reader).selectFrom('peatsale_invoice_row').selectAll().where('batch', '=', batch)
  return await rows.orderBy('position').orderBy('id').execute()
}

/** For the screen: a file keeps the Finnish name that the row was made with, a reader of English gets the register's. */
export async function namedRows(reader: PeatReader, batch: string) {
  const rows = await rowsOfBatch(reader, batch)
  const products = await ownTables(reader)
    .selectFrom('peatsale_product')
    .select(['code', 'name_en'])
    .where('seller', '=', rows[0]?.seller ?? '')
    .execute()
  const english = new Map(products.map(({ code, name_en }) => [code, name_en]))
  return rows.map((row) => ({
    ...invoiceRow(row),
    productName:
      row.product_code === '' ? null : { fi: row.product_name, en: english.get(row.product_code) || row.product_name },
  }))
}
