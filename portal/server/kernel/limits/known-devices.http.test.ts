import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { testBrowser } from '../../testing/browser.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import type { Account } from '../accounts/account.ts'
import { days, hours, seconds } from '../clock/clock.ts'

const { logIn, requestReset, resetByLink, saveOwnSettings } = portalCalls
const { saveUser } = administrationCalls
const newPassword = 'Uusi-salasana-88'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Somebody in a browser of the own, signed in once. */
async function atHome(fields: Partial<Account> = {}) {
  const person = await portal.person(fields)
  const browser = testBrowser(portal)
  const send = (password: string) => browser.send('POST', logIn.path, { body: { username: person.username, password } })
  const token = String((await send(testPassword)).body['token'])
  return { person, browser, token, signIn: async (password: string) => (await send(password)).status }
}

/** Strangers' guesses, until only known devices get in. */
async function besiege({ username }: Account): Promise<void> {
  for (let count = 0; count < 6; count++) await portal.ask(logIn, { username, password: `arvaus ${count}` })
}

test('R28: a device is known for 180 days, and no longer, whatever the browser keeps', async () => {
  const { person, signIn } = await atHome()
  portal.clock.advance(seconds(180 * 24 * 60 * 60 - 1))
  await besiege(person)
  expect(await signIn(testPassword)).toBe(200)

  portal.clock.advance(days(180))
  await besiege(person)
  expect(await signIn(testPassword)).toBe(429)
})

test('R28: the date in the cookie is signed', async () => {
  const { person, browser, signIn } = await atHome()
  const [, random, signature] = (browser.cookies.get('__Host-portal-device') ?? '').split('.')
  const later = portal.clock.now().getTime() + days(90)
  await besiege(person)

  for (const made of [later.toString(36), '', 'NaN', '-1']) {
    browser.cookies.set('__Host-portal-device', `${made}.${random}.${signature}`)
    expect(await signIn(testPassword), made).toBe(429)
  }
})

test('R28: after a reset the device cookies of before know nobody; the browser that reset is known', async () => {
  const { person, browser, signIn } = await atHome()
  const stolen = browser.cookies.get('__Host-portal-device') ?? ''
  await portal.ask(requestReset, { username: person.username })
  const body = { hash: await portal.codeTo(person.email), password: newPassword }
  expect((await browser.send('POST', resetByLink.path, { body })).status).toBe(200)
  await besiege(person)

  expect(await signIn(newPassword)).toBe(200)
  await besiege(person)
  browser.cookies.set('__Host-portal-device', stolen)
  expect(await signIn(newPassword)).toBe(429)
})

test('R28: who changes the own password stays known to this browser', async () => {
  const { person, browser, token, signIn } = await atHome()
  const headers = { authorization: `Bearer ${token}` }
  const path = saveOwnSettings.path
  expect((await browser.send(saveOwnSettings.method, path, { body: { password: newPassword }, headers })).status).toBe(
    200,
  )
  await besiege(person)

  expect(await signIn(newPassword)).toBe(200)
})

test('R28: so does an administrator who changes the own password in the editor, and nobody else’s makes a device known', async () => {
  const { person, browser, token, signIn } = await atHome({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const other = await portal.person()
  const save = (account: Account) => {
    const { id: _id, username, firstname, lastname, email, company, usertype, lastmodified, groups } = account
    const own = { _id, username, firstname, lastname, email, company, usertype, lastmodified, usergroups: groups }
    const body = { ...own, password: newPassword, editpassword: newPassword }
    return browser.send('POST', saveUser.path, { body, headers: { authorization: `Bearer ${token}` } })
  }
  const known = browser.cookies.get('__Host-portal-device')
  expect((await save(other)).status).toBe(200)
  expect(browser.cookies.get('__Host-portal-device')).toBe(known)

  expect((await save(person)).status).toBe(200)
  await besiege(person)
  expect(await signIn(newPassword)).toBe(200)
})

test('R15, R28: a hundred failures in a row end a known device, too, and a mailed link opens it; strangers’ do not count there', async () => {
  const { person, signIn } = await atHome()
  await besiege(person)
  for (let hour = 0; hour < 10; hour++) {
    for (let count = 0; count < 10; count++) expect(await signIn(`arvaus ${hour} ${count}`)).toBe(401)
    portal.clock.advance(hours(1))
  }
  expect(await signIn(testPassword)).toBe(429)

  await portal.ask(requestReset, { username: person.username })
  await portal.ask(resetByLink, { hash: await portal.codeTo(person.email), password: newPassword })
  expect(await signIn(newPassword)).toBe(200)
})

test('R15, R28: the right password in between starts the hundred afresh', async () => {
  const { signIn } = await atHome()
  for (let hour = 0; hour < 12; hour++) {
    for (let count = 0; count < 9; count++) expect(await signIn(`arvaus ${hour} ${count}`)).toBe(401)
    expect(await signIn(testPassword)).toBe(200)
  }
})
