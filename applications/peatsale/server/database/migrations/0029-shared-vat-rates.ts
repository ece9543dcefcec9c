import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The table of VAT rates moves to the rows that all applications share; a rate that is there already stays. */
export const sharedVatRates: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`insert into logistics_vat_rate (id, tax_class, from_day, rate_bp, code, version)
      select own.id, own.tax_class, own.from_day, own.rate_bp, own.code, own.version
      from peatsale_vat_rate as own
      where not exists (
        select 1 from logistics_vat_rate as shared
        where shared.tax_class = own.tax_class and shared.from_day = own.from_day
      )`.execute(database)
    await database.schema.dropTable('peatsale_vat_rate').execute()
  },
}
