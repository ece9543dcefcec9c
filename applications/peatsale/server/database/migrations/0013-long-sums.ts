import type { Migrations } from '@workspace/portal/server'
import { isPostgres } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Sums of many records may pass what one of them may hold; SQLite's whole numbers are as long already. */
const sums: Readonly<Record<string, readonly string[]>> = {
  peatsale_order: ['net', 'vat', 'gross'],
  peatsale_order_line: ['planned', 'loaded', 'delivered', 'billed'],
  peatsale_load: ['net', 'vat', 'gross', 'offer_freight'],
  peatsale_carrier_row: ['freight', 'amount', 'quantity'],
  peatsale_invoice_batch: ['net', 'vat', 'gross'],
  peatsale_invoice_row: ['unit_price', 'quantity', 'net', 'vat', 'gross'],
  peatsale_stockpile: ['balance'],
}

export const longSums: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!isPostgres(database)) return
    for (const [table, columns] of Object.entries(sums)) {
      const widened = columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`)
      await sql`alter table ${sql.table(table)} ${sql.join(widened)}`.execute(database)
    }
  },
}
