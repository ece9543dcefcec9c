import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The few orders whose customers have written are found among a hundred thousand without reading the others. */
export const writtenOrders: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index peatsale_order_written on peatsale_order (seller) where changed_by_customer = 1`.execute(
      database,
    )
  },
}
