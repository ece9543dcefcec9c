import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPlace } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import type { MigrationSet, SchemaMigration } from './migrate.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { PortalTables } from './tables.ts'

const run = (statement: string): SchemaMigration => ({
  up: async (database) => {
    await sql.raw(statement).execute(database)
  },
})
const set = (migrations: MigrationSet['migrations']): readonly MigrationSet[] => [{ owner: 'test', migrations }]
const first = run('create table test_first (id text primary key)')

async function withDatabase(act: (database: Database<PortalTables>) => Promise<void>): Promise<void> {
  await using place = await testPlace()
  const database = openDatabase<PortalTables>(place)
  try {
    await act(database)
  } finally {
    await database.close()
  }
}

const tableNames = async ({ migrating }: Database<PortalTables>) =>
  (await migrating.introspection.getTables()).map(({ name }) => name)

test('R48: a migration that fails leaves nothing behind, and those before it stand', () =>
  withDatabase(async (database) => {
    const failing: SchemaMigration = {
      up: async (transaction) => {
        await sql`create table test_second (id text)`.execute(transaction)
        throw new Error('not this time')
      },
    }
    await expect(migrate(database, set({ '1': first, '2': failing }))).rejects.toThrow('not this time')
    expect(await tableNames(database)).toContain('test_first')
    expect(await tableNames(database)).not.toContain('test_second')

    const mended = run('create table test_second (id text)')
    expect(await migrate(database, set({ '1': first, '2': mended }))).toEqual(['test/2'])
    expect(await migrate(database, set({ '1': first, '2': mended }))).toEqual([])
  }))

test('R48: a database that has had a migration which is not known here is refused', () =>
  withDatabase(async (database) => {
    await migrate(database, set({ '1': first, '2': run('create table test_second (id text)') }))

    await expect(migrate(database, set({ '1': first }))).rejects.toThrow(
      'is of a newer version of the portal: it has had the migration test/2',
    )
  }))

test('R48: a table that others refer to is made anew with their rows, and a row that would point at nothing stops it', () =>
  withDatabase(async (database) => {
    const referring = run('create table test_child (id text, parent text references test_first (id) on delete cascade)')
    await migrate(database, set({ '1': first, '2': referring }))
    await database.writing(async (transaction) => {
      await sql`insert into test_first values ('a')`.execute(transaction)
      await sql`insert into test_child values ('x', 'a')`.execute(transaction)
    })
    if (database.engine === 'postgres') return
    const rebuilt = (rows: string): SchemaMigration => ({
      rebuildsTables: true,
      up: async (transaction) => {
        const statements = [
          'create table test_new (id text primary key)',
          `insert into test_new ${rows}`,
          'drop table test_first',
          'alter table test_new rename to test_first',
        ]
        for (const statement of statements) await sql.raw(statement).execute(transaction)
      },
    })
    const losing = rebuilt("select 'b'")
    await expect(migrate(database, set({ '1': first, '2': referring, '3': losing }))).rejects.toThrow(
      '1 rows would point at nothing',
    )
    await migrate(database, set({ '1': first, '2': referring, '3': rebuilt('select id from test_first') }))

    expect((await sql`select * from test_child`.execute(database.reading)).rows).toEqual([{ id: 'x', parent: 'a' }])
    const stray = database.writing((transaction) => sql`insert into test_child values ('y', 'b')`.execute(transaction))
    await expect(stray).rejects.toThrow(/FOREIGN KEY/)
  }))
