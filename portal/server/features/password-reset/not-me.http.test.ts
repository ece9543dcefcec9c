import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { days, minutes, seconds } from '../../kernel/clock/clock.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const {
  confirmEmail,
  logIn,
  readOwnSessions,
  requestReset,
  resetByLink,
  saveOwnSettings,
  secureAccount,
  undoEmailChange,
} = portalCalls
const { searchAudit } = administrationCalls
const password = 'Uusi-salasana-88'
const stolen = 'Varkaan-salasana-9'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const secure = (code: string) => portal.ask(secureAccount, { code })
const reset = (hash: string, given = password) => portal.ask(resetByLink, { hash, password: given })
const opens = async ({ username }: Account, given: string) =>
  (await portal.ask(logIn, { username, password: given })).status === 200
const lives = async (token: string) => (await portal.ask(readOwnSessions, {}, { token })).status === 200

/** Somebody whose password a stranger knows and uses, and the code of the letter about it. */
async function robbed(fields: Partial<Account> = {}) {
  const person = await portal.person(fields)
  const own = await portal.signIn(person)
  const thief = await portal.signIn(person)
  return { person, own, thief, code: await portal.codeTo(person.email) }
}

test('issue 10, 11: the link of a letter about a new device ends every session, voids the password, and takes a new one, once', async () => {
  const { person, own, thief, code } = await robbed()

  expect(await secure(code)).toMatchObject({ status: 200, body: { success: true, value: 'ok' } })
  expect([await lives(own), await lives(thief), await opens(person, testPassword)]).toEqual([false, false, false])
  // A second press, and a reload of the page, find it done.
  expect((await secure(code)).status).toBe(200)
  expect((await reset(code)).status).toBe(200)
  expect(await opens(person, password)).toBe(true)

  const token = await portal.signIn(person, password)
  for (const answer of [await secure(code), await reset(code, stolen)])
    expect(answer).toMatchObject({ status: 404, body: { value: 'invalid_code' } })
  expect([await lives(token), await opens(person, stolen)]).toEqual([true, false])
})

test('issue 10, 11: afterwards no browser is known: the next one that is not the mail’s is told of', async () => {
  const { person, code } = await robbed()
  await secure(code)
  await reset(code)
  // What looks alike is told of once a day.
  portal.clock.advance(days(1))
  await portal.signIn(person, password)
  expect((await portal.letterTo(person.email)).subject).toBe('Tilillesi kirjauduttiin uudella laitteella')
})

test('R09, R11: a thief who changes the password does not void the way back, and the letter about that has one, too', async () => {
  const { person, thief, code } = await robbed()
  expect((await portal.ask(saveOwnSettings, { password: stolen }, { token: thief })).status).toBe(200)
  const { subject, text } = await portal.letterTo(person.email)
  expect([subject, /auth\/notme\//.test(text)]).toEqual(['Salasanasi on vaihdettu', true])
  const newer = await portal.codeTo(person.email)
  expect(newer).not.toBe(code)

  expect((await secure(code)).status).toBe(200)
  expect([await lives(thief), await opens(person, stolen)]).toEqual([false, false])
  expect((await reset(newer)).status).toBe(200)
  // One new password, and no earlier letter opens anything.
  expect((await secure(code)).status).toBe(404)
  expect(await opens(person, password)).toBe(true)
})

test('issue 10, 11: the link sets a new password at once, too, and its letter offers a way back of its own', async () => {
  const { person, thief, code } = await robbed()
  expect((await reset(code)).status).toBe(200)
  expect([await lives(thief), await opens(person, password)]).toEqual([false, true])
  expect((await portal.letterTo(person.email)).subject).toMatch(/vaihdettu|uudella laitteella/)
})

test('R09: it lives for seven days, dies with the address it went to, and is no other kind of link', async () => {
  const { person, own, code } = await robbed()
  await portal.ask(requestReset, { username: person.username })
  const link = await portal.codeTo(person.email)
  for (const [call, given] of [
    [secureAccount, { code: link }],
    [confirmEmail, { code }],
    [undoEmailChange, { code }],
    [secureAccount, { code: 'arvattu' }],
  ] as const)
    expect(await portal.ask(call, given)).toMatchObject({ status: 404, body: { value: 'invalid_code' } })

  portal.clock.advance(minutes(5))
  const email = `${person.username}@uusi.test`
  expect((await portal.ask(saveOwnSettings, { email, currentpassword: testPassword }, { token: own })).status).toBe(200)
  expect((await portal.ask(confirmEmail, { code: await portal.codeTo(email) })).status).toBe(200)
  expect((await secure(code)).status).toBe(404)
  expect((await reset(code)).status).toBe(404)
  expect(await lives(own)).toBe(true)

  const late = await robbed()
  portal.clock.advance(days(7))
  portal.clock.advance(seconds(1))
  expect([(await secure(late.code)).status, (await reset(late.code)).status]).toEqual([404, 404])
  expect(await opens(late.person, testPassword)).toBe(true)
})

test('R41: the trail tells of it, once', async () => {
  const { person, code } = await robbed()
  await secure(code)
  await secure(code)
  const boss = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const { lines } = (
    await portal.ask(
      searchAudit,
      { target: person.username, actions: ['secureaccount'] },
      { token: await portal.session(boss) },
    )
  ).body
  expect(lines).toMatchObject([{ actor: person.username, result: 'done', details: {} }])
})
