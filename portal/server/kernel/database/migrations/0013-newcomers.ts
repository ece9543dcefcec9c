import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Those who wait for access (GEN-17): an index that holds nobody else, counted by company and listed by name; whose
 * administrators declined them; when administrators got their last letter about them. And feedback by its state.
 */
export const newcomers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database
    await schema
      .alterTable('account')
      .addColumn('declined_company', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    const waits = sql.raw(
      `where usergroups = '[]' and apps = '[]' and usertype = 'customer' and activated = 1 and deactivated = 0`,
    )
    await sql`create index account_without_rights on account (company, created_at) ${waits}`.execute(database)
    await sql`create index account_without_rights_name on account (sort_name, id, company) ${waits}`.execute(database)
    await schema
      .createTable('access_letter')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('leaves_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('feedback_handled').on('feedback').columns(['handled_at', 'created_at']).execute()
  },
}
