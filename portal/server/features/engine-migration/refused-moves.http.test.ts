/** What a move between the engines refuses before it changes anything, and what refuses after one (issue 10, decision 108). */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { openSqlite } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { startPortal } from '../../start-portal.ts'
import { smallDisk } from '../../testing/interrupted-start.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TwoEngines } from '../../testing/two-engines.ts'
import { twoEngines } from '../../testing/two-engines.ts'

const onBoth = test.runIf(process.env['PORTAL_TEST_DATABASE'] === 'postgres')

type Settings = Readonly<Record<string, string>>
const run = (argv: readonly string[], environment: Settings) => runTestCommand(argv, { environment })
const toPostgres = (place: TwoEngines, changed: Settings = {}) =>
  run(['move-to-postgres'], { ...place.onSqlite, ...changed })
const done = { code: 0, errors: '' }

async function portal(): Promise<TwoEngines> {
  const place = await twoEngines()
  expect(await run(['setup'], place.onSqlite)).toMatchObject(done)
  return place
}

const relations = (place: TwoEngines) =>
  place.postgres(async (client) => {
    const found = "select count(*)::integer as count from pg_class where relnamespace = 'public'::regnamespace"
    return (await client.query<{ count: number }>(found)).rows[0]?.count
  })

const production = {
  PORTAL_MODE: 'production',
  PUBLIC_URL: 'https://portal.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Portal <portal@portal.test>',
}

function started(environment: Settings) {
  return startPortal({ settings: { ...readSettings({ ...environment, ...production }), port: 0 }, applications: [] })
}

onBoth.each([
  ['without a target', { TARGET_DATABASE_URL: '' }, 'TARGET_DATABASE_URL (or TARGET_DATABASE_URL_FILE) must name'],
  [
    'to a server that is not there',
    { TARGET_DATABASE_URL: 'postgres://portal:salaus@127.0.0.1:1/portal' },
    'ECONNREFUSED',
  ],
  ['in a place without a portal', { DATA_DIR: '/nowhere' }, 'There is no portal there'],
])('issue 10: a move %s is refused, in words and without a password', async (_, changed, why) => {
  await using place = await portal()
  const { code, errors } = await toPostgres(place, changed)
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(why) })
  expect(errors).not.toContain('salaus')
  expect(await relations(place)).toBe(0)
})

onBoth('issue 10: a move is refused while the portal runs on the source, and does not hinder it', async () => {
  await using place = await portal()
  const running = await started(place.onSqlite)
  expect(await toPostgres(place)).toMatchObject({ code: 1, errors: expect.stringContaining('stop it first') })
  expect(await relations(place)).toBe(0)
  await running.stop()
  // As a move that is under way has it.
  await place.sqlite(async (database) => {
    database.exec('pragma locking_mode = exclusive; begin exclusive')
    await expect(started(place.onSqlite)).rejects.toThrow('Another process has the data file alone')
  })
  expect(await toPostgres(place)).toMatchObject(done)

  const moved = await started(place.onPostgres)
  const back = ['move-to-sqlite', '--to', join(place.dataDir, 'uusi')]
  expect(await run(back, place.onPostgres)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('stop every process'),
  })
  await moved.stop()
  expect(await run(back, place.onPostgres)).toMatchObject(done)
})

onBoth('issue 10: a target that holds anything is refused, and stays as it was', async () => {
  await using place = await portal()
  await place.postgres((client) => client.query('create table oma (a text)'))
  expect(await toPostgres(place)).toMatchObject({ code: 1, errors: expect.stringContaining('holds tables already') })
  expect(await relations(place)).toBe(1)
  await place.postgres((client) => client.query('drop table oma'))
  expect(await toPostgres(place)).toMatchObject(done)

  // Neither a portal, nor one that has gone on from there.
  const folder = join(place.dataDir, 'toinen')
  expect(await run(['setup'], { ...place.onSqlite, DATA_DIR: folder })).toMatchObject(done)
  const another = { DATA_DIR: folder }
  expect(await toPostgres(place, another)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('holds tables already'),
  })
  expect(await run(['move-to-sqlite', '--to', folder], place.onPostgres)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The target holds a database already'),
  })
  expect(await run(['move-to-sqlite'], place.onPostgres)).toMatchObject(done)
  expect(await toPostgres(place, another)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('a portal that was moved to'),
  })
})

onBoth('issue 10: a source of another version is refused', async () => {
  await using place = await portal()
  const record = (statement: string) => place.sqlite((database) => database.exec(statement))
  record("insert into portal_migration values ('9999-later', '2099-01-01T00:00:00.000Z')")
  expect(await toPostgres(place)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('portal/9999-later, which is not known here'),
  })
  record("delete from portal_migration where name >= '0020'")
  expect(await toPostgres(place)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/of an earlier version.*Run `migrate`/),
  })
  expect(await relations(place)).toBeLessThan(5)
})

async function signIn({ dataDir }: TwoEngines): Promise<void> {
  const database = openSqlite<PortalTables>(dataDir)
  const now = new Date()
  await database.writing(async (transaction) => {
    const { id: accountId } = await storedAccount(transaction, { username: 'muuttaja_01', now })
    await openSession(transaction, { accountId, now, userAgent: '' })
  })
  await database.close()
}

onBoth('issue 10: nobody works on a source that was left, until an operator opens it again', async () => {
  await using place = await portal()
  await signIn(place)
  const moved = await toPostgres(place)
  expect(moved.printed).toContain('Set DATABASE_URL to the address of the target')
  const refused = {
    code: 1,
    errors: expect.stringMatching(/^This portal was moved to PostgreSQL, \w+ on .+reopen-moved$/),
  }
  expect(await run(['verify-audit'], place.onSqlite)).toMatchObject(refused)
  await expect(started(place.onSqlite)).rejects.toThrow('This portal was moved to PostgreSQL')
  expect(await toPostgres(place)).toMatchObject({ code: 1 })
  expect(await run(['reopen-moved'], place.onPostgres)).toMatchObject({ code: 1, errors: 'No move has left it.' })

  const opened = await run(['reopen-moved'], place.onSqlite)
  expect(opened).toMatchObject(done)
  expect(opened.printed).toContain('Letters are paused')
  const left = 'select count(*) as sessions from session'
  const there = await place.postgres(async (client) => (await client.query('select account_id from session')).rows)
  expect(there).toHaveLength(1)
  expect(place.sqlite((database) => database.prepare(left).get())).toEqual({ sessions: 0 })
  expect(await run(['verify-audit'], place.onSqlite)).toMatchObject(done)
  const running = await started(place.onSqlite)
  await running.stop()
})

onBoth('issue 10: on the way back a data file that a move has left is kept beside the new one', async () => {
  await using place = await portal()
  expect(await run(['move-to-sqlite'], place.onSqlite)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('on SQLite already'),
  })
  expect(await toPostgres(place)).toMatchObject(done)
  expect(await run(['move-to-postgres'], place.onPostgres)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('`move-to-sqlite`'),
  })
  expect(await run(['move-to-sqlite'], place.onPostgres)).toMatchObject(done)
  expect(readdirSync(place.dataDir).filter((name) => /^portal\.sqlite(\.moved-\w+)?$/.test(name))).toEqual([
    'portal.sqlite',
    expect.stringMatching(/^portal\.sqlite\.moved-\w+$/),
  ])
  expect(await run(['verify-audit'], place.onSqlite)).toMatchObject(done)
  expect(await run(['verify-audit'], place.onPostgres)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('This portal was moved to SQLite'),
  })
})

onBoth('issue 10: without its key, and without room, nothing is moved back', async () => {
  await using place = await portal()
  expect(await toPostgres(place)).toMatchObject(done)
  const folder = join(place.dataDir, 'pieni')
  mkdirSync(folder)
  const back = ['move-to-sqlite', '--to', folder]
  if (process.getuid?.() === 0) {
    using disk = smallDisk(folder, 64)
    if (disk) {
      expect(await run(back, place.onPostgres)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('MB free, and the move needs'),
      })
      expect(readdirSync(folder)).toEqual([])
    }
  }
  rmSync(join(place.dataDir, 'secret.key'))
  expect(await run(back, place.onPostgres)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('there is no secret.key'),
  })
  expect(existsSync(join(folder, 'portal.sqlite'))).toBe(false)
})

onBoth('issue 10: the address of the target may come from a file', async () => {
  await using place = await portal()
  const file = join(place.dataDir, 'kohde')
  writeFileSync(file, `${place.databaseUrl}\n`)
  chmodSync(file, 0o600)
  expect(await toPostgres(place, { TARGET_DATABASE_URL: '', TARGET_DATABASE_URL_FILE: file })).toMatchObject(done)
})
