import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { portalCalls } from '../contract/own.ts'
import { runHousekeeping } from './features/housekeeping/run-housekeeping.ts'
import { minutes } from './kernel/clock/clock.ts'
import { cuttableLine } from './testing/cuttable-line.ts'
import { portalProcess } from './testing/portal-process.ts'
import { registrationForm } from './testing/registration-form.ts'
import { testPlace } from './testing/test-database.ts'
import type { TestAnswer, TestPortal } from './testing/test-portal.ts'
import { startTestPortal } from './testing/test-portal.ts'

const { readOwnSessions, readPublicData, register, requestReset, sendFeedback } = portalCalls
const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
const timeout = 60_000

function expectReadable(answer: TestAnswer): void {
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({
    success: false,
    value: 'internal_error',
    requestid: answer.headers.get('x-request-id'),
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

/** The disk fills up under the engine's own hands: no page can be added, or inserts are refused for want of room. */
async function fillDisk(portal: TestPortal): Promise<() => Promise<void>> {
  const { migrating } = portal.host.database
  if (!isPostgres) {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(migrating)
    await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.page_count))}`.execute(migrating)
    return async () => {
      await sql`pragma max_page_count = 1000000`.execute(migrating)
    }
  }
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(migrating)
  for (const table of ['account', 'audit', 'feedback', 'outbox']) {
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(
      migrating,
    )
  }
  return async () => {
    await sql`drop function full_disk cascade`.execute(migrating)
  }
}

/** What is left of the pages that are there already takes a few more. */
async function refusalOf(ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (let tries = 0; tries < 500; tries++) {
    const answer = await ask()
    if (answer.status !== 201) return answer
  }
  throw new Error('the disk does not fill up')
}

test('R44: with the disk full writes are refused readably, reads work, and all is well once there is room', {
  timeout,
}, async () => {
  await using portal = await startTestPortal({ settings: { rateLimits: false } })
  const token = await portal.signIn(await portal.person())
  const feedback = () => portal.ask(sendFeedback, { text: 'x'.repeat(4000) }, { token })
  const empty = await fillDisk(portal)

  expectReadable(await refusalOf(feedback))
  expectReadable(await refusalOf(() => portal.ask(register, registrationForm())))
  expect((await portal.ask(readPublicData, {})).status).toBe(200)
  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(200)
  expect((await portal.send('GET', '/readyz')).status).toBe(200)
  await empty()
  expect((await feedback()).status).toBe(201)
  expect((await portal.ask(register, registrationForm())).status).toBe(201)
})

test('R44: with the disk full a session goes on reading, though its use cannot be noted', async () => {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  const { database } = portal.host
  const { writing } = database
  database.writing = () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
  portal.clock.advance(minutes(2))

  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(200)
  expectReadable(await portal.ask(sendFeedback, { text: 'Hei' }, { token }))
  database.writing = writing
  expect((await portal.ask(sendFeedback, { text: 'Hei' }, { token })).status).toBe(201)
})

if (isPostgres) {
  test(
    'R82: with the database gone the portal is not ready, answers 503 within two seconds, and recovers by itself',
    { timeout },
    databaseGone,
  )
} else {
  test(
    'R45: a disk that fails under a write takes the process out of service, and loses nothing acknowledged',
    { timeout },
    failingDisk,
  )
  test('R45: a disk that fails under a letter, a chore or the note of a session’s use is told, too', failingUnseen)
}

async function failingDisk(): Promise<void> {
  await using place = await testPlace()
  await (await portalProcess(place))[Symbol.asyncDispose]()
  const file = join(place.dataDir, 'portal.sqlite')
  // From an empty log, the log is what reaches the limit, long before the engine would begin it again.
  const stored = new DatabaseSync(file)
  stored.exec('pragma wal_checkpoint(truncate)')
  stored.close()
  const fileSizeLimit = Math.ceil(statSync(file).size / 1024) + 300
  const acknowledged: string[] = []
  {
    await using starved = await portalProcess(place, { fileSizeLimit })
    for (let number = 0; number < 500; number++) {
      const form = registrationForm({ streetaddress: 'y'.repeat(200) })
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` }
      const request = { method: 'POST', headers, body: JSON.stringify(form) }
      const answer = await fetch(`${starved.address}${register.path}`, request).catch(() => undefined)
      if (answer?.status !== 201) break
      acknowledged.push(form.username)
    }
    expect(await starved.ended).toBe(70)
    expect(acknowledged.length).toBeGreaterThan(0)
  }
  await using mended = await portalProcess(place)
  for (const username of [acknowledged.at(0), acknowledged.at(-1)]) {
    const path = `/api/auth/registration/testusernameavailability/${username}`
    expect(await (await fetch(`${mended.address}${path}`)).json()).toMatchObject({ value: 'user_exists' })
  }
}

/** Errors as the engine throws them, since no disk here fails on demand. */
async function failingUnseen(): Promise<void> {
  let told = 0
  await using portal = await startTestPortal({ onUnsafe: () => told++ })
  const token = await portal.signIn(await portal.person())
  await portal.ask(requestReset, { username: (await portal.person()).username })
  const { outbox } = portal.host
  portal.clock.advance(minutes(2))
  const works = [
    () => outbox.drain(),
    () => runHousekeeping(portal.host, portal.clock.now()).catch(() => undefined),
    () => portal.ask(readOwnSessions, {}, { token }),
  ]
  const failing = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 778 })
  })
  try {
    for (const [number, work] of works.entries()) {
      told = 0
      await work()
      expect([number, told > 0]).toEqual([number, true])
    }
  } finally {
    failing.mockRestore()
  }
}

async function databaseGone(): Promise<void> {
  await using place = await testPlace()
  const server = new URL(place.databaseUrl)
  await using line = await cuttableLine(server.hostname, Number(server.port))
  server.host = `127.0.0.1:${line.port}`
  await using portal = await startTestPortal({ settings: { databaseUrl: server.href, dataDir: place.dataDir } })
  const token = await portal.signIn(await portal.person())
  const asks = [
    () => portal.ask(readPublicData, {}),
    () => portal.ask(readOwnSessions, {}, { token }),
    () => portal.ask(register, registrationForm()),
    () => portal.ask(sendFeedback, { text: 'Hei' }, { token }),
  ]
  await Promise.all(asks.map((ask) => ask()))
  const underWay = Promise.all([...asks, ...asks, ...asks].map((ask) => ask()))
  await line.cut()
  for (const { status } of await underWay) expect([200, 201, 503]).toContain(status)
  for (let round = 0; round < 3; round++) {
    const started = performance.now()
    for (const answer of await Promise.all(asks.map((ask) => ask()))) expectReadable(answer)
    expect((await portal.send('GET', '/readyz')).status).toBe(503)
    expect((await portal.send('GET', '/healthz')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(2500)
  }
  await line.mend()

  expect((await portal.send('GET', '/readyz')).status).toBe(200)
  const statuses = (await Promise.all(asks.map((ask) => ask()))).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 201, 201])
}
