import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { RegistrationForm } from '../../testing/registration-form.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const inAnyCase = (text: string, number: number) => (number % 2 === 0 ? text : text.toUpperCase())

async function registerAtOnce(form: (number: number) => RegistrationForm) {
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  return Promise.all(numbers.map((number) => portal.ask(portalCalls.register, form(number))))
}

test.each([
  ['OPS-09, ENT-02: of 50 registrations of one name at once, in any case, one gets it', 'username', 'user_exists'],
  [
    'OPS-09, ENT-05, R63: of 50 registrations of one address at once, in any case, one gets it',
    'email',
    'email_exists',
  ],
] as const)('%s', async (_, field, refusal) => {
  const shared = field === 'username' ? 'sama_nimi_kaikilla' : 'sama@posti.test'

  const answers = await registerAtOnce((number) => registrationForm({ [field]: inAnyCase(shared, number) }))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  for (const { status, body } of answers) {
    if (status === 409) expect(body).toEqual({ success: false, value: refusal, fields: [field] })
  }
  const accounts = await portal.host.database.reading.selectFrom('account').select('id').execute()
  await portal.host.outbox.drain()
  expect(portal.mail.letters).toHaveLength(accounts.length)
})

/** Told for each answer: its status and value. */
const told = (answers: Awaited<ReturnType<typeof registerAtOnce>>) =>
  answers.map(({ status, body }) => `${status} ${String(body.value)}`).toSorted()
const both = (one: RegistrationForm, other: RegistrationForm) =>
  Promise.all([portal.ask(portalCalls.register, one), portal.ask(portalCalls.register, other)])

test('OPS-09, R14: the same registration twice at once is one account and one letter, and both are told so', async () => {
  for (let round = 0; round < 5; round++) {
    const form = registrationForm()

    expect(told(await both(form, form))).toEqual(['201 ok', '201 ok'])

    const { reading } = portal.host.database
    expect(await reading.selectFrom('account').select('id').where('email', '=', form.email).execute()).toHaveLength(1)
    await portal.host.outbox.drain()
    expect(portal.mail.letters.filter(({ receivers }) => receivers.includes(form.email))).toHaveLength(1)
  }
})

test('OPS-09, R14: at once as one after the other, name and address of somebody else with another password are taken', async () => {
  for (let round = 0; round < 5; round++) {
    const form = registrationForm()
    const other = { ...form, password: 'Toinen-salasana-88' }

    expect(told(await both(form, other))).toEqual(['201 ok', '409 user_exists'])
  }
})
