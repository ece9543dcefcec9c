import type { VatRate } from '@workspace/logistics/contract'
import type { LocalDate } from '@workspace/portal/contract'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** The VAT table of all companies. */
export async function vatRatesOf(reader: ManureReader): Promise<VatRate[]> {
  const rows = await ownTables(reader).selectFrom('logistics_vat_rate').selectAll().orderBy('from_day').execute()
  return rows.map(({ tax_class, from_day, rate_bp }) => ({
    ...{ taxClass: tax_class, from: from_day as LocalDate },
    rateBp: rate_bp as VatRate['rateBp'],
  }))
}
