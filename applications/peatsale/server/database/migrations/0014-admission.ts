import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const { of, text } = column

const tables = tablesMade({
  /** The sellers that have admitted a member. */
  peatsale_member_seller: {
    columns: { customer: of('peatsale_customer'), person: text, seller: of('peatsale_seller') },
    primary: ['customer', 'person', 'seller'],
    indexes: [['person']],
  },
})

/** Members of before keep what they see: the main member can take them out, and opens or refuses what comes. */
export const admission: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.up(database)
    for (const [column, begun] of [
      ['opened', 1],
      ['waiting', 0],
    ] as const) {
      await sql`alter table peatsale_customer_member add column ${sql.ref(column)} integer not null default ${sql.lit(begun)}`.execute(
        database,
      )
    }
    // A JSON list of the sellers that invite; empty where the main member does.
    await sql`alter table peatsale_invitation add column sellers text not null default ''`.execute(database)
  },
}
