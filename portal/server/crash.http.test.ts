import { expect, test } from 'vitest'
import type { AskOf, Call } from '../contract/own.ts'
import { portalCalls } from '../contract/own.ts'
import { insertAccount } from './kernel/accounts/account-store.ts'
import { verifyAuditChain } from './kernel/audit/verify-audit-chain.ts'
import type { Database } from './kernel/database/database.ts'
import { openDatabase } from './kernel/database/open-database.ts'
import type { PortalTables } from './kernel/database/tables.ts'
import { passwordHasher } from './kernel/passwords/password-hasher.ts'
import { openKeyRing } from './kernel/secrets/key-ring.ts'
import type { PortalProcess } from './testing/portal-process.ts'
import { portalProcess } from './testing/portal-process.ts'
import { registrationForm } from './testing/registration-form.ts'
import { personFields } from './testing/test-catalogue.ts'
import type { TestPlace } from './testing/test-database.ts'
import { testPlace } from './testing/test-database.ts'
import { testPassword } from './testing/test-portal.ts'

const timeout = 120_000
let clients = 0

/** Undefined when nobody answers. */
async function ask<C extends Call>(
  address: string,
  call: C,
  { token, ...input }: AskOf<C> & { token?: string },
): Promise<Response | undefined> {
  clients++
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.1.${clients >> 8}.${clients & 255}`,
    ...(token !== undefined && { authorization: token }),
  }
  return fetch(`${address}${call.path}`, { method: 'POST', headers, body: JSON.stringify(input) }).catch(
    () => undefined,
  )
}

/** Registers and saves without pause until the process is gone; answers what the portal acknowledged. */
async function writeUntilKilled(portal: PortalProcess, round: number): Promise<{ names: string[]; city: string }> {
  const names: string[] = []
  let city = ''
  const credentials = { username: 'kirjoittaja', password: testPassword }
  const answer = await ask(portal.address, portalCalls.logIn, credentials)
  const { token }: { token?: string } = answer ? await answer.json() : {}
  const registering = async (writer: number) => {
    for (let number = 0; ; number++) {
      const form = registrationForm({ username: `sotkija_${round}_${writer}_${number}` })
      const registered = await ask(portal.address, portalCalls.register, form)
      if (registered === undefined) return
      if (registered.status === 201) names.push(form.username)
    }
  }
  const saving = async () => {
    for (let number = 0; ; number++) {
      const next = `Kaupunki ${round}.${number}`
      const saved = await ask(portal.address, portalCalls.saveOwnSettings, {
        city: next,
        ...(token !== undefined && { token }),
      })
      if (saved === undefined) return
      if (saved.status === 200) city = next
    }
  }
  const writers = [registering(0), registering(1), saving()]
  while (names.length < 3 || city === '') await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
  portal.signal('SIGKILL')
  await Promise.all(writers)
  return { names, city }
}

async function withDatabase<Result>(place: TestPlace, act: (database: Database<PortalTables>) => Promise<Result>) {
  const database = await openDatabase<PortalTables>(place)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

async function addWriter(place: TestPlace): Promise<void> {
  const passwordHash = await passwordHasher().hash(testPassword)
  const account = {
    ...personFields(1, { username: 'kirjoittaja' }, []),
    id: 'kirjoittaja-1',
    passwordHash,
    now: new Date(),
  }
  await withDatabase(place, (database) => database.writing((transaction) => insertAccount(transaction, account)))
}

test('R12, R13: what was acknowledged is there after kill -9 amid writes, each with its letter and its line', {
  timeout,
}, async () => {
  await using place = await testPlace()
  await (await portalProcess(place))[Symbol.asyncDispose]()
  await addWriter(place)
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const portal = await portalProcess(place)
    const { names, city } = await writeUntilKilled(portal, round)
    expect(await portal.ended).toBe('SIGKILL')
    acknowledged.push(...names)
    await withDatabase(place, async ({ reading }) => {
      const writer = await reading
        .selectFrom('account')
        .select('city')
        .where('id', '=', 'kirjoittaja-1')
        .executeTakeFirst()
      expect(Number(writer?.city.split('.')[1])).toBeGreaterThanOrEqual(Number(city.split('.')[1]))
    })
  }

  await withDatabase(place, async (database) => {
    const { reading } = database
    const accounts = await reading
      .selectFrom('account')
      .select(['username', 'email'])
      .where('id', '!=', 'kirjoittaja-1')
      .execute()
    // The writer hears of the second sign-in, which is from a device that was not there before.
    const letters = await reading
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', '!=', 'kirjoittaja@posti.test')
      .execute()
    const lines = await reading.selectFrom('audit').select('target').where('action', '=', 'register').execute()
    const names = accounts.map(({ username }) => username)
    expect(names).toEqual(expect.arrayContaining(acknowledged))
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(accounts.map(({ email }) => email).toSorted())
    expect(lines.map(({ target }) => target).toSorted()).toEqual(names.toSorted())
    expect((await verifyAuditChain({ database, keys: openKeyRing(place.dataDir) })).broken).toBeUndefined()
  })
})

test('R47: told to end, the portal stops being ready, finishes what it has begun, and ends well', {
  timeout,
}, async () => {
  await using place = await testPlace()
  await using portal = await portalProcess(place)
  const register = () => ask(portal.address, portalCalls.register, registrationForm())
  const begun = [register(), register(), register(), register()]
  await new Promise((resolve) => setTimeout(resolve, 20))
  const started = Date.now()
  portal.signal('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect((await fetch(`${portal.address}/readyz`)).status).toBe(503)
  expect((await fetch(`${portal.address}/healthz`)).status).toBe(200)
  expect((await register())?.status).toBe(201)
  expect((await Promise.all(begun)).map((answer) => answer?.status)).toEqual([201, 201, 201, 201])
  expect(await portal.ended).toBe(0)
  expect(Date.now() - started).toBeLessThan(25_000)
  expect(await register()).toBeUndefined()
  await withDatabase(place, async ({ reading }) => {
    const leased = await reading.selectFrom('outbox').select('id').where('leased_until', '!=', '').execute()
    expect(leased).toEqual([])
  })
})

test('R47: a person who presses Ctrl+C does not wait for a load balancer', { timeout }, async () => {
  await using place = await testPlace()
  await using portal = await portalProcess(place)
  const started = Date.now()

  portal.signal('SIGINT')

  expect(await portal.ended).toBe(0)
  expect(Date.now() - started).toBeLessThan(4000)
})
