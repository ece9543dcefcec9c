import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { days, minutes } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestAnswer, TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { checkEmail, checkUsername } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const told = ({ status, body }: TestAnswer) => [status, body.value]

test('CALL-19, REG-17: a username is told to be free or taken, in any case, with 200', async () => {
  const { username } = await portal.person({ username: 'Varattu_Nimi' })

  expect(told(await portal.ask(checkUsername, { username: 'vapaa_nimi' }))).toEqual([200, 'available'])
  expect(told(await portal.ask(checkUsername, { username }))).toEqual([200, 'user_exists'])
  expect(told(await portal.ask(checkUsername, { username: username.toUpperCase() }))).toEqual([200, 'user_exists'])
})

test('CALL-19, CALL-10: a username that nobody may have is refused with 422', async () => {
  const answer = await portal.ask(checkUsername, { username: 'liian lyhyt ja väli' })

  expect(answer.status).toBe(422)
  expect(answer.body).toEqual({ success: false, value: 'invalid_input', fields: ['username'] })
})

test('CALL-20, REG-24: an address is told to be free or taken, in any case, with 200', async () => {
  const { email } = await portal.person()

  expect(told(await portal.ask(checkEmail, { email: 'vapaa@posti.test' }))).toEqual([200, 'available'])
  expect(told(await portal.ask(checkEmail, { email: email.toUpperCase() }))).toEqual([200, 'email_exists'])
})

test('CALL-12: an address of any characters travels percent-encoded in the path', async () => {
  await portal.person({ email: 'a+b@ä.fi' })

  expect(told(await portal.ask(checkEmail, { email: 'a+b@ä.fi' }))).toEqual([200, 'email_exists'])
  expect(told(await portal.ask(checkEmail, { email: 'a/b?c#d%e@ä.fi' }))).toEqual([200, 'available'])
})

test('CALL-20: an address of a wrong format is refused with 422', async () => {
  const answer = await portal.ask(checkEmail, { email: 'ei.osoite' })

  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ value: 'invalid_input', fields: ['email'] })
})

test('REG-22, REG-23: blocked wins over allowed, a domain covers its subdomains, and the change is in use at once', async () => {
  const ask = async (email: string) => (await portal.ask(checkEmail, { email })).body.value
  const register = async (email: string) =>
    (await portal.ask(portalCalls.register, registrationForm({ email }))).body.value
  await portal.set({ emailDomainsAllowed: ['suo.test'], emailDomainsBlocked: ['roska.suo.test'] })

  const answers = [
    await ask('a@suo.test'),
    await ask('a@posti.suo.test'),
    await ask('a@roska.suo.test'),
    await ask('a@muu.test'),
  ]
  const registered = [
    await register('b@posti.suo.test'),
    await register('b@x.roska.suo.test'),
    await register('b@muu.test'),
  ]
  await portal.set({ emailDomainsAllowed: [], emailDomainsBlocked: [] })

  expect(answers).toEqual(['available', 'available', 'email_domain_not_allowed', 'email_domain_not_allowed'])
  expect(registered).toEqual(['ok', 'email_domain_not_allowed', 'email_domain_not_allowed'])
  expect(await ask('a@muu.test')).toBe('available')
})

test('CALL-19, R27: all that tells whether somebody has an account shares one budget of its client: 30 in ten minutes', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.27' }
  const [person, other] = [await portal.person(), await portal.person()]
  const session = { token: await portal.signIn(person), headers }
  const asks = [
    () => portal.ask(checkUsername, { username: 'joku_nimi' }, { headers }),
    () => portal.ask(checkEmail, { email: 'joku@posti.test' }, { headers }),
    () => portal.ask(portalCalls.requestReset, { username: 'ei_ketaan' }, { headers }),
    () => portal.ask(portalCalls.register, registrationForm({ username: person.username }), { headers }),
    () => portal.ask(portalCalls.saveOwnSettings, { email: other.email }, session),
  ]
  const askAll = async () => {
    const statuses: number[] = []
    for (const ask of asks) statuses.push((await ask()).status)
    return statuses
  }

  for (let round = 0; round < 6; round++) expect(await askAll()).toEqual([200, 200, 404, 409, 409])
  expect(await askAll()).toEqual([429, 429, 429, 429, 429])
  portal.clock.advance(minutes(10))
  expect(await askAll()).toEqual([200, 200, 404, 409, 409])
})

test('CALL-19, R27: and 200 in a day, whatever the pace', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.28' }
  const ask = async () => (await portal.ask(checkUsername, { username: 'joku_nimi' }, { headers })).status
  await ask()
  await portal.host.database.writing((transaction) =>
    transaction
      .updateTable('rate_budget')
      .set({ spent: 199 })
      .where('key', '=', 'existence-daily:192.0.2.28')
      .execute(),
  )

  expect([await ask(), await ask()]).toEqual([200, 429])
  portal.clock.advance(minutes(10))
  expect(await ask()).toBe(429)
  portal.clock.advance(days(1))
  expect(await ask()).toBe(200)
})
