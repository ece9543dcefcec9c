import { sql } from 'kysely'
import { expect, test } from 'vitest'
import vitestConfig from '../../../../vitest.config.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const asked = process.env['PORTAL_TEST_DATABASE']

test('OPS-08: SQLite runs without any setting, PostgreSQL by DATABASE_URL, and this test runs on the one it was asked for', async () => {
  await using portal = await startTestPortal()
  const { database } = portal.host
  expect(database.engine).toBe(asked)
  expect(portal.host.settings.databaseUrl === undefined || portal.host.settings.databaseUrl === '').toBe(
    asked === 'sqlite',
  )
  const version = asked === 'sqlite' ? sql`select sqlite_version() as version` : sql`select version() as version`
  const { rows } = await sql<{ version: string }>`${version}`.execute(database.reading)
  expect(rows[0]?.version).toMatch(asked === 'sqlite' ? /^3\./ : /^PostgreSQL/)
})

test('OPS-08: both engines run the very same files', () => {
  const projects = vitestConfig.test?.projects ?? []
  const [sqlite, postgres] = ['http-sqlite', 'http-postgres'].map((name) =>
    projects.flatMap((each) =>
      typeof each === 'object' && 'test' in each && each.test?.name === name ? [each.test] : [],
    ),
  )
  expect(sqlite).toHaveLength(1)
  expect(postgres?.map(({ include, exclude }) => ({ include, exclude }))).toEqual(
    sqlite?.map(({ include, exclude }) => ({ include, exclude })),
  )
})
