import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { contactSearch } from '../../customers/contact-search.ts'

type Contacts = {
  peatsale_site: { id: string; contact_name: string; contact_phone: string; contact_search: string }
}

/** Whom a seller calls at a customer's, and how customers are found by the people and telephones of their yards. */
export const customerContacts: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, column] of [
      ['peatsale_customer_link', 'contact_name'],
      ['peatsale_customer_link', 'telephone'],
      ['peatsale_customer_link', 'email'],
      ['peatsale_customer_link', 'contact_search'],
      ['peatsale_site', 'contact_search'],
    ] as const) {
      await sql`alter table ${sql.ref(table)} add column ${sql.ref(column)} text not null default ''`.execute(database)
    }
    const sites = database.withTables<Contacts>()
    const rows = await sites.selectFrom('peatsale_site').select(['id', 'contact_name', 'contact_phone']).execute()
    for (const { id, contact_name: name, contact_phone: telephone } of rows) {
      const contact_search = contactSearch({ name, telephone })
      if (contact_search === '') continue
      await sites.updateTable('peatsale_site').set({ contact_search }).where('id', '=', id).execute()
    }
  },
}
