/** The demo of all applications on the way from SQLite to PostgreSQL and back (issue 10, decision 108). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { peatCalls } from '@workspace/peatsale/contract'
import { administrationCalls } from '@workspace/portal/contract/own'
import type { RunningPortal } from '@workspace/portal/server'
import { newId, readSettings, startPortal } from '@workspace/portal/server'
import type { TwoEngines } from '@workspace/portal/server/testing'
import { compileCache, differences, runTestCommand, twoEngines } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from './applications.ts'

const isOnBoth = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
const onBoth = test.runIf(isOnBoth)
type Settings = Readonly<Record<string, string>>
let place: TwoEngines

const run = (argv: readonly string[], environment: Settings) => runTestCommand(argv, { environment, ...mounted })
const done = { code: 0, errors: '' }

/** Lines that a move begins a step with: `INTERRUPTED_STARTS=all` kills one at each, else at those of which most could go wrong. */
const steps =
  process.env['INTERRUPTED_STARTS'] === 'all'
    ? ['The target gets', 'Copying', 'audit:', 'peatsale_load:', 'All is there', 'Table', 'The source is marked']
    : ['The target gets', 'peatsale_load:', 'The source is marked']

beforeAll(async () => {
  if (!isOnBoth) return
  place = await twoEngines()
  expect(await run(['demo'], place.onSqlite)).toMatchObject(done)
  // A year is filled here: on a busy machine it takes its time.
}, 120_000)
afterAll(() => place?.[Symbol.asyncDispose]())

onBoth(
  'issue 10: the demo moves to PostgreSQL although the move is killed at any of its steps, and back',
  { timeout: 240_000 },
  async () => {
    for (const step of steps) await killedAt(step)
    await expect(startPortal({ settings: readSettings(place.onPostgres), ...mounted })).rejects.toThrow('is not whole')
    await expect(startPortal({ settings: readSettings(place.onSqlite), ...mounted })).rejects.toThrow('was moved to')

    const moved = await run(['move-to-postgres'], place.onSqlite)
    expect(moved).toMatchObject(done)
    expect(moved.printed).toContain('this one begins anew')
    expect(moved.printed).not.toContain('DIFFERENT')
    expect(await differences(place)).toEqual({ audit: { left: [], right: [expect.stringContaining('movedatabase')] } })
    await holdsTogether(place.onPostgres)
    const numbers = await goesOn(place.onPostgres)
    expect(Math.min(...numbers.new)).toBeGreaterThan(numbers.before)

    const folder = join(place.dataDir, 'takaisin')
    const back = await run(['move-to-sqlite', '--to', folder], place.onPostgres)
    expect(back).toMatchObject(done)
    const file = join(folder, 'portal.sqlite')
    expect(await differences(place, file)).toEqual({ audit: { left: [expect.stringContaining('"SQLite')], right: [] } })
    const there = { ...place.onSqlite, DATA_DIR: folder }
    await holdsTogether(there)
    await goesOn(there)
  },
)

/** The same command in a process that is killed once it has told of that step. */
async function killedAt(step: string): Promise<void> {
  const script = fileURLToPath(new URL('../testing/held-move.ts', import.meta.url))
  const env = { PATH: process.env['PATH'], ...compileCache, ...place.onSqlite, HOLD: step }
  const child = spawn(process.execPath, [script, 'move-to-postgres'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line === 'holding') break
  }
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  expect(said, said.join('\n')).toContain('holding')
}

const verifying = ['peatsale', 'manuredelivery'].flatMap((key) => [`${key}:verify`, `${key}:verify-documents`])

async function holdsTogether(environment: Settings): Promise<void> {
  for (const command of ['verify-audit', ...verifying])
    expect([command, await run([command], environment)]).toMatchObject([command, done])
}

/** People sign in and are found, and the office confirms an order. @returns the numbers of events: the last one before, and those since. */
async function goesOn(environment: Settings): Promise<{ before: number; new: readonly number[] }> {
  const settings = readSettings({ ...environment, PORT: '0', PUBLIC_URL: '' })
  const running = await startPortal({ settings: { ...settings, rateLimits: false }, ...mounted })
  try {
    const before = await newestEvents(running)
    const superadmin = await signedIn(running, 'demo_superadmin')
    const found = await superadmin(administrationCalls.searchUsers.path, { find: 'kuski_0' })
    expect(found.users).toHaveLength(9)
    await confirmsAnOrder(await signedIn(running, 'demo_admin_biolan'))
    const after = await newestEvents(running)
    return { before: before[0] ?? 0, new: after.filter((seq) => !before.includes(seq)) }
  } finally {
    await running.stop()
  }
}

async function newestEvents({ host }: RunningPortal): Promise<readonly number[]> {
  const rows = await host.database.reading.selectFrom('event').select('seq').orderBy('seq', 'desc').execute()
  return rows.map(({ seq }) => Number(seq))
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field.
type Post = (path: string, body: object) => Promise<any>

async function signedIn({ address }: RunningPortal, username: string): Promise<Post> {
  let headers: Record<string, string> = { 'content-type': 'application/json' }
  const post: Post = async (path, body) =>
    (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const { token } = await post('/api/auth/userlogin', { username, password: 'Kuutamo-korpi-7' })
  expect([username, typeof token]).toEqual([username, 'string'])
  headers = { ...headers, authorization: `Bearer ${token}` }
  return post
}

async function confirmsAnOrder(office: Post): Promise<void> {
  const { rows } = await office(peatCalls.searchOrders.path, { state: 'submitted' })
  const { id, week } = rows[0]
  const { order } = await office(peatCalls.readOrder.path, { id })
  const { confirmation } = await office(peatCalls.prepareConfirmation.path, { id })
  const data = {
    when: { by: 'week', week },
    swamp: confirmation.swamps[0].id,
    freight: { by: 'table' },
    priceVersion: confirmation.priceVersion,
    overbookReason: 'siirron jälkeen',
    creditReason: 'siirron jälkeen',
  }
  const envelope = { id: newId(), deviceTime: new Date().toISOString(), device: 'selain', baseVersion: order.version }
  const answer = await office(peatCalls.commandOrder.path, { event: { ...envelope, kind: 'confirm', of: id, data } })
  expect(answer).toMatchObject({ state: 'confirmed' })
}
