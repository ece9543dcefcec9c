import type { OfficeProduct } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type ProductRow = PeatTables['peatsale_product']

export function productRow(reader: PeatReader, id: string): Promise<ProductRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_product').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What everybody sees who may see the product. */
export function productOf(row: ProductRow) {
  return {
    ...{ id: row.id, seller: row.seller, code: row.code, nameFi: row.name_fi, nameEn: row.name_en },
    kind: row.kind as OfficeProduct['kind'],
    salesUnit: row.sales_unit as OfficeProduct['salesUnit'],
    m3PerUnit: row.m3_per_unit,
    kgPerM3: row.kg_per_m3,
    moisturePct: row.moisture_pct,
    hRange: row.h_range,
    minOrder: row.min_order,
    orderStep: row.order_step,
    active: row.active === 1,
    image: row.image,
  }
}
