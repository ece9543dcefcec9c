import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { cookiesSet, testBrowser } from '../../testing/browser.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, logOut, readInitialData, readPublicData, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { allowedOrigins: ['https://friend.test'] } })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function signedIn() {
  const person = await portal.person()
  const browser = testBrowser(portal)
  const answer = await browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })
  const token = String(answer.body['token'])
  const save = async (headers: Readonly<Record<string, string>>) =>
    portal.send('POST', saveOwnSettings.path, {
      body: { city: 'Pori' },
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  return { person, browser, token, save, xsrf: browser.cookies.get('XSRF-TOKEN') ?? '' }
}
const mismatch = [403, { success: false, value: 'csrf_mismatch' }]

test('CALL-05: the first data that a page reads bring the cookie, and a cookie of ours is left as it is', async () => {
  const browser = testBrowser(portal)

  const first = await browser.send('GET', readPublicData.path)
  const second = await browser.send('GET', readPublicData.path)

  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-portal-xsrf=[\w-]{22}\.-\.[\w-]{43}; Path=\/; SameSite=Lax; Secure$/),
    expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}\.-\.[\w-]{43}; Path=\/; SameSite=Lax; Secure$/),
  ])
  expect(second.headers.getSetCookie()).toEqual([])
})

test('CALL-05, R49: a write that carries the cookie passes with the same value in the header', async () => {
  const { save, xsrf } = await signedIn()

  expect((await save({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })).status).toBe(200)
})

test.each([
  ['no header', () => ({})],
  ['an empty header', () => ({ 'x-xsrf-token': '' })],
  ['another value', () => ({ 'x-xsrf-token': 'something-else' })],
  ['a value longer by one', (xsrf: string) => ({ 'x-xsrf-token': `${xsrf}x` })],
])('CALL-05, R49: with the cookie and %s the write is refused, and nothing is saved', async (_, header) => {
  const { person, save, xsrf } = await signedIn()

  const answer = await save({ cookie: `XSRF-TOKEN=${xsrf}`, ...header(xsrf) })

  expect([answer.status, answer.body]).toEqual(mismatch)
  expect(await portal.stored(person.id)).toEqual(person)
})

test('R49: the cookie of another session, of no session and of somebody’s own making are refused', async () => {
  const [own, other] = [await signedIn(), await signedIn()]
  const anonymous = cookiesSet(await portal.send('GET', readPublicData.path)).get('XSRF-TOKEN') ?? ''
  const [random = '', handle = ''] = own.xsrf.split('.')
  const made = [`${random}.${handle}.${'x'.repeat(43)}`, `x.${handle}.x`, 'x', `${own.xsrf}.x.y`, '../..']

  for (const value of [other.xsrf, anonymous, ...made]) {
    const answer = await own.save({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value })
    expect([value, answer.status, answer.body.value]).toEqual([value, 403, 'csrf_mismatch'])
  }
})

test('CALL-05: answers that reach a signed-in browser at once bring it the same cookie, another session another', async () => {
  const [own, other] = [await signedIn(), await signedIn()]
  const read = ({ person, token }: typeof own) =>
    portal.send('GET', `/api/data/initial/${person.username}/${token.split('.')[0]}`, {
      headers: { authorization: token },
    })

  const answers = await Promise.all([read(own), read(own), read(other)])

  expect(answers.map((answer) => cookiesSet(answer).get('XSRF-TOKEN'))).toEqual([own.xsrf, own.xsrf, other.xsrf])
  expect(own.xsrf).not.toBe(other.xsrf)
})

test('CALL-05, R49: the refusal of a cookie that does not fit brings the one that does', async () => {
  const { save, xsrf } = await signedIn()
  const visitor = cookiesSet(await portal.send('GET', readPublicData.path)).get('XSRF-TOKEN') ?? ''

  const late = await save({ cookie: `XSRF-TOKEN=${visitor}`, 'x-xsrf-token': visitor })
  const unrepeated = await save({ cookie: `__Host-portal-xsrf=${xsrf}` })

  expect([late.status, cookiesSet(late).get('XSRF-TOKEN')]).toEqual([403, xsrf])
  expect((await save({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })).status).toBe(200)
  expect([unrepeated.status, unrepeated.headers.getSetCookie()]).toEqual([403, []])
})

test('R49: a second cookie of the same name, as an attacker plants it, neither helps nor harms', async () => {
  const { save, xsrf } = await signedIn()

  const cookie = `XSRF-TOKEN=planted; XSRF-TOKEN=${xsrf}`
  const planted = await save({ cookie, 'x-xsrf-token': 'planted' })

  expect([planted.status, planted.body.value]).toEqual([403, 'csrf_mismatch'])
  expect((await save({ cookie, 'x-xsrf-token': xsrf })).status).toBe(200)
})

test('CALL-05: reading needs no header, whatever the cookie', async () => {
  const { person, token } = await signedIn()
  const path = `/api/data/initial/${person.username}/${token.split('.')[0]}`

  const answer = await portal.send('GET', path, { headers: { authorization: token, cookie: 'XSRF-TOKEN=planted' } })

  expect(answer.status).toBe(200)
  expect(cookiesSet(answer).get('__Host-portal-xsrf')).toContain(token.split('.')[0])
})

test('CALL-05: a visitor’s cookie serves signing in, which changes it for one of the session', async () => {
  const person = await portal.person()
  const browser = testBrowser(portal)
  await browser.send('GET', readPublicData.path)
  const before = browser.cookies.get('XSRF-TOKEN')

  const answer = await browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })

  expect(answer.status).toBe(200)
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before)
  expect(browser.cookies.get('XSRF-TOKEN')).toContain(String(answer.body['token']).split('.')[0])
})

test('CALL-05, CALL-40: after signing out the old cookie still serves the next signing in', async () => {
  const { person, browser, token } = await signedIn()
  await browser.send('POST', logOut.path, { body: {}, headers: { authorization: token } })

  const again = await browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })

  expect(again.status).toBe(200)
})

test('R59: the cookie of a key that has been rotated out of first place still fits', async () => {
  const { readFileSync, writeFileSync } = await import('node:fs')
  const { save, xsrf } = await signedIn()
  const path = `${portal.place.dataDir}/secret.key`
  const { keys } = JSON.parse(readFileSync(path, 'utf8')) as { keys: object[] }
  const fresh = { id: 'next', secret: Buffer.alloc(32, 7).toString('base64url') }
  writeFileSync(path, JSON.stringify({ keys: [fresh, ...keys] }))

  await portal.restart()

  expect((await save({ cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })).status).toBe(200)
})

test.each([
  ['the own origin', { origin: 'https://portal.test' }, 200],
  ['a listed origin', { origin: 'https://friend.test' }, 200],
  ['same-origin by the browser’s word', { 'sec-fetch-site': 'same-origin' }, 200],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['neither word, as a program sends it', {}, 200],
  ['a foreign origin', { origin: 'https://evil.test' }, 403],
  ['a foreign origin that ends alike', { origin: 'https://evilportal.test' }, 403],
  ['a subdomain', { origin: 'https://x.portal.test' }, 403],
  ['another scheme', { origin: 'http://portal.test' }, 403],
  ['another port', { origin: 'https://portal.test:8443' }, 403],
  ['the origin null', { origin: 'null' }, 403],
  ['cross-site by the browser’s word', { 'sec-fetch-site': 'cross-site' }, 403],
  ['same-site, another host', { 'sec-fetch-site': 'same-site' }, 403],
  ['a foreign origin that says cross-site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
])('R50, CALL-01: a write from %s', async (_, headers, status) => {
  const { save } = await signedIn()

  expect((await save(headers)).status).toBe(status)
})

test('R50: signing in from a foreign page is refused, too', async () => {
  const person = await portal.person()
  const body = { username: person.username, password: testPassword }

  const answer = await portal.send('POST', logIn.path, { body, headers: { origin: 'https://evil.test' } })

  expect([answer.status, answer.body]).toEqual(mismatch)
})

test('CALL-05: what initial data read answers 401 brings no cookie', async () => {
  const answer = await portal.ask(readInitialData, { username: 'x', token: 'y' })

  expect(answer.headers.getSetCookie()).toEqual([])
})

const demo = { mode: 'demo', publicUrl: undefined } as const
const production = { mode: 'production', publicUrl: 'https://portal.test' } as const

test.each([
  { what: 'the demo by the machine’s own name', settings: demo, origin: 'http://192.0.2.7:8080', status: 200 },
  { what: 'the demo from another page', settings: demo, origin: 'http://192.0.2.8:8080', status: 403 },
  { what: 'the demo from another port', settings: demo, origin: 'http://192.0.2.7', status: 403 },
  { what: 'the demo from the origin null', settings: demo, origin: 'null', status: 403 },
  {
    what: 'a demo with a public address',
    settings: { ...demo, publicUrl: production.publicUrl },
    origin: 'http://192.0.2.7:8080',
    status: 403,
  },
  { what: 'production', settings: production, origin: 'http://192.0.2.7:8080', status: 403 },
])(
  'CALL-05, R50: a phone over plain http, which says no site, writes to $what',
  async ({ settings, origin, status }) => {
    await portal.restart(settings)
    const headers = { host: '192.0.2.7:8080', 'content-type': 'application/json', origin }

    const answer = await rawRequest(portal.address, { method: 'POST', path: logOut.path, headers, body: '{}' })

    expect(answer.status).toBe(status)
  },
)
