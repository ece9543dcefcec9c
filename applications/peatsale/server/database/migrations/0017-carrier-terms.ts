import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const { of, text } = column

const tables = tablesMade({
  /** What is agreed of payment between a carrier and one seller. */
  peatsale_carrier_terms: {
    columns: { carrier: of('peatsale_carrier'), seller: of('peatsale_seller'), terms: text },
    primary: ['carrier', 'seller'],
  },
})

/** Terms of a carrier that serves one seller are that seller's; of another nobody knows who wrote them, and no office reads them. */
export const carrierTerms: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.up(database)
    await sql`insert into peatsale_carrier_terms (carrier, seller, terms)
      select carrier.id, served.seller, carrier.settlement_terms from peatsale_carrier as carrier
      inner join peatsale_carrier_seller as served on served.carrier = carrier.id
      where carrier.settlement_terms <> ''
      and (select count(*) from peatsale_carrier_seller as each where each.carrier = carrier.id) = 1`.execute(database)
  },
}
