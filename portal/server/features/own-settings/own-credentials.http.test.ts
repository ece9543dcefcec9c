import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { hours, minutes, seconds } from '../../kernel/clock/clock.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, readOwnSessions, saveOwnSettings } = portalCalls
const password = 'Uusi-salasana-88'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function signedIn() {
  const person = await portal.person()
  return { person, token: await portal.signIn(person) }
}
const opens = async (username: string, given: string) =>
  (await portal.ask(logIn, { username, password: given })).status === 200
const isAlive = async (token: string) => (await portal.ask(readOwnSessions, {}, { token })).status === 200

test('SETTINGS-28, R11: a password change ends the other sessions, not this one', async () => {
  const { person, token } = await signedIn()
  const others = [await portal.signIn(person), await portal.signIn(person)]

  const answer = await portal.ask(saveOwnSettings, { password }, { token })

  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain(password)
  expect([await isAlive(token), ...(await Promise.all(others.map(isAlive)))]).toEqual([true, false, false])
  expect([await opens(person.username, testPassword), await opens(person.username, password)]).toEqual([false, true])
})

test('SETTINGS-28: a password change mails a notice', async () => {
  const { person, token } = await signedIn()

  await portal.ask(saveOwnSettings, { password }, { token })

  const letter = await portal.letterTo(person.email)
  expect(letter.subject).toBe('Salasanasi on vaihdettu')
  expect(letter.raw).not.toContain(password)
})

test.each([
  ['password', { password }],
  ['address', { email: 'uusi.osoite@posti.test' }],
])('SETTINGS-27, R30: ten minutes after sign-in a change of %s asks for the current password', async (_, changes) => {
  const { person, token } = await signedIn()
  portal.clock.advance(minutes(10))
  portal.clock.advance(seconds(1))

  const refused = await portal.ask(saveOwnSettings, changes, { token })
  expect([refused.status, refused.body]).toEqual([403, { success: false, value: 'reauthentication_required' }])
  expect(await portal.stored(person.id)).toEqual(person)
  const proved = await portal.ask(saveOwnSettings, { ...changes, currentpassword: testPassword }, { token })
  expect(proved.status).toBe(200)
})

test('SETTINGS-27: within ten minutes it does not, and proving it anew opens ten more', async () => {
  const { token } = await signedIn()
  portal.clock.advance(minutes(10))
  expect((await portal.ask(saveOwnSettings, { password }, { token })).status).toBe(200)

  portal.clock.advance(minutes(1))
  const third = { password: 'Kolmas-salasana-99' }
  expect((await portal.ask(saveOwnSettings, third, { token })).status).toBe(403)
  expect((await portal.ask(saveOwnSettings, { ...third, currentpassword: password }, { token })).status).toBe(200)
  portal.clock.advance(minutes(9))
  expect((await portal.ask(saveOwnSettings, { password: 'Neljäs-salasana-00' }, { token })).status).toBe(200)
})

test('SETTINGS-27: other data, and the same address in another case, need no proof', async () => {
  const { person, token } = await signedIn()
  portal.clock.advance(hours(3))

  const changes = { city: 'Pori', email: person.email.toUpperCase(), password: '' }
  expect((await portal.ask(saveOwnSettings, changes, { token })).status).toBe(200)
})

test('SETTINGS-27: a wrong current password is told as such, changes nothing and does not end the session', async () => {
  const { person, token } = await signedIn()
  portal.clock.advance(hours(1))

  const answer = await portal.ask(saveOwnSettings, { password, currentpassword: 'väärä salasana' }, { token })

  expect([answer.status, answer.body]).toEqual([
    403,
    { success: false, value: 'invalid_password', fields: ['currentpassword'] },
  ])
  expect(await isAlive(token)).toBe(true)
  expect(await opens(person.username, testPassword)).toBe(true)
})

test('R15: the current password can be guessed ten times an hour, also with a stolen session', async () => {
  const { token } = await signedIn()
  portal.clock.advance(minutes(11))
  const guess = async (number: number) => {
    const answer = await portal.ask(saveOwnSettings, { password, currentpassword: `arvaus ${number}` }, { token })
    return answer.status
  }
  const statuses = await Promise.all(Array.from({ length: 15 }, (_, number) => guess(number)))

  expect(statuses.filter((status) => status === 403)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('R15: the right current password costs nothing of that', async () => {
  const { token } = await signedIn()
  let current = testPassword
  for (let count = 0; count < 12; count++) {
    const next = `Uusi-salasana-${count}`
    const answer = await portal.ask(saveOwnSettings, { password: next, currentpassword: current }, { token })
    expect(answer.status).toBe(200)
    current = next
  }
})

test('R60: a common password, and one made of the own name, are refused', async () => {
  const person = await portal.person({ lastname: 'Kauhanen' })
  const token = await portal.signIn(person)

  for (const weak of ['password1', 'kauhanen77', person.username, person.email, 'Biolan2026']) {
    const answer = await portal.ask(saveOwnSettings, { password: weak }, { token })
    expect([answer.status, answer.body.value, answer.body.fields]).toEqual([422, 'common_password', ['password']])
  }
})

test('R10, SETTINGS-16: nobody changes a password without a session', async () => {
  const { person } = await signedIn()

  const answer = await portal.ask(saveOwnSettings, { _id: person.id, password, currentpassword: testPassword })

  expect(answer.status).toBe(401)
  expect(await opens(person.username, testPassword)).toBe(true)
})
