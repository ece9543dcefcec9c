/** GEN-17: whom a letter tells of people who wait, when, and of whom. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { NewcomersPortal } from './testing/newcomers-portal.ts'
import { act, letIn, startNewcomersPortal } from './testing/newcomers-portal.ts'

const { verifyUsers } = administrationCalls
const { register, validateEmail } = portalCalls

let fixture: NewcomersPortal
beforeEach(async () => {
  fixture = await startNewcomersPortal()
})
afterEach(() => fixture[Symbol.asyncDispose]())

test('GEN-17: an administrator gets one letter an hour at most, in the own language, with nothing of another company', async () => {
  const { biolan, superadmin, newcomer, lettersTo } = fixture
  const { email } = biolan.account
  await newcomer('Biolan')
  expect(await lettersTo(email)).toEqual(['1 odottaa käyttöoikeutta'])
  await newcomer('Biolan')
  await newcomer('Novarbo')
  fixture.portal.clock.advance(minutes(59))
  await newcomer('Biolan')
  expect(await lettersTo(email)).toEqual(['1 odottaa käyttöoikeutta'])
  fixture.portal.clock.advance(minutes(1))
  expect(await lettersTo(email)).toEqual(['1 odottaa käyttöoikeutta', '3 odottaa käyttöoikeutta'])
  const { text } = await fixture.portal.letterTo(email)
  expect(text).toContain('Rekisteröityneet, joilla ei ole vielä käyttöoikeutta: Biolan 3.')
  expect(text).toContain('/#/admin/users/allusers?state=withoutrights')
  expect(text).not.toContain('Novarbo')
  expect(await lettersTo(superadmin.account.email)).toEqual([])
})

test('GEN-17: a letter about people who wait no more when it is due does not leave', async () => {
  const { biolan, newcomer, lettersTo } = fixture
  const { email } = biolan.account
  const first = await newcomer('Biolan')
  expect(await lettersTo(email)).toHaveLength(1)
  const second = await newcomer('Biolan')
  for (const { _id } of [first, second]) await act(biolan, letIn('Biolan'), _id)
  fixture.portal.clock.advance(minutes(61))
  expect(await lettersTo(email)).toHaveLength(1)
  const states = await fixture.portal.host.database.reading
    .selectFrom('outbox')
    .select('state')
    .where('recipient', '=', email)
    .orderBy('next_attempt_at')
    .execute()
  expect(states.map(({ state }) => state)).toEqual(['sent', 'skipped'])
})

test('GEN-17: of two who verify at once each administrator hears once', async () => {
  const { biolan, lettersTo } = fixture
  const forms = [1, 2, 3].map((number) => registrationForm({ username: `yhtaikaa_${number}`, company: 'Biolan' }))
  for (const form of forms) await fixture.portal.ask(register, form)
  const codes = []
  for (const { email } of forms) codes.push(await fixture.portal.codeTo(email))
  const answers = await Promise.all(
    codes.map((validationcode) => fixture.portal.ask(validateEmail, { validationcode })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await lettersTo(biolan.account.email)).toHaveLength(1)
})

test('GEN-17: a company without an administrator is told to superadmins; verified by hand, its others hear', async () => {
  const { biolan, superadmin, newcomer, lettersTo } = fixture
  await newcomer('Favorit')
  expect(await lettersTo(superadmin.account.email)).toEqual(['1 waiting for access'])
  const other = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const person = await fixture.person({ company: 'Biolan', activated: false })
  await biolan.answered(verifyUsers, { users: [person.id], username: biolan.account.username })
  expect(await lettersTo(other.account.email)).toEqual(['1 odottaa käyttöoikeutta'])
  expect(await lettersTo(biolan.account.email)).toEqual([])
})
