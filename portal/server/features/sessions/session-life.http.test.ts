import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { Milliseconds } from '../../kernel/clock/clock.ts'
import { days, hours, minutes, seconds } from '../../kernel/clock/clock.ts'
import { openLiveStream } from '../../testing/live-stream.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { endOwnSession, logOut, readEventsSince, readInitialData, readOwnSessions } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const isAlive = async (token: string) => (await portal.ask(readOwnSessions, {}, { token })).status === 200
async function openStream(token: string): Promise<number> {
  await using stream = await openLiveStream(portal.address, token)
  return stream.status
}
const handleOf = (token: string) => token.split('.')[0] ?? ''

test.each([
  ['Bearer <token>', (token: string) => `Bearer ${token}`],
  ['bearer in lower case', (token: string) => `bearer ${token}`],
  ['the bare token', (token: string) => token],
])('CALL-03: the header may hold %s', async (_, header) => {
  const token = await portal.signIn(await portal.person())

  expect((await portal.send('GET', readOwnSessions.path, { headers: { authorization: header(token) } })).status).toBe(
    200,
  )
})

test.each([
  ['no header', () => undefined],
  ['an empty one', () => ''],
  ['the public id alone', (token: string) => handleOf(token)],
  ['another secret', (token: string) => `${handleOf(token)}.${'x'.repeat(43)}`],
  ['a token with a letter more', (token: string) => `${token}x`],
  ['the token of nobody', () => `${'a'.repeat(16)}.${'b'.repeat(43)}`],
  ['Basic', (token: string) => `Basic ${Buffer.from(token).toString('base64')}`],
  ['two tokens', (token: string) => `${token}, ${token}`],
])('CALL-03, CALL-07, R01: %s opens nothing', async (_, header) => {
  const authorization = header(await portal.signIn(await portal.person()))

  const answer = await portal.send('GET', readOwnSessions.path, {
    headers: { ...(authorization !== undefined && { authorization }) },
  })

  expect([answer.status, answer.body]).toEqual([401, { success: false, value: 'unauthorized' }])
})

test('CALL-07, R07: a token in the address proves nothing', async () => {
  const person = await portal.person()
  const token = await portal.signIn(person)

  for (const path of [`/api/data/initial/${person.username}/${token}`, `/api/settings/sessions?token=${token}`]) {
    expect((await portal.send('GET', path)).status).toBe(401)
  }
})

test('CALL-40, STATE-08: signing out ends the session on the server, and succeeds for an ended one, too', async () => {
  const token = await portal.signIn(await portal.person())
  const answers = [
    await portal.ask(logOut, {}, { token }),
    await portal.ask(logOut, {}, { token }),
    await portal.ask(logOut, {}),
  ]

  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { success: true, value: 'ok' }])
  expect(await isAlive(token)).toBe(false)
})

test('CALL-40: signing out ends this session and no other', async () => {
  const person = await portal.person()
  const [phone, desk] = [await portal.signIn(person), await portal.signIn(person)]

  await portal.ask(logOut, {}, { token: phone })

  expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true])
})

const user: Partial<Account> = {}
const admin: Partial<Account> = { groups: ['biolanadmin'] }
test.each([
  ['a user after 7 days without use', user, days(7), days(30)],
  ['an administrator after 4 hours without use', admin, hours(4), hours(24)],
])('STATE-09, R34: the session of %s ends, and at the latest after its longest time', async (...row) => {
  const [, fields, idle, longest] = row
  const person = await portal.person(fields)
  const [used, unused] = [await portal.signIn(person), await portal.signIn(person)]
  portal.clock.advance(idle)
  expect(await isAlive(used)).toBe(true)
  portal.clock.advance(seconds(1))
  expect([await isAlive(used), await isAlive(unused)]).toEqual([true, false])

  let passed = idle + 1000
  while (passed + idle / 2 < longest) {
    portal.clock.advance((idle / 2) as Milliseconds)
    passed += idle / 2
    expect(await isAlive(used)).toBe(true)
  }
  portal.clock.advance((longest - passed) as Milliseconds)
  expect(await isAlive(used)).toBe(true)
  portal.clock.advance(seconds(1))
  expect(await isAlive(used)).toBe(false)
})

test('STATE-09, R34: what an open page asks for by itself keeps no session alive, and ends with it', async () => {
  const boss = await portal.person(admin)
  const [left, used] = [await portal.signIn(boss), await portal.signIn(boss)]
  const background = { 'x-background': '1' }
  const looks = async (token: string) => {
    const own = { username: boss.username, token: handleOf(token) }
    return [
      (await portal.ask(readEventsSince, { seq: 'now' }, { token })).status,
      (await portal.ask(readInitialData, own, { token, headers: background })).status,
      await openStream(token),
    ]
  }
  for (let hour = 1; hour <= 4; hour++) {
    portal.clock.advance(hours(1))
    expect(await looks(left)).toEqual([200, 200, 200])
  }
  expect(await isAlive(used)).toBe(true)
  portal.clock.advance(seconds(1))

  expect(await looks(left)).toEqual([401, 401, 401])
  expect(await isAlive(left)).toBe(false)
  expect(await looks(used)).toEqual([200, 200, 200])
})

test('CONST-14, STATE-09: the four limits are operator settings, in use at once', async () => {
  const [person, boss] = [await portal.person(), await portal.person(admin)]
  const tokens = [await portal.signIn(person), await portal.signIn(boss)]
  portal.clock.advance(hours(3))
  const alive = () => Promise.all(tokens.map(isAlive))
  expect(await alive()).toEqual([true, true])
  portal.clock.advance(hours(2))
  await portal.set({ sessionMaxDays: 1, adminSessionIdleHours: 24 })
  expect(await alive()).toEqual([true, true])
  portal.clock.advance(hours(20))
  expect(await alive()).toEqual([false, false])
  await portal.set({ sessionMaxDays: 30, adminSessionMaxHours: 48, adminSessionIdleHours: 4 })
  expect(await alive()).toEqual([true, false])
})

test('R32, ROLE-27: whoever is deactivated or no longer activated has no session from that moment', async () => {
  const [first, second] = [await portal.person(), await portal.person()]
  const tokens = [await portal.signIn(first), await portal.signIn(second)]
  const change = (id: string, columns: { activated?: number; deactivated?: number }) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('account').set(columns).where('id', '=', id).execute(),
    )

  await change(first.id, { activated: 0 })
  await change(second.id, { deactivated: 1 })

  expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false])
})

test('R36: a person sees where the account is signed in, this session marked, secrets left out', async () => {
  const person = await portal.person()
  const body = { username: person.username, password: 'Kurkisuo-77-lato' }
  const phone = await portal.send('POST', '/api/auth/userlogin', { body, headers: { 'user-agent': 'Puhelin 1.0' } })
  portal.clock.advance(minutes(5))
  const desk = await portal.signIn(person)

  const answer = await portal.ask(readOwnSessions, {}, { token: desk })

  const now = portal.clock.now().getTime()
  expect(answer.body['sessions']).toEqual([
    {
      id: handleOf(desk),
      current: true,
      device: expect.any(String),
      signedinat: new Date(now).toISOString(),
      lastseenat: new Date(now).toISOString(),
    },
    {
      id: handleOf(String(phone.body['token'])),
      current: false,
      device: 'Puhelin 1.0',
      signedinat: new Date(now - minutes(5)).toISOString(),
      lastseenat: new Date(now - minutes(5)).toISOString(),
    },
  ])
})

test('R36: a person ends one of the own sessions, which is dead at once', async () => {
  const person = await portal.person()
  const [phone, desk] = [await portal.signIn(person), await portal.signIn(person)]

  const answer = await portal.ask(endOwnSession, { id: handleOf(phone) }, { token: desk })

  expect(answer.body).toEqual({ success: true, value: 'ok' })
  expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true])
})

test('R36: another person’s session is not found, and lives on', async () => {
  const [own, other] = [await portal.signIn(await portal.person()), await portal.signIn(await portal.person())]

  const answer = await portal.ask(endOwnSession, { id: handleOf(other) }, { token: own })

  expect([answer.status, answer.body.value]).toEqual([404, 'not_found'])
  expect(await isAlive(other)).toBe(true)
})

test('R36: with an eleventh session the one that was used longest ago ends', async () => {
  const person = await portal.person()
  const tokens: string[] = []
  for (let count = 0; count < 11; count++) {
    tokens.push(await portal.signIn(person))
    portal.clock.advance(minutes(2))
    if (count === 0) continue
    await isAlive(tokens[0] ?? '')
  }

  const alive = await Promise.all(tokens.map(isAlive))
  expect(alive).toEqual([true, false, ...new Array<boolean>(9).fill(true)])
})

test('R71: one session may make 300 calls a minute, then it is told to wait', async () => {
  const token = await portal.signIn(await portal.person())
  const read = async () => portal.ask(readOwnSessions, {}, { token })
  portal.clock.advance(minutes(1))
  const statuses = (await Promise.all(Array.from({ length: 301 }, read))).map(({ status }) => status)

  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  const refused = await read()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  portal.clock.advance(minutes(1))
  expect((await read()).status).toBe(200)
})
