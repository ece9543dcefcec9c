import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { testBrowser } from '../../testing/browser.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import type { Account } from '../accounts/account.ts'
import { hours, minutes, seconds } from '../clock/clock.ts'

const { logIn, resetByLink, requestReset, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

let guesses = 0
const wrong = () => `arvaus numero ${guesses++}`
const statusOf = async (username: string, password: string, from?: string) =>
  (await portal.ask(logIn, { username, password }, { ...(from && { headers: { 'x-forwarded-for': from } }) })).status

async function failed(person: Account, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await statusOf(person.username, wrong())
}

test('LOGIN-20, R15: of 200 wrong passwords at once exactly five are checked, whoever they come from', async () => {
  const { username } = await portal.person()
  const { passwords } = portal.host
  const { verify } = passwords
  let checked = 0
  passwords.verify = (...given) => {
    checked++
    return verify(...given)
  }
  const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf(username, wrong())))
  passwords.verify = verify

  expect(checked).toBe(5)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  // Under such a rush the database may have no connection left for some, who are told to come again.
  expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(195)
})

test('LOGIN-20, R27: of 60 wrong passwords at once for 60 people one client gets 30 checked', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, number) => statusOf(`ei_ketaan_${number}`, wrong(), '192.0.2.60')),
  )

  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  portal.clock.advance(minutes(10))
  expect(await statusOf('ei_ketaan_1', wrong(), '192.0.2.60')).toBe(401)
})

test('LOGIN-20: after five tries the waits grow: 30 s, 1, 2, 4, 8 and then 15 minutes, never for good', async () => {
  const person = await portal.person()
  await failed(person, 5)
  const waits: number[] = []
  for (let round = 0; round < 7; round++) {
    const answer = await portal.ask(logIn, { username: person.username, password: testPassword })
    expect([answer.status, answer.body.value]).toEqual([429, 'too_many_requests'])
    const wait = Number(answer.headers.get('retry-after'))
    waits.push(wait)
    portal.clock.advance(seconds(wait - 1))
    expect(await statusOf(person.username, testPassword)).toBe(429)
    portal.clock.advance(seconds(1))
    expect(await statusOf(person.username, wrong())).toBe(401)
  }

  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  portal.clock.advance(minutes(15))
  expect(await statusOf(person.username, testPassword)).toBe(200)
})

test('LOGIN-20: the right password gives back what was counted, of the account and of the client', async () => {
  const person = await portal.person()
  const from = '192.0.2.61'
  const spent = async () => {
    const rows = portal.host.database.reading.selectFrom('rate_budget').select('spent')
    return (await rows.where('key', '=', `failures-address:${from}`).execute())[0]?.spent
  }
  for (let round = 0; round < 2; round++) {
    await failed(person, 4)
    expect(await statusOf(person.username, testPassword, from)).toBe(200)
  }
  expect(await spent()).toBe(0)

  await statusOf(person.username, wrong(), from)
  expect(await spent()).toBe(1)
})

test('LOGIN-20: the right password of somebody who waits for verification is no failure', async () => {
  const { username } = await portal.person({ activated: false })

  for (let count = 0; count < 8; count++) expect(await statusOf(username, testPassword)).toBe(403)
})

test('LOGIN-20: the same wrong password again counts once', async () => {
  const { username } = await portal.person()
  for (let count = 0; count < 10; count++) expect(await statusOf(username, 'caps lock päällä')).toBe(401)

  expect(await statusOf(username, testPassword)).toBe(200)
})

test('LOGIN-20: a password that was wrong a moment ago opens once it has been made the password', async () => {
  const person = await portal.person()
  const token = await portal.signIn(person)
  expect(await statusOf(person.username, 'Uusi-salasana-88')).toBe(401)

  await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token })

  expect(await statusOf(person.username, 'Uusi-salasana-88')).toBe(200)
})

test('R16: twelve spellings of a name have one budget', async () => {
  await portal.person({ username: 'Kärkäs_Åke_1' })
  const spellings = [
    'Kärkäs_Åke_1',
    'kärkäs_åke_1',
    'KÄRKÄS_ÅKE_1',
    ' Kärkäs_Åke_1',
    'Kärkäs_Åke_1 ',
    '\tKärkäs_Åke_1\n',
    '\u00a0Kärkäs_Åke_1',
    '\u3000Kärkäs_Åke_1',
    'Kärkäs_Åke_1'.normalize('NFD'),
    'KÄRKÄS_ÅKE_1'.normalize('NFD'),
    'Ｋärkäs_Åke_１',
    'Kärkäs＿\u212bke_1',
  ]
  const statuses: number[] = []
  for (const spelling of spellings) statuses.push(await statusOf(spelling, wrong()))

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
})

test('R28: a stranger cannot lock out the browser that has signed in to the account before', async () => {
  const person = await portal.person()
  const owner = testBrowser(portal)
  const signIn = async (password: string) =>
    (await owner.send('POST', logIn.path, { body: { username: person.username, password } })).status
  expect(await signIn(testPassword)).toBe(200)
  await failed(person, 12)

  expect(await statusOf(person.username, testPassword)).toBe(429)
  expect(await signIn(testPassword)).toBe(200)
})

test('R28: a known device has its own budget of ten failures an hour', async () => {
  const person = await portal.person()
  const owner = testBrowser(portal)
  const signIn = async (password: string) =>
    (await owner.send('POST', logIn.path, { body: { username: person.username, password } })).status
  await signIn(testPassword)
  for (let count = 0; count < 10; count++) expect(await signIn(wrong())).toBe(401)

  expect(await signIn(testPassword)).toBe(429)
  portal.clock.advance(hours(1))
  expect(await signIn(testPassword)).toBe(200)
})

test('R28: the cookie of another account, and one of somebody’s own making, know no device', async () => {
  const [person, other] = [await portal.person(), await portal.person()]
  const stranger = testBrowser(portal)
  const signIn = async (account: Account, password: string) =>
    (await stranger.send('POST', logIn.path, { body: { username: account.username, password } })).status
  await signIn(other, testPassword)
  await failed(person, 5)

  expect(await signIn(person, testPassword)).toBe(429)
  stranger.cookies.set('__Host-portal-device', `${Date.now().toString(36)}.${'x'.repeat(22)}.${'y'.repeat(43)}`)
  expect(await signIn(person, testPassword)).toBe(429)
})

test('R15: after 100 failures in a row a new device needs a mailed link', async () => {
  const person = await portal.person()
  await failed(person, 1)
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('login_throttle').set({ failures: 99 }).where('failures', '=', 1).execute(),
  )
  expect(await statusOf(person.username, wrong())).toBe(401)
  portal.clock.advance(hours(24))
  expect(await statusOf(person.username, testPassword)).toBe(429)

  await portal.ask(requestReset, { username: person.username })
  await portal.ask(resetByLink, { hash: await portal.codeTo(person.email), password: 'Uusi-salasana-88' })
  expect(await statusOf(person.username, 'Uusi-salasana-88')).toBe(200)
})
