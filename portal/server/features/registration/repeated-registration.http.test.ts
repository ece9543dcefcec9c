import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { minutes, seconds } from '../../kernel/clock/clock.ts'
import type { RegistrationForm } from '../../testing/registration-form.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { register, validateEmail, logIn } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function registered(): Promise<RegistrationForm> {
  const form = registrationForm()
  expect((await portal.ask(register, form)).status).toBe(201)
  return form
}
const told = async (form: RegistrationForm) => {
  const { status, body } = await portal.ask(register, form)
  return [status, body.value]
}

test('R14: a registration whose answer got lost is answered again: one account, one letter, and its link works', async () => {
  const form = await registered()
  portal.clock.advance(seconds(9 * 60))

  for (const again of [form, { ...form, username: form.username.toUpperCase(), email: form.email.toUpperCase() }]) {
    expect(await told(again)).toEqual([201, 'ok'])
  }

  const { reading } = portal.host.database
  expect(await reading.selectFrom('account').select('id').where('email', '=', form.email).execute()).toHaveLength(1)
  const validationcode = await portal.codeTo(form.email)
  expect(portal.mail.letters.filter(({ receivers }) => receivers.includes(form.email))).toHaveLength(1)
  expect((await portal.ask(validateEmail, { validationcode })).status).toBe(200)
})

test('R14, REG-41: with another password, another address, or ten minutes later the name is taken', async () => {
  const form = await registered()

  expect(await told({ ...form, password: 'Toinen-salasana-88' })).toEqual([409, 'user_exists'])
  expect(await told({ ...form, email: 'toinen.osoite@posti.test' })).toEqual([409, 'user_exists'])
  portal.clock.advance(minutes(10))
  expect(await told(form)).toEqual([409, 'user_exists'])
})

test('R14, REG-42: with another name the address is taken', async () => {
  const form = await registered()

  expect(await told({ ...form, username: 'aivan_toinen_nimi' })).toEqual([409, 'email_exists'])
})

test('R14, REG-41: an account that has been verified meanwhile, or that an administrator made, is taken', async () => {
  const form = await registered()
  await portal.ask(validateEmail, { validationcode: await portal.codeTo(form.email) })
  expect(await told(form)).toEqual([409, 'user_exists'])

  const { username, email } = await portal.person({ activated: false, createdby: 'joku_yllapitaja' })
  expect(await told(registrationForm({ username, email, password: 'Kurkisuo-77-lato' }))).toEqual([409, 'user_exists'])
})

test('R14, R15: it is no way to guess a password past the budget of sign-in', async () => {
  const form = await registered()
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++) {
    statuses.push((await portal.ask(register, { ...form, password: `Arvattu-salasana-${guess}` })).status)
  }

  expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
  expect((await portal.ask(logIn, { username: form.username, password: form.password })).status).toBe(429)
})
