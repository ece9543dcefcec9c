import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { seconds } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const {
  confirmEmail,
  logIn,
  readOwnSessions,
  register,
  requestReset,
  resetByLink,
  saveOwnSettings,
  undoEmailChange,
  validateEmail,
} = portalCalls
const password = 'Uusi-salasana-88'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function linkFor({ username, email }: Account): Promise<string> {
  await portal.ask(requestReset, { username })
  return portal.codeTo(email)
}
const reset = (hash: string, given = password) => portal.ask(resetByLink, { hash, password: given })
const opens = async ({ username }: Account, given: string) =>
  (await portal.ask(logIn, { username, password: given })).status === 200

test('CALL-23, RESET-08: hash and new password set the password', async () => {
  const person = await portal.person()

  const answer = await reset(await linkFor(person))

  expect([answer.status, answer.body]).toEqual([200, { success: true, value: 'ok' }])
  expect([await opens(person, testPassword), await opens(person, password)]).toEqual([false, true])
})

test('RESET-09, R11: success ends every session of the user', async () => {
  const person = await portal.person()
  const tokens = [await portal.signIn(person), await portal.signIn(person)]
  const stranger = await portal.signIn(await portal.person())

  await reset(await linkFor(person))

  for (const token of tokens) expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(401)
  expect((await portal.ask(readOwnSessions, {}, { token: stranger })).status).toBe(200)
})

test('RESET-09: success voids the other links but the way back to the old address, and mails a notice', async () => {
  const person = await portal.person()
  const email = 'vaihtunut.osoite@posti.test'
  await portal.ask(saveOwnSettings, { email }, { token: await portal.signIn(person) })
  const [undo, confirm] = [await portal.codeTo(person.email), await portal.codeTo(email)]
  const code = await linkFor(person)
  await reset(code)

  expect((await portal.ask(confirmEmail, { code: confirm })).status).toBe(404)
  expect((await portal.stored(person.id))?.recoveryEmail).toBe(person.email)

  expect((await portal.letterTo(person.email)).subject).toBe('Salasanasi on vaihdettu')
  expect((await reset(code)).status).toBe(404)
  expect((await portal.ask(undoEmailChange, { code: undo })).status).toBe(200)
  expect((await portal.stored(person.id))?.email).toBe(person.email)
})

test('RESET-10: success activates an account that waits for verification, since the link proves the address', async () => {
  const person = await portal.person()
  const code = await linkFor(person)
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('account').set({ activated: 0 }).where('id', '=', person.id).execute(),
  )

  await reset(code)

  expect((await portal.stored(person.id))?.activated).toBe(true)
})

test('FORGOT-17, R09: of 20 uses of one link at once exactly one wins', async () => {
  const person = await portal.person()
  const code = await linkFor(person)
  const passwords = Array.from({ length: 20 }, (_, number) => `Uusi-salasana-${number}`)

  const answers = await Promise.all(passwords.map((given) => reset(code, given)))

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(19)
  expect(await opens(person, passwords[statuses.indexOf(200)] ?? '')).toBe(true)
})

test('FORGOT-17: the link lives sixty minutes', async () => {
  const [early, late] = [await portal.person(), await portal.person()]
  const codes = [await linkFor(early), await linkFor(late)]
  portal.clock.advance(seconds(60 * 60 - 1))
  expect((await reset(codes[0] ?? '')).status).toBe(200)
  portal.clock.advance(seconds(1))

  const answer = await reset(codes[1] ?? '')

  expect([answer.status, answer.body]).toEqual([404, { success: false, value: 'invalid_code' }])
  expect(await opens(late, testPassword)).toBe(true)
})

test('R09: a link dies when the password or the address is changed', async () => {
  const [first, second] = [await portal.person(), await portal.person()]
  const codes = [await linkFor(first), await linkFor(second)]
  await portal.ask(saveOwnSettings, { password }, { token: await portal.signIn(first) })
  await portal.ask(saveOwnSettings, { email: 'uusi.osoite@posti.test' }, { token: await portal.signIn(second) })

  for (const code of codes) expect((await reset(code, 'Kolmas-salasana-99')).status).toBe(404)
})

test('R10: no step of another flow sets a password', async () => {
  const form = registrationForm()
  await portal.ask(register, form)
  const activation = await portal.codeTo(form.email)
  const person = await portal.person()
  const token = await portal.signIn(person)

  for (const hash of [activation, token, token.split('.')[1] ?? '', 'nosuchlink']) {
    expect((await reset(hash)).status).toBe(404)
  }
  expect((await portal.ask(validateEmail, { validationcode: await linkFor(person) })).status).toBe(404)
  expect(await opens(person, testPassword)).toBe(true)
})

test.each([
  ['CALL-23, CALL-10: a password under 8 characters', 'lyhyt77', 'invalid_input'],
  ['CALL-23, R60: a common password', 'password1', 'common_password'],
])('%s is refused with 422, and the link lives on', async (_, weak, value) => {
  const person = await portal.person()
  const code = await linkFor(person)

  const answer = await reset(code, weak)

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([422, value, ['password']])
  expect((await reset(code)).status).toBe(200)
})

test('R33: opening the page uses nothing up, for no address that a letter holds answers to GET', async () => {
  const person = await portal.person()
  const code = await linkFor(person)
  const { pathname, search } = new URL((await portal.letterTo(person.email)).links[0] ?? '')
  for (let count = 0; count < 5; count++) {
    await portal.send('GET', pathname + search)
    expect((await portal.send('GET', `/api/user/resetpassword/${code}`)).status).toBe(404)
    expect((await portal.send('GET', '/api/user/resetpassword')).status).toBe(404)
  }

  expect((await reset(code)).status).toBe(200)
})

test('R28, LOGIN-20: a reset forgets the failed tries of the account', async () => {
  const person = await portal.person()
  for (let count = 0; count < 6; count++) await opens(person, `arvaus ${count}`)
  expect(await opens(person, testPassword)).toBe(false)

  await reset(await linkFor(person))

  expect(await opens(person, password)).toBe(true)
})
