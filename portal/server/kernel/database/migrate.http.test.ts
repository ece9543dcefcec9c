import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPlace } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import type { MigrationSet, SchemaMigration } from './migrate.ts'
import { migrate } from './migrate.ts'
import { portalMigrations } from './migrations/index.ts'
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
  const database = await openDatabase<PortalTables>(place)
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

const trespasses = [
  ['makes a table of another name', 'create table other_first (id text)', 'table other_first'],
  ['makes an index on the portal’s table', 'create index bedding_names on account (username)', 'index bedding_names'],
  ['changes the portal’s table', 'alter table account add column shadow text', 'table account'],
  ['drops the portal’s table', 'drop table feedback', 'table feedback'],
  [
    'refers to the portal’s table',
    'create table bedding_member (id text references account (id))',
    'foreign key bedding_member',
  ],
] as const

test.each(trespasses)('GEN-13: an application’s migration that %s stops the start', (_, statement, named) =>
  withDatabase(async (database) => {
    const bedding = { owner: 'bedding', migrations: { '1': run(statement) } }
    await expect(migrate(database, [portalMigrations, bedding])).rejects.toThrow(
      new RegExp(`A migration of bedding changes what is not its own: .*${named}`),
    )
    expect(await tableNames(database)).toContain('feedback')
    expect(await tableNames(database)).not.toContain('bedding_migration')
  }),
)

test('GEN-13: a trigger of an application on the portal’s table stops the start', () =>
  withDatabase(async (database) => {
    const statements =
      database.engine === 'sqlite'
        ? ['create trigger bedding_rise after update on account begin update account set is_superadmin = 1; end']
        : [
            'create function bedding_rise() returns trigger language plpgsql as $$ begin return new; end $$',
            'create trigger bedding_rise after update on account for each row execute function bedding_rise()',
          ]
    const rise: SchemaMigration = {
      up: async (transaction) => {
        for (const statement of statements) await sql.raw(statement).execute(transaction)
      },
    }
    await expect(
      migrate(database, [portalMigrations, { owner: 'bedding', migrations: { '1': rise } }]),
    ).rejects.toThrow('changes what is not its own: trigger bedding_rise')
  }))

test('GEN-13: an application with tables, indexes and references of its own is migrated, and goes on later', () =>
  withDatabase(async (database) => {
    const first = run('create table bedding_order (id text primary key)')
    const second = run('create table bedding_load (id text primary key, of_order text references bedding_order (id))')
    const third = run('create index bedding_load_orders on bedding_load (of_order)')
    await migrate(database, [portalMigrations, { owner: 'bedding', migrations: { '1': first, '2': second } }])
    const all = [portalMigrations, { owner: 'bedding', migrations: { '1': first, '2': second, '3': third } }]
    expect(await migrate(database, all)).toEqual(['bedding/3'])
  }))

test('GEN-13: a key that names of the portal begin with is no application’s', () =>
  withDatabase(async (database) => {
    const account = { owner: 'account', migrations: { '1': run('create table account_bedding (id text)') } }
    await expect(migrate(database, [portalMigrations, account])).rejects.toThrow('No application can be called account')
  }))
