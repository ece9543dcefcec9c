import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '../../../contract/own.ts'
import { callPath, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, logOut, readInitialData, readOwnSessions, readPublicData, saveOwnSettings } = portalCalls
let portal: TestPortal
const people: Record<string, Account> = {}
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await startTestPortal()
  const kinds = { customer: [], companyadmin: ['biolanadmin'], superadmin: ['superadmin'] }
  for (const [kind, groups] of Object.entries(kinds)) {
    people[kind] = await portal.person({ groups })
    tokens[kind] = await portal.signIn(people[kind])
  }
})
beforeEach(() => portal.set({ isactive: false }))
afterAll(() => portal[Symbol.asyncDispose]())

const offline = { success: false, value: 'system_offline' }
const calls: readonly Call[] = Object.values(portalCalls)
const closed = calls.filter(({ whileOffline }) => !whileOffline)

function ask(call: Call, kind: string) {
  const [token, username] = [tokens[kind] ?? '', people[kind]?.username ?? 'x']
  const path = callPath(call.path, { username, token, email: 'a@posti.test', validationcode: 'x', seq: 'now' })
  const headers = { ...(token !== '' && { authorization: token }) }
  return portal.send(call.method, path, { headers, ...(call.method === 'POST' && { body: {} }) })
}

test.each(['visitor', 'customer', 'companyadmin'])(
  'ADMIN-SYS-13, R37: while shut down every call of a %s is answered 503 system_offline, but few',
  async (kind) => {
    for (const call of closed) {
      const answer = await ask(call, kind)
      expect([call.name, answer.status, answer.body]).toEqual([call.name, 503, offline])
      expect(answer.headers.get('retry-after')).toBe('60')
    }
  },
)

test('ADMIN-SYS-13: the calls of a superadmin are answered as ever', async () => {
  for (const call of closed.filter(({ file }) => file !== 'stream')) {
    expect([call.name, (await ask(call, 'superadmin')).status]).not.toEqual([call.name, 503])
  }
  const input = { username: people['superadmin']?.username ?? '', token: tokens['superadmin'] ?? '' }
  expect((await portal.ask(readInitialData, input, { token: input.token })).status).toBe(200)
})

test('ADMIN-SYS-13, STATE-06: public data say that the site is inactive', async () => {
  const answer = await portal.ask(readPublicData, {})

  expect(answer.status).toBe(200)
  expect(answer.body['maindata']).toMatchObject([{ isactive: false }])
})

test('ADMIN-SYS-13: images are answered 503 as well', async () => {
  expect((await portal.send('GET', '/images/logo.png')).body).toEqual(offline)
})

test('ADMIN-SYS-14: the right password of a user is answered 503, a wrong one 401 as ever', async () => {
  for (const kind of ['customer', 'companyadmin']) {
    const username = people[kind]?.username ?? ''
    const right = await portal.ask(logIn, { username, password: testPassword })
    const wrong = await portal.ask(logIn, { username, password: 'väärä salasana' })

    expect([right.status, right.body]).toEqual([503, offline])
    expect([wrong.status, wrong.body.value]).toEqual([401, 'invalid_password'])
  }
})

test('ADMIN-SYS-13: a superadmin signs in', async () => {
  const superadmin = people['superadmin'] ?? { username: '' }

  expect(await portal.signIn(superadmin)).toContain('.')
})

test('ADMIN-SYS-14: trying to sign in meanwhile costs nothing of the tries', async () => {
  const { username } = await portal.person()
  for (let count = 0; count < 8; count++) await portal.ask(logIn, { username, password: testPassword })
  await portal.set({ isactive: true })

  expect((await portal.ask(logIn, { username, password: testPassword })).status).toBe(200)
})

test('ADMIN-SYS-13, CALL-40: signing out works, and sessions live on until the system is started again', async () => {
  const person = await portal.person()
  await portal.set({ isactive: true })
  const [ending, lasting] = [await portal.signIn(person), await portal.signIn(person)]
  await portal.set({ isactive: false })
  expect((await portal.ask(logOut, {}, { token: ending })).status).toBe(200)
  await portal.set({ isactive: true })

  expect((await portal.ask(readOwnSessions, {}, { token: ending })).status).toBe(401)
  expect((await portal.ask(readOwnSessions, {}, { token: lasting })).status).toBe(200)
})

test('R37: a write that had begun before the shutdown is refused, too', async () => {
  await portal.set({ isactive: true })
  const person = await portal.person()
  const token = await portal.signIn(person)
  const { passwords } = portal.host
  const { hash } = passwords
  passwords.hash = async (password) => {
    await portal.set({ isactive: false })
    return hash(password)
  }
  const answer = await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token })
  passwords.hash = hash

  expect([answer.status, answer.body]).toEqual([503, offline])
})
