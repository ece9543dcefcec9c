import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { RegistrationForm } from '../../testing/registration-form.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { checkUsername, register, readActivationLetter } = portalCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function refusedRegistration(email: string): Promise<RegistrationForm> {
  const form = { ...registrationForm(), email }
  portal.mail.refusals.set(email, { at: 'receiver', code: 553, text: '5.6.7 SMTPUTF8 is needed' })
  expect((await portal.ask(register, form)).status).toBe(201)
  await portal.host.outbox.drain()
  return form
}
const isRefused = async ({ username, password }: Pick<RegistrationForm, 'username' | 'password'>) =>
  (await portal.ask(readActivationLetter, { username, password })).body['addressrefused']

test('R42, REG-42: whose letter no mail server takes learns it, by the own password alone', async () => {
  const form = await refusedRegistration('ääkkönen@posti.test')
  expect(await isRefused(form)).toBe(true)
  expect(await isRefused({ ...form, password: 'Väärä-salasana-1' })).toBe(false)
  const other = registrationForm()
  await portal.ask(register, other)
  await portal.letterTo(other.email)
  expect(await isRefused(other)).toBe(false)
})

test('R42, REG-42: the same name and password with another address take the place of a registration whose letter was refused', async () => {
  const form = await refusedRegistration('väärä@posti.test')
  const { username } = form
  expect((await portal.ask(checkUsername, { username })).body.value).toBe('available')
  const corrected = { ...form, email: 'oikea@posti.test' }
  const stranger = await portal.ask(register, { ...corrected, password: 'Toinen-salasana-77' })
  expect(stranger).toMatchObject({ status: 409, body: { value: 'user_exists' } })
  // However long ago it was.
  portal.clock.advance(minutes(60))
  expect((await portal.ask(register, corrected)).status).toBe(201)
  const validationcode = await portal.codeTo('oikea@posti.test')
  expect((await portal.ask(portalCalls.validateEmail, { validationcode })).status).toBe(200)
  expect(await portal.signIn(form, form.password)).toContain('.')
})

test('R42, REG-42: a registration whose letter was taken keeps its name and address', async () => {
  const form = registrationForm()
  await portal.ask(register, form)
  await portal.letterTo(form.email)
  expect((await portal.ask(checkUsername, { username: form.username })).body.value).toBe('user_exists')
  const again = await portal.ask(register, { ...form, email: 'uusi.osoite@posti.test' })
  expect(again.body.value).toBe('user_exists')
})
