import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './engine.ts'

const tables = ['site_setting', 'company', 'application', 'transport_company']
const counted = 'update setup_version set version = version + 1'

/**
 * Counts each change of what operators set up, whoever makes it. A request reads the number beside its session and
 * so knows, without reading the rest, whether what it knows of the setup still holds (performance.md).
 */
export const setupVersion: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('setup_version')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await sql`insert into setup_version (version) values (1)`.execute(database)
    for (const statement of isPostgres(database) ? onPostgres() : onSqlite()) await sql.raw(statement).execute(database)
  },
}

function onSqlite(): string[] {
  return tables.flatMap((table) =>
    ['insert', 'update', 'delete'].map(
      (change) => `create trigger ${table}_${change}_counted after ${change} on ${table} begin ${counted}; end`,
    ),
  )
}

function onPostgres(): string[] {
  return [
    `create function count_setup() returns trigger language plpgsql as $$ begin ${counted}; return null; end $$`,
    ...tables.map(
      (table) => `create trigger ${table}_counted after insert or update or delete or truncate on ${table}
        for each statement execute function count_setup()`,
    ),
  ]
}
