import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { startOrShutSystem } = administrationCalls
const { readPublicData, readInitialData, logIn, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const isActive = async () => {
  const [record] = (await portal.ask(readPublicData, {})).body.maindata as { isactive: boolean }[]
  return record?.isactive
}
const trail = () =>
  portal.host.database.reading
    .selectFrom('audit')
    .select(['action', 'actor', 'target', 'result', 'details'])
    .where('action', 'in', ['startsystem', 'shutsystem', 'claimactor'])
    .orderBy('seq')
    .execute()

test('CALL-36, ADMIN-SYS-07, ADMIN-SYS-15: a superadmin shuts and starts the system; doing it twice is a success', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  const before = (await trail()).length

  for (const [command, active] of [
    ['shutdown', false],
    ['shutdown', false],
    ['start', true],
    ['start', true],
  ] as const) {
    const answer = await superadmin.ask(startOrShutSystem, { admin, command })
    expect(answer).toMatchObject({ status: 200, body: { success: true, value: 'ok' } })
    expect(await isActive()).toBe(active)
  }

  const told = { actor: admin, target: '', result: 'done', details: '{}' }
  expect((await trail()).slice(before)).toEqual([
    { action: 'shutsystem', ...told },
    { action: 'startsystem', ...told },
  ])
})

test('STATE-06, ROLE-15: nobody but a superadmin turns it', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)

  for (const { ask, person } of Object.values(others)) {
    const answer = await ask(startOrShutSystem, { admin: person.username, command: 'shutdown' })
    expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  }
  const visitor = await portal.ask(startOrShutSystem, { admin: 'joku', command: 'shutdown' })
  expect(visitor).toMatchObject({ status: 401, body: { value: 'unauthorized' } })
  expect(await isActive()).toBe(true)
})

test('CALL-13: whoever names another as the one who acts is refused and written down', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const other = await portal.person({ groups: ['superadmin'] })

  for (const admin of [other.username, '', 'ei_ketaan']) {
    const answer = await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
    expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  }

  expect(await isActive()).toBe(true)
  expect((await trail()).at(-1)).toEqual({
    action: 'claimactor',
    actor: superadmin.person.username,
    target: superadmin.person.username,
    result: 'refused',
    details: '{"call":"startOrShutSystem"}',
  })
})

test.each([
  ['another command', { command: 'restart' }],
  ['no command', {}],
  ['a command in a list', { command: ['shutdown'] }],
  ['the other case', { command: 'Shutdown' }],
])('CALL-36: %s is invalid', async (_, sent) => {
  const { person, token } = await signedIn(portal, { groups: ['superadmin'] })
  const answer = await portal.send('POST', startOrShutSystem.path, {
    body: { admin: person.username, ...sent },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: ['command'] } })
})

test('ADMIN-SYS-14: shut, the right password of another is told so, a wrong one is wrong, and a superadmin comes in', async () => {
  const customer = await portal.person()
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  const signIn = (username: string, password: string) => portal.ask(logIn, { username, password })

  const right = await signIn(customer.username, testPassword)
  const wrong = await signIn(customer.username, 'Väärä-sana-123')
  const own = await signIn(admin, testPassword)

  expect(right).toMatchObject({ status: 503, body: { value: 'system_offline' } })
  expect(right.headers.get('retry-after')).toBe('60')
  expect(wrong).toMatchObject({ status: 401, body: { value: 'invalid_password' } })
  expect(own).toMatchObject({ status: 200, body: { maindata: [{ isactive: false }] } })
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })
})

test('R37: sessions outlive a shutdown', async () => {
  const customer = await signedIn(portal)
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  const read = () => customer.ask(readInitialData, { username: customer.person.username, token: customer.token })

  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  expect(await read()).toMatchObject({ status: 503, body: { value: 'system_offline' } })
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })

  expect((await read()).status).toBe(200)
})

test('R20, security.md 4.15: a write that began before the shutdown and comes to its turn after it is refused', async () => {
  const customer = await signedIn(portal)
  const { host } = portal
  const { promise: isTurned, resolve: letTurn } = Promise.withResolvers<void>()
  // The save has been let in, and waits before its transaction, as it does while a password is being hashed.
  const verify = host.passwords.verify.bind(host.passwords)
  Object.assign(host.passwords, {
    verify: (hash: string, password: string) => isTurned.then(() => verify(hash, password)),
  })
  const saving = customer.ask(saveOwnSettings, {
    city: 'Oulu',
    password: 'Uusi-Suo-99-polku',
    currentpassword: testPassword,
  })
  await new Promise((resolve) => setTimeout(resolve, 100))

  await portal.set({ isactive: false })
  letTurn()
  const answer = await saving

  Object.assign(host.passwords, { verify })
  await portal.set({ isactive: true })
  expect(answer).toMatchObject({ status: 503, body: { value: 'system_offline' } })
  expect((await portal.stored(customer.person.id))?.city).toBe('Turku')
})

test('ADMIN-SYS-15: twenty superadmins who press at once leave one state and one line', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  const before = (await trail()).length

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })),
  )

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await trail()).length).toBe(before + 1)
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })
})

test('R37: what one instance shuts is shut at the other with its next request', async () => {
  await using second = await secondInstance(portal)
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const { token, person } = await signedIn(portal)
  const admin = superadmin.person.username
  const read = () => second.ask(readInitialData, { username: person.username, token }, token)
  expect((await read()).status).toBe(200)

  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  expect(await read()).toEqual({ status: 503, value: 'system_offline' })

  expect((await second.ask(startOrShutSystem, { admin, command: 'start' }, superadmin.token)).status).toBe(200)
  expect((await read()).status).toBe(200)
  expect(await isActive()).toBe(true)
})
