import { sql } from 'kysely'
import { expect, test } from 'vitest'
import chosenOnPostgres from '../../../../tools/chosen-on-postgres.json' with { type: 'json' }
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

test('OPS-08: both engines can run the same files; npm test runs a chosen set of them on PostgreSQL', () => {
  const projects = (vitestConfig.test?.projects ?? []).flatMap((each) =>
    typeof each === 'object' && 'test' in each && each.test ? [each.test] : [],
  )
  const named = (name: string) => projects.find((project) => project.name === name)
  const [sqlite, postgres, waiting] = ['http-sqlite', 'http-postgres', 'waiting-postgres'].map(named)
  const isChosen = process.env['PORTAL_POSTGRES_FILES'] === 'chosen'
  expect(postgres?.include).toEqual(isChosen ? chosenOnPostgres : sqlite?.include)
  // What waits on PostgreSQL alone runs by itself there, and is left out of nothing else.
  expect(postgres?.exclude).toEqual([...(sqlite?.exclude ?? []), ...(waiting?.include ?? [])])
  expect(waiting?.exclude).toEqual(sqlite?.exclude)
  expect([postgres?.env, waiting?.env]).toEqual([
    { PORTAL_TEST_DATABASE: 'postgres' },
    { PORTAL_TEST_DATABASE: 'postgres' },
  ])
})
