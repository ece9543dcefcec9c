/** Another application on a neighbouring host or path sets cookies of the same names: a browser sends theirs as well, maybe first. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { testBrowser } from '../../testing/browser.ts'
import { stepBrowser, withApp } from '../../testing/second-factor.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { days } from '../clock/clock.ts'

const { logIn, readPublicData, saveOwnSettings } = portalCalls
const foreign = 'XSRF-TOKEN=theirs; portal-device=x; portal-marks=AAAAAAAAAAAAAAAA; portal-second-step=x'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Every request carries the foreign cookies before the portal's own. */
const crowded: Pick<TestPortal, 'send'> = {
  send: (method, path, { body, headers = {} } = {}) =>
    portal.send(method, path, { body, headers: { ...headers, cookie: [foreign, headers['cookie']].join('; ') } }),
}
const crowdedBrowser = () => testBrowser(crowded)

test('CALL-05, R49: a cookie XSRF-TOKEN of another application stops no write', async () => {
  const person = await portal.person()
  const browser = crowdedBrowser()
  await browser.send('GET', readPublicData.path)
  const signedIn = await browser.send('POST', logIn.path, {
    body: { username: person.username, password: testPassword },
  })
  expect(signedIn.status).toBe(200)

  const headers = { authorization: `Bearer ${signedIn.body['token']}` }
  const saved = await browser.send('POST', saveOwnSettings.path, { body: { city: 'Pori' }, headers })

  expect([saved.status, (await portal.stored(person.id))?.city]).toEqual([200, 'Pori'])
})

test('CALL-05: a browser that has only the cookie of another application is refused once, and brought its own', async () => {
  const person = await portal.person()
  const browser = crowdedBrowser()
  const signIn = () => browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })

  expect([(await signIn()).status, (await signIn()).status]).toEqual([403, 200])
  // Theirs is left to them.
  expect(browser.cookies.has('XSRF-TOKEN')).toBe(false)
})

test('CALL-04, CALL-05: the cookie of the specification comes with the own one, and serves by itself', async () => {
  const person = await portal.person()
  const browser = testBrowser(portal)
  const read = await browser.send('GET', readPublicData.path)
  const value = browser.cookies.get('XSRF-TOKEN') ?? ''

  expect(read.headers.getSetCookie()).toEqual([
    `__Host-portal-xsrf=${value}; Path=/; SameSite=Lax; Secure`,
    `XSRF-TOKEN=${value}; Path=/; SameSite=Lax; Secure`,
  ])
  const body = { username: person.username, password: testPassword }
  const headers = { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value }
  expect((await portal.send('POST', logIn.path, { body, headers })).status).toBe(200)
})

test('R28: a device is known by its own cookie, whatever comes before it', async () => {
  const person = await portal.person()
  const browser = crowdedBrowser()
  await browser.send('GET', readPublicData.path)
  const signIn = async (password: string, by = browser) =>
    (await by.send('POST', logIn.path, { body: { username: person.username, password } })).status
  expect(await signIn(testPassword)).toBe(200)
  for (let guess = 0; guess < 6; guess++) await signIn(`arvaus ${guess}`, testBrowser(portal))
  expect(await signIn(testPassword, testBrowser(portal))).toBe(429)

  expect(await signIn(testPassword)).toBe(200)
})

test('issue 10, 11: a browser stays known, and nobody is told of it again, whatever comes before its cookie', async () => {
  const person = await portal.person()
  await portal.signIn(person)
  const browser = crowdedBrowser()
  await browser.send('GET', readPublicData.path)
  const letters = async () => {
    await portal.host.outbox.drain()
    return portal.mail.letters.filter(({ receivers }) => receivers.includes(person.email)).length
  }
  const signIn = async () =>
    (await browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })).status
  expect([await signIn(), await letters()]).toEqual([200, 1])

  portal.clock.advance(days(2))
  expect([await signIn(), await letters()]).toEqual([200, 1])
})

test('issue 10, 11: the second step finds its ticket behind a foreign one', async () => {
  const { person, code } = await withApp(portal)
  const browser = stepBrowser(crowded)
  // The first one brings the cookie against forged requests.
  for (const value of ['csrf_mismatch', 'second_step_required'])
    expect((await browser.password(person)).body.value).toBe(value)

  expect((await browser.second({ code: code() })).status).toBe(200)
})
