/** The same password from a Mac, which writes ä as two code points, and from Windows, which writes one (RFC 8265). */
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, register, requestReset, resetByLink, saveOwnSettings, validateEmail } = portalCalls
const composed = 'Hämärä-käpy-77'.normalize('NFC')
const decomposed = composed.normalize('NFD')
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const statusOf = async (username: string, password: string) => (await portal.ask(logIn, { username, password })).status

async function storedHash(username: string): Promise<string | null | undefined> {
  const rows = portal.host.database.reading.selectFrom('account').select('password_hash')
  return (await rows.where('username', '=', username).executeTakeFirst())?.password_hash
}

test('R23, REG-19: a password that was registered on a Mac is the same on Windows, and the other way round', async () => {
  for (const [given, typed] of [
    [decomposed, composed],
    [composed, decomposed],
  ] as const) {
    const form = { ...registrationForm(), password: given }
    expect((await portal.ask(register, form)).status).toBe(201)
    await portal.ask(validateEmail, { validationcode: await portal.codeTo(form.email) })

    expect([await statusOf(form.username, typed), await statusOf(form.username, given)]).toEqual([200, 200])
    expect(await statusOf(form.username, typed.replaceAll(/\u0308/g, '').replaceAll('ä', 'a'))).toBe(401)
  }
})

test('R23: so is one that is set in the own settings, by a link and by an administrator', async () => {
  const boss = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const [own, forgetful, managed] = [await portal.person(), await portal.person(), await portal.person()]
  const token = await portal.signIn(own)
  expect((await portal.ask(saveOwnSettings, { password: decomposed }, { token })).status).toBe(200)
  await portal.ask(requestReset, { username: forgetful.username })
  const hashed = { hash: await portal.codeTo(forgetful.email), password: decomposed }
  expect((await portal.ask(resetByLink, hashed)).status).toBe(200)
  const { id: _id, username, firstname, lastname, email, company, usertype, lastmodified, groups } = managed
  const fields = { _id, username, firstname, lastname, email, company, usertype, lastmodified, usergroups: [...groups] }
  const saved = { ...fields, password: decomposed, editpassword: composed }
  const options = { token: await portal.signIn(boss) }
  expect((await portal.ask(administrationCalls.saveUser, saved, options)).status).toBe(200)

  for (const person of [own, forgetful, managed]) expect(await statusOf(person.username, composed)).toBe(200)
  const again = { city: 'Pori', password: testPassword, currentpassword: composed }
  expect((await portal.ask(saveOwnSettings, again, { token: await portal.signIn(own, decomposed) })).status).toBe(200)
})

test.each([
  ['decomposed', decomposed],
  ['with a no-break space', 'Hämärä käpy\u00a077'],
])('R23: a hash of before, of a password %s, is accepted in each form and made again', async (_, before) => {
  const { username } = await portal.person()
  const store = async () => {
    const old = await hash(before, parameters)
    const changed = portal.host.database.writing((transaction) =>
      transaction.updateTable('account').set({ password_hash: old }).where('username', '=', username).execute(),
    )
    await changed
    return old
  }
  const old = await store()

  expect(await statusOf(username, before)).toBe(200)

  const renewed = await storedHash(username)
  expect(renewed).not.toBe(old)
  for (const form of [before.normalize('NFC').replaceAll('\u00a0', ' '), before.normalize('NFD')])
    expect(await statusOf(username, form)).toBe(200)
  expect(await storedHash(username)).toBe(renewed)
})

test('R23: a hash of before is accepted from the other system, too', async () => {
  const { username } = await portal.person()
  const password_hash = await hash(decomposed, parameters)
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('account').set({ password_hash }).where('username', '=', username).execute(),
  )

  expect(await statusOf(username, composed)).toBe(200)
  expect(await storedHash(username)).not.toBe(password_hash)
})

test('R15: the same wrong password in its other form is no further guess', async () => {
  const { username } = await portal.person()
  const guesses = [composed, decomposed, composed, decomposed, composed, decomposed, composed]

  for (const guess of guesses) expect(await statusOf(username, guess)).toBe(401)
})
