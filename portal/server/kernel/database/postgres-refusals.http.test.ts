import pg from 'pg'
import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { cuttableLine } from '../../testing/cuttable-line.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { testPlace } from '../../testing/test-database.ts'
import type { TestAnswer, TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { readOwnSessions, readPublicData, register, saveOwnSettings, sendFeedback } = portalCalls
const timeout = 90_000
/** Each waits 15 seconds for a lock or an answer, and nothing else: together. */
const patient = { timeout, concurrent: true }

/** Another session on the portal's own database. */
async function operator(portal: TestPortal): Promise<AsyncDisposable & { run(statement: string): Promise<unknown> }> {
  const client = new pg.Client({ connectionString: portal.place.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  return {
    run: (statement) => client.query(statement),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

function expectLater({ status, headers, body }: TestAnswer): void {
  expect([status, body]).toEqual([
    503,
    { success: false, value: 'internal_error', requestid: headers.get('x-request-id') },
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

const readiness = async (portal: TestPortal) => (await portal.send('GET', '/readyz')).status

if (process.env['PORTAL_TEST_DATABASE'] === 'postgres') {
  test(
    'R82: a PostgreSQL that only reads makes the portal not ready, writes wait for later, and all is well once it writes again',
    {
      timeout,
    },
    onlyReading,
  )
  test(
    'R82: a lock of another session that lasts too long is answered 503 in time, and one that keeps all writers out makes the portal not ready',
    patient,
    lockedTable,
  )
  test('R82: statements that wait one after the other share the deadline of their call', patient, oneDeadline)
  test('R82: whoever finds all connections in use waits for one', patient, allInUse)
  test(
    'R82: with a database that hangs the portal is not ready, gives up after 16 seconds, and recovers by itself',
    patient,
    databaseHangs,
  )
} else {
  test('R82: the embedded engine is ready as long as it can be read', async () => {
    await using portal = await startTestPortal()
    expect(await readiness(portal)).toBe(200)
  })
}

async function onlyReading(): Promise<void> {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  const feedback = () => portal.ask(sendFeedback, { text: 'Hei' }, { token })
  await using other = await operator(portal)
  const name = new URL(portal.place.databaseUrl).pathname.slice(1)
  const throwOut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
  await other.run(`alter database ${name} set default_transaction_read_only = on`)
  await other.run(throwOut)

  expect(await readiness(portal)).toBe(503)
  for (const answer of await Promise.all([feedback(), feedback(), portal.ask(register, registrationForm())]))
    expectLater(answer)
  expect((await portal.ask(readPublicData, {})).status).toBe(200)
  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(200)
  expect(await readiness(portal)).toBe(503)

  // The connections that the portal opened meanwhile would go on refusing.
  await other.run(`alter database ${name} set default_transaction_read_only = off`)
  const answers = await Promise.all(Array.from({ length: 6 }, () => portal.ask(register, registrationForm())))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await readiness(portal)).toBe(200)
}

async function lockedTable(): Promise<void> {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  const save = (city: string) => portal.ask(saveOwnSettings, { city }, { token })
  await using other = await operator(portal)
  await other.run('begin')
  await other.run('lock table account in exclusive mode')
  const started = performance.now()
  const saving = save('Pori')

  expect(await readiness(portal)).toBe(503)
  expectLater(await saving)
  expect(performance.now() - started).toBeLessThan(18_000)
  await other.run('rollback')
  expect((await save('Oulu')).status).toBe(200)
  expect(await readiness(portal)).toBe(200)
}

async function oneDeadline(): Promise<void> {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  await using first = await operator(portal)
  await using second = await operator(portal)
  for (const [session, table] of [
    [first, 'rate_budget'],
    [second, 'feedback'],
  ] as const) {
    await session.run('begin')
    await session.run(`lock table ${table} in exclusive mode`)
  }
  const started = performance.now()
  const sending = portal.ask(sendFeedback, { text: 'Hei' }, { token })
  await new Promise((resolve) => setTimeout(resolve, 9000))
  await first.run('rollback')

  expectLater(await sending)
  const waited = performance.now() - started
  expect(waited).toBeGreaterThan(9000)
  expect(waited).toBeLessThan(18_000)
}

async function allInUse(): Promise<void> {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  await using other = await operator(portal)
  await other.run('begin')
  await other.run('lock table account in exclusive mode')
  const saving = Array.from({ length: 20 }, (_, number) =>
    portal.ask(saveOwnSettings, { city: `Pori ${number}` }, { token }),
  )
  await new Promise((resolve) => setTimeout(resolve, 4000))
  await other.run('rollback')

  expect((await Promise.all(saving)).map(({ status }) => status)).toEqual(saving.map(() => 200))
}

async function databaseHangs(): Promise<void> {
  await using place = await testPlace()
  const server = new URL(place.databaseUrl)
  await using line = await cuttableLine(server.hostname, Number(server.port))
  server.host = `127.0.0.1:${line.port}`
  await using portal = await startTestPortal({ settings: { databaseUrl: server.href, dataDir: place.dataDir } })
  const token = await portal.signIn(await portal.person())
  const asks = [
    () => portal.ask(readPublicData, {}),
    () => portal.ask(readOwnSessions, {}, { token }),
    () => portal.ask(sendFeedback, { text: 'Hei' }, { token }),
  ]
  await Promise.all(asks.map((ask) => ask()))
  {
    using _held = line.hold()
    const started = performance.now()
    const underWay = Promise.all([...asks, ...asks].map((ask) => ask()))

    expect(await readiness(portal)).toBe(503)
    expect((await portal.send('GET', '/healthz')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(5000)
    for (const answer of await underWay) expectLater(answer)
    expect(performance.now() - started).toBeLessThan(25_000)
  }
  const statuses = (await Promise.all(asks.map((ask) => ask()))).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 201])
  expect(await readiness(portal)).toBe(200)
}
