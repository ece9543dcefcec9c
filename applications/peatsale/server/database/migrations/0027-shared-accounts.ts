import type { Migrations } from '@workspace/portal/server'
import { dropReferences } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const account = 'peatsale_customer'
const site = 'peatsale_site'
const referring: Readonly<Record<string, readonly string[]>> = {
  peatsale_customer_member: [account],
  peatsale_customer_link: [account],
  peatsale_member_seller: [account],
  peatsale_invitation: [account],
  peatsale_price_list: [account],
  peatsale_site_zone: [site],
  peatsale_site_distance: [site],
  peatsale_order: [account, site],
  peatsale_load: [account, site],
}

/** Accounts and their sites move to the rows that all applications share; what a seller agreed with an account stays. */
export const sharedAccounts: Migrations[string] = {
  rebuildsTables: true,
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of moved) await sql.raw(statement).execute(database)
    for (const [table, targets] of Object.entries(referring)) await dropReferences(database, table, targets)
    for (const table of [site, account]) await database.schema.dropTable(table).execute()
  },
}

const yard = `name, street, postal_code, city, gate_lat, gate_lon, tip_lat, tip_lon, surface, max_combination, turning_note,
  height_limit_cm, storage_m3, thaw_prone, unload_side, allowed_hours, contact_name, contact_phone, contact_search, gate_code,
  instructions, removed, version, changed_at`

const moved = [
  `insert into logistics_account (id, name, business_id, farm_id, language, closed, closed_reason, sort_name, search_text,
      version, changed_at)
    select id, name, business_id, farm_id, language, closed, closed_reason, sort_name, search_text, version, changed_at
    from peatsale_customer`,
  `insert into logistics_site (id, account, ${yard}) select id, customer, ${yard} from peatsale_site`,
  `insert into logistics_relationship (account, application, company, active)
    select customer, 'peatsale', seller, active from peatsale_customer_link`,
]
