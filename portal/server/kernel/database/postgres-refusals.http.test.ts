import pg from 'pg'
import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestAnswer, TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { readOwnSessions, readPublicData, register, saveOwnSettings, sendFeedback } = portalCalls
const timeout = 90_000
/** Each waits 15 seconds for a lock, and nothing else: together. */
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
  expect([status, body.value]).toEqual([503, 'internal_error'])
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
