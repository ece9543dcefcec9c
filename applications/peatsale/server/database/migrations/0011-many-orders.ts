import type { Migrations } from '@workspace/portal/server'
import { isPostgres } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Of a hundred thousand orders lists, finds and the credit of an account are read as fast as of a thousand (docs/performance.md). */
export const manyOrders: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.dropIndex('peatsale_order_entered_by').execute()
    await index(database, 'entered', ['entered_by', 'made_by'])
    await index(database, 'credit', ['customer', 'seller', 'state', 'confirmed_at', 'gross', 'id'])
    const kept = database.schema.createIndex('peatsale_reservation_order_line').on('peatsale_reservation')
    await kept.column('order_line').execute()
    const planned = database.schema.createIndex('peatsale_load_swamp_week').on('peatsale_load')
    await planned.columns(['swamp', 'week', 'state']).execute()
    const requests = database.schema.createIndex('peatsale_order_request_state').on('peatsale_order_request')
    await requests.columns(['state', 'order_id']).execute()
    if (isPostgres(database)) await findByTrigrams(database)
    else await widenIndexes(database)
  },
}

/** A row of an order is long: SQLite walks indexes that hold all that a list asks, without the rows. */
async function widenIndexes(database: Kysely<unknown>): Promise<void> {
  for (const narrow of ['seller_sort_number_id', 'seller_state_sort_number_id']) {
    await database.schema.dropIndex(`peatsale_order_${narrow}`).execute()
  }
  const asked = ['sort_number', 'id', 'made_by', 'customer', 'swamp', 'week', 'search_text']
  await index(database, 'by_seller', ['seller', ...asked, 'state'])
  await index(database, 'by_state', ['seller', 'state', ...asked])
}

/** PostgreSQL keeps long values apart, and finds by trigrams where the portal could turn them on. */
async function findByTrigrams(database: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if exists (select 1 from pg_extension where extname = 'pg_trgm') then
      create index peatsale_order_search_text on peatsale_order using gin (search_text gin_trgm_ops);
    end if;
  end $$`.execute(database)
}

async function index(database: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await database.schema.createIndex(`peatsale_order_${name}`).on('peatsale_order').columns(columns).execute()
}
