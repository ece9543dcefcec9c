import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestPortal } from '../../testing/test-portal.ts'
import { checkSqliteVersion } from './sqlite-dialect.ts'

if (process.env['PORTAL_TEST_DATABASE'] === 'postgres') {
  test('R12: a PostgreSQL that may forget what it acknowledged is told of in the log at every start in production', async () => {
    await using portal = await startTestPortal()
    const told = () =>
      portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'database_may_forget')
    // The tests' own server is one, for speed.
    expect(told()).toMatchObject([{ level: 'warn', settings: 'fsync, full_page_writes, synchronous_commit' }])

    const { pathname } = new URL(portal.place.databaseUrl)
    const name = sql.id(pathname.slice(1))
    await sql`alter database ${name} set synchronous_commit = on`.execute(portal.host.database.migrating)
    await portal.restart()
    expect(told().at(-1)).toMatchObject({ settings: 'fsync, full_page_writes' })
    await portal.restart({ mode: 'demo' })
    expect(told()).toHaveLength(2)
  })
} else {
  test('R12: every commit is synced to the disk before it is acknowledged, and a crash leaves whole transactions', async () => {
    await using portal = await startTestPortal()
    const { migrating: writing } = portal.host.database

    expect((await sql`pragma synchronous`.execute(writing)).rows).toEqual([{ synchronous: 2 }])
    expect((await sql`pragma journal_mode`.execute(writing)).rows).toEqual([{ journal_mode: 'wal' }])
    expect(portal.lines.join()).not.toContain('database_may_forget')
  })
}

test.each(['3.51.3', '3.51.10', '3.52.0', '4.0.0'])('R46: SQLite %s is new enough', (version) => {
  expect(checkSqliteVersion({ all: () => [{ version }] })).toBe(version)
})

test.each(['3.51.2', '3.50.9', '3.40.1', '2.99.99', ''])(
  'R46: SQLite %j, which can corrupt the data, is refused',
  (version) => {
    expect(() => checkSqliteVersion({ all: () => [{ version }] })).toThrow(`SQLite ${version} is older than 3.51.3`)
  },
)
