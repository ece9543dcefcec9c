import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { testBrowser } from '../../testing/browser.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { minutes } from '../clock/clock.ts'
import { HasherBusy } from '../passwords/password-hasher.ts'

const { logIn, register, resendValidation, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** What the act meets while no password can be looked at. */
async function whileBusy<Result>(act: () => Promise<Result>, method: 'verify' | 'hash' = 'verify'): Promise<Result> {
  const { passwords } = portal.host
  const usual = { ...passwords }
  Object.assign(passwords, { [method]: () => Promise.reject(new HasherBusy('too many')) })
  try {
    return await act()
  } finally {
    Object.assign(passwords, usual)
  }
}

/** What is counted against anybody at all. */
async function counted(): Promise<number> {
  const { reading } = portal.host.database
  const budgets = await reading.selectFrom('rate_budget').select('spent').where('key', 'like', 'failures-%').execute()
  const rows = await reading.selectFrom('login_throttle').select('failures').execute()
  return [...budgets.map(({ spent }) => spent), ...rows.map(({ failures }) => failures)].reduce((a, b) => a + b, 0)
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('R25, R28: passwords that nobody came to look at count against no account and no client', async () => {
  const person = await portal.person()
  const input = { username: person.username, password: testPassword }
  const before = await counted()
  const wrong = { ...input, password: 'väärä salasana' }
  for (let count = 0; count < 3; count++) await portal.ask(logIn, { ...wrong, password: `väärä ${count}` })
  const afterThree = await counted()

  for (let count = 0; count < 12; count++) {
    const answer = await whileBusy(() => portal.ask(logIn, input, from('192.0.2.90')))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  }

  expect([afterThree - before, (await counted()) - before]).toEqual([6, 6])
  expect((await portal.ask(logIn, wrong)).status).toBe(401)
  expect((await portal.ask(logIn, input)).status).toBe(200)
})

test('R25, LOGIN-20: the try that would have begun a wait begins none when it was not looked at', async () => {
  const { username } = await portal.person()
  for (let count = 0; count < 4; count++) await portal.ask(logIn, { username, password: `väärä ${count}` })

  await whileBusy(() => portal.ask(logIn, { username, password: testPassword }))

  expect((await portal.ask(logIn, { username, password: 'väärä viides' })).status).toBe(401)
  expect((await portal.ask(logIn, { username, password: testPassword })).status).toBe(429)
})

test('R25, R28: a known device loses none of its ten tries an hour', async () => {
  const { username } = await portal.person()
  const owner = testBrowser(portal)
  const signIn = (password: string) => owner.send('POST', logIn.path, { body: { username, password } })
  await signIn(testPassword)
  const before = await counted()

  for (let count = 0; count < 12; count++) {
    expect((await whileBusy(() => signIn(testPassword))).status).toBe(503)
  }

  expect(await counted()).toBe(before)
  expect((await signIn(testPassword)).status).toBe(200)
})

test('R25, CALL-30: nor does asking again for the activation letter', async () => {
  const { username, password, ...form } = registrationForm()
  await portal.ask(register, { ...form, username, password })
  const before = await counted()

  for (let count = 0; count < 6; count++) {
    expect((await whileBusy(() => portal.ask(resendValidation, { username, password }))).status).toBe(503)
  }

  expect(await counted()).toBe(before)
  expect((await portal.ask(resendValidation, { username, password })).status).toBe(200)
})

test.each(['verify', 'hash'] as const)(
  'R25, SETTINGS-27: nor does the current password in the own settings, when %s is busy',
  async (method) => {
    const token = await portal.signIn(await portal.person())
    portal.clock.advance(minutes(11))
    const changes = { password: 'Uusi-salasana-88', currentpassword: testPassword }
    const before = await counted()

    for (let count = 0; count < 12; count++) {
      expect((await whileBusy(() => portal.ask(saveOwnSettings, changes, { token }), method)).status).toBe(503)
    }

    expect(await counted()).toBe(before)
    expect((await portal.ask(saveOwnSettings, changes, { token })).status).toBe(200)
  },
)

test('R25: whoever signs in comes in between one client’s crowd, of which what is refused counts nothing', async () => {
  const [person, other] = [await portal.person(), await portal.person()]
  const before = await counted()
  const crowd = Array.from({ length: 24 }, (_, number) =>
    portal.ask(logIn, { username: `ei_ketaan_${number}`, password: 'x' }, from('192.0.2.91')),
  )
  const others = [person, other].map(({ username }) => portal.ask(logIn, { username, password: testPassword }))

  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  const checked = (await Promise.all(crowd)).filter(({ status }) => status === 401).length
  expect((await counted()) - before).toBe(2 * checked)
})
