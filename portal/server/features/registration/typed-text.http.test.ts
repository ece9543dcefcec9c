/** What people paste holds characters that nobody sees: it is cleaned on the way in, and what looks alike is alike. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { checkEmail, logIn, register, requestReset, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

test('REG-34, REG-21: a registration is stored without what is invisible in it', async () => {
  const form = registrationForm()
  const typed = {
    ...form,
    email: `\u200e${form.email.replace('@', '\u200b@')}`,
    telephone: '\u202d+358\u00a040\u2011123 4567\u202c',
    firstname: 'Anna\u2011Maija\u00a0\u200b',
  }
  expect((await portal.ask(register, typed)).status).toBe(201)

  const stored = (await portal.host.accounts.findByUsername(form.username))?.account
  expect(stored).toMatchObject({ email: form.email, telephone: '+358 40-123 4567', firstname: 'Anna-Maija' })
  expect((await portal.letterTo(form.email)).links).toHaveLength(1)
})

test('ENT-05, REG-24: an address and its punycode twin are one', async () => {
  const [first, second] = [registrationForm(), registrationForm()]
  const local = first.email.split('@')[0]
  expect((await portal.ask(register, { ...first, email: `${local}@xn--4ca.fi` })).status).toBe(201)

  const twin = await portal.ask(register, { ...second, email: `${local}@ä.fi` })
  const checked = await portal.ask(checkEmail, { email: `${local}@XN--4CA.FI` })

  expect([twin.body.value, checked.body.value]).toEqual(['email_exists', 'email_exists'])
  expect((await portal.host.accounts.findByUsername(first.username))?.account.email).toBe(`${local}@ä.fi`)
})

test('LOGIN-21: a name and an address to sign in with are found whatever invisible comes with them', async () => {
  const { username, email } = await portal.person()
  for (const name of [`\u200e${username}\u00a0`, `${email.replace('@', '\u200b@')}\u202c`]) {
    expect((await portal.ask(logIn, { username: name, password: testPassword })).status).toBe(200)
  }
  expect((await portal.ask(requestReset, { username: `\u200e${username}` })).status).toBe(200)
})

test('ADMIN-USERS-04: a search with no-break spaces and hyphens finds, whichever way the name was typed', async () => {
  const boss = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const token = await portal.signIn(boss)
  const person = await portal.person()
  const own = { token: await portal.signIn(person) }
  expect((await portal.ask(saveOwnSettings, { city: 'Iso\u00a0Kyrö\u2011Suo' }, own)).status).toBe(200)

  for (const find of ['Iso Kyrö-Suo', 'iso\u00a0kyrö\u2011suo', 'iso\u202fkyrö\u200b']) {
    const { users } = (await portal.ask(administrationCalls.searchUsers, { find }, { token })).body as {
      users: { _id: string }[]
    }
    expect(users.map(({ _id }) => _id)).toEqual([person.id])
  }
})
