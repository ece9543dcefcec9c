import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An import writes its people in many short transactions and shows them by one (decision 42): each row names its import,
 * and an import has a row here from its first person until everything that belongs to its people is done.
 */
export const imports: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database
    await schema
      .alterTable('account')
      .addColumn('import_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`create index account_import_rows on account
      (import_id, id, company, carrier, is_admin, activated, deactivated) where import_id != ''`.execute(database)
    let table = schema.createTable('account_import').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['draft_id', 'state', 'facts', 'told_to'])
      table = table.addColumn(name, 'text', (column) => column.notNull())
    for (const name of ['invite', 'beats']) table = table.addColumn(name, 'integer', (column) => column.notNull())
    await table.execute()
    await sql`create unique index account_import_draft on account_import (draft_id) where draft_id != ''`.execute(
      database,
    )
  },
}
