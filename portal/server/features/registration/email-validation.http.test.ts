import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { days, minutes, seconds } from '../../kernel/clock/clock.ts'
import { hashSecret } from '../../kernel/secrets/random-secret.ts'
import type { RegistrationForm } from '../../testing/registration-form.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { register, resendValidation, validateEmail } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function registered(): Promise<RegistrationForm> {
  const form = registrationForm()
  await portal.ask(register, form)
  return form
}
const validate = async (validationcode: string) => (await portal.ask(validateEmail, { validationcode })).status
const isActivated = async ({ username }: RegistrationForm) =>
  (await portal.host.accounts.findByUsername(username))?.account.activated
const lettersTo = ({ email }: RegistrationForm) => portal.mail.letters.filter(({ receivers }) => receivers[0] === email)

test('CALL-21, VALID-05: opening the link sets the activated flag, and the person signs in', async () => {
  const form = await registered()

  const answer = await portal.ask(validateEmail, { validationcode: await portal.codeTo(form.email) })

  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ success: true, value: 'ok' })
  expect(await isActivated(form)).toBe(true)
  expect(await portal.signIn(form, form.password)).toContain('.')
})

test('VALID-07, R33: the same code again within its time is a success and changes nothing more', async () => {
  const form = await registered()
  const code = await portal.codeTo(form.email)
  const statuses = await Promise.all([validate(code), validate(code), validate(code)])
  const before = await portal.host.accounts.findByUsername(form.username)
  portal.clock.advance(days(1))

  expect([...statuses, await validate(code)]).toEqual([200, 200, 200, 200])
  expect(await portal.host.accounts.findByUsername(form.username)).toEqual(before)
})

test('R33: a mail scanner that fetches the activation link, as often as it likes, uses nothing up', async () => {
  const form = await registered()
  const link = (await portal.letterTo(form.email)).links[0] ?? ''
  const { pathname, search } = new URL(link)
  for (let count = 0; count < 5; count++) await portal.send('GET', pathname + search)
  expect(await isActivated(form)).toBe(false)

  expect(await validate(await portal.codeTo(form.email))).toBe(200)
})

test('VALID-06: the code has 256 random bits, is stored only as its hash, and lives seven days', async () => {
  const [early, late] = [await registered(), await registered()]
  const [code, other] = [await portal.codeTo(early.email), await portal.codeTo(late.email)]
  const rows = await portal.host.database.reading.selectFrom('mailed_secret').selectAll().execute()
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows.map(({ hash }) => hash)).toContain(hashSecret(code))

  portal.clock.advance(seconds(7 * 24 * 60 * 60 - 1))
  expect(await validate(code)).toBe(200)
  portal.clock.advance(seconds(1))
  expect(await validate(other)).toBe(404)
})

test.each(['nosuchcode', 'a'.repeat(200), '..%2F..%2Fetc'])(
  'CALL-21: the code %s is answered 404 invalid_code',
  async (code) => {
    const answer = await portal.send('GET', `/api/auth/registration/validateemail/${code}`)

    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ success: false, value: 'invalid_code' })
  },
)

test('R10: a code of another purpose does not activate', async () => {
  const form = await registered()
  await portal.codeTo(form.email)
  const person = await portal.person()
  await portal.ask(portalCalls.requestReset, { username: person.username })

  expect(await validate(await portal.codeTo(person.email))).toBe(404)
})

test('CALL-30, LOGIN-17: with the right password a waiting person gets a new letter, which works', async () => {
  const form = await registered()
  await portal.codeTo(form.email)

  const answer = await portal.ask(resendValidation, form)
  const code = await portal.codeTo(form.email)

  expect(answer.body).toEqual({ success: true, value: 'ok' })
  expect(lettersTo(form)).toHaveLength(2)
  expect(await validate(code)).toBe(200)
})

test('CALL-30: wrong password, unknown name, activated account: the same success, and no letter', async () => {
  const waiting = await registered()
  const { username, email } = await portal.person()
  await portal.host.outbox.drain()
  const before = portal.mail.letters.length
  const answers = [
    await portal.ask(resendValidation, { username: waiting.username, password: 'väärä salasana' }),
    await portal.ask(resendValidation, { username: 'ei_ketaan', password: 'väärä salasana' }),
    await portal.ask(resendValidation, { username, password: 'Kurkisuo-77-lato' }),
  ]
  await portal.host.outbox.drain()

  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { success: true, value: 'ok' }])
  expect(portal.mail.letters.slice(before), email).toEqual([])
})

test('CALL-30: the password that sign-in just refused is answered with the same success', async () => {
  const { username } = await registered()
  const wrong = { username, password: 'väärä salasana' }
  await portal.ask(portalCalls.logIn, wrong)

  expect((await portal.ask(resendValidation, wrong)).status).toBe(200)
})

test('CALL-30: one letter in ten minutes', async () => {
  const form = await registered()
  for (let count = 0; count < 3; count++) expect((await portal.ask(resendValidation, form)).status).toBe(200)
  await portal.host.outbox.drain()
  expect(lettersTo(form)).toHaveLength(2)

  portal.clock.advance(minutes(10))
  await portal.ask(resendValidation, form)
  await portal.host.outbox.drain()
  expect(lettersTo(form)).toHaveLength(3)
})

test('R15, CALL-30: asking again for the letter is no way to guess passwords past the budget of sign-in', async () => {
  const { username } = await registered()
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++) {
    statuses.push((await portal.ask(resendValidation, { username, password: `arvaus ${guess}` })).status)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await portal.ask(portalCalls.logIn, { username, password: 'arvaus 7' })).status).toBe(429)
})
