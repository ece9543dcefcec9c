import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { finnishSortKey } from '../sort-key.ts'
import { createFindOnPostgres, createFindOnSqlite } from './0003-user-find.ts'
import { isPostgres } from './engine.ts'

interface SortedTables {
  account: {
    id: string
    company: string
    sort_name: string
    sort_company: string
    sort_waiting: string
    activated: number
    created_at: string
  }
  transport_company: { id: string; name: string }
}

/** The user list by pages: sort keys, an index for each that answers every filter, substring search; and what bulk work leaves. */
export const userList: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const postgres = isPostgres(database)
    const ordered = sql.raw(postgres ? 'text collate "C"' : 'text')
    for (const name of ['sort_company', 'sort_waiting']) {
      await sql`alter table account add column ${sql.ref(name)} ${ordered} not null default ''`.execute(database)
    }
    await fillSortKeys(database as Kysely<SortedTables>)
    await createListIndexes(database)
    await createBulkTables(database)
    if (postgres) await createFindOnPostgres(database)
    else await createFindOnSqlite(database)
  },
}

async function fillSortKeys(database: Kysely<SortedTables>): Promise<void> {
  const carriers = await database.selectFrom('transport_company').select(['id', 'name']).execute()
  const shown = new Map(carriers.map(({ id, name }) => [id, name]))
  const companies = await database.selectFrom('account').select('company').distinct().execute()
  for (const { company } of companies) {
    const key = `${finnishSortKey(shown.get(company) ?? company)}\n`
    await database
      .updateTable('account')
      .set({ sort_company: sql`${key} || sort_name` })
      .where('company', '=', company)
      .execute()
  }
  await sql`update account set sort_waiting = cast(activated as text) || created_at`.execute(database)
}

/** The filters stand in each index, so that a page is found without touching a row that it does not show. */
async function createListIndexes(database: Kysely<unknown>): Promise<void> {
  const filters = ['id', 'company', 'is_admin', 'activated', 'deactivated']
  const replaced = ['account_sort_name', 'account_sort_username', 'account_sort_email', 'account_company']
  for (const name of replaced) await database.schema.dropIndex(name).execute()
  for (const name of ['name', 'username', 'email', 'company', 'waiting']) {
    const columns = [`sort_${name}`, ...filters]
    await database.schema.createIndex(`account_list_${name}`).on('account').columns(columns).execute()
  }
  const inCompany = ['company', 'sort_name', 'id', 'is_admin', 'activated', 'deactivated']
  await database.schema.createIndex('account_company').on('account').columns(inCompany).execute()
  await sql`create index account_admins on account (sort_name, id) where is_admin = 1`.execute(database)
}

async function createBulkTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bulk_change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('undo_action', 'text', (column) => column.notNull())
    .addColumn('changed_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('user_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('headings', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['bulk_change', 'user_import']) {
    await database.schema.createIndex(`${table}_age`).on(table).column('created_at').execute()
  }
}
