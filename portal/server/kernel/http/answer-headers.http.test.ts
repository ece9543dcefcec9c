import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestAnswer, TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'portal-web-'))
let portal: TestPortal
let token: string
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webFolder, 'assets/main-abc123.js'), 'export {}')
  writeFileSync(join(webFolder, 'csp.json'), JSON.stringify({ scripts: ['sha256-abc='], styles: ['sha256-def='] }))
  portal = await startTestPortal({ webFolder, settings: { allowedOrigins: ['https://friend.test'] } })
  mkdirSync(join(portal.place.dataDir, 'images'))
  writeFileSync(join(portal.place.dataDir, 'images/logo.png'), 'png')
  token = await portal.signIn(await portal.person())
})
afterAll(async () => {
  await portal[Symbol.asyncDispose]()
  rmSync(webFolder, { recursive: true })
})

const authorized = () => ({ headers: { authorization: token } })
const kinds: readonly (readonly [string, number, () => Promise<TestAnswer>])[] = [
  ['public data', 200, () => portal.send('GET', '/api/data/initialwithoutlogin')],
  ['own data', 200, () => portal.send('GET', '/api/settings/sessions', authorized())],
  ['a created account', 201, () => portal.ask(portalCalls.register, registrationForm())],
  [
    'a sign-in',
    200,
    async () => portal.ask(portalCalls.logIn, { ...(await portal.person()), password: 'Kurkisuo-77-lato' }),
  ],
  ['an empty sign-in', 400, () => portal.send('POST', '/api/auth/userlogin', { body: {} })],
  [
    'a wrong password',
    401,
    () => portal.send('POST', '/api/auth/userlogin', { body: { username: 'x', password: 'y' } }),
  ],
  ['no session', 401, () => portal.send('GET', '/api/settings/sessions')],
  ['a forged write', 403, () => portal.send('POST', '/api/auth/userlogin', { body: {}, headers: { origin: 'null' } })],
  ['another person’s data', 403, () => portal.ask(portalCalls.saveOwnSettings, { _id: 'x' }, { token })],
  ['an unknown call', 404, () => portal.send('GET', '/api/nosuch')],
  ['an unknown page', 404, () => portal.send('GET', '/nosuch')],
  ['an unknown user', 404, () => portal.ask(portalCalls.requestReset, { username: 'ei_ketaan' })],
  ['an invalid code', 404, () => portal.ask(portalCalls.validateEmail, { validationcode: 'x' })],
  ['a broken address', 404, () => portal.send('GET', '/api/auth/registration/validateemail/%ZZ')],
  ['a long address', 404, () => portal.send('GET', `/api/auth/registration/validateemail/${'x'.repeat(400)}`)],
  ['a wrong method', 404, () => portal.send('PUT', '/api/auth/userlogin', { body: {} })],
  [
    'a taken name',
    409,
    async () => portal.ask(portalCalls.register, registrationForm({ username: (await portal.person()).username })),
  ],
  ['a large body', 413, () => portal.send('POST', '/api/auth/userlogin', { body: 'x'.repeat(70_000) })],
  [
    'a body of another type',
    415,
    () => portal.send('POST', '/api/auth/userlogin', { body: 'x', headers: { 'content-type': 'text/plain' } }),
  ],
  ['broken JSON', 400, () => portal.send('POST', '/api/auth/userlogin', { body: '{' })],
  ['a field at fault', 422, () => portal.send('POST', '/api/auth/userlogin', { body: { username: 5 } })],
  ['health', 200, () => portal.send('GET', '/healthz')],
  ['readiness', 200, () => portal.send('GET', '/readyz')],
  ['the contract', 200, () => portal.send('GET', '/api/openapi.json')],
  ['an image', 200, () => portal.send('GET', '/images/logo.png')],
  ['no image', 404, () => portal.send('GET', '/images/nosuch.png')],
  ['a path out of the images', 404, () => portal.send('GET', '/images/..%2Fsecret.key')],
  ['the page', 200, () => portal.send('GET', '/')],
  ['a script', 200, () => portal.send('GET', '/assets/main-abc123.js')],
  ['a drawing', 200, () => portal.send('GET', '/favicon.svg')],
  ['a list that is not served', 404, () => portal.send('GET', '/csp.json')],
  [
    'a preflight',
    204,
    () => portal.send('OPTIONS', '/api/auth/userlogin', { headers: { origin: 'https://friend.test' } }),
  ],
]
const pages = new Set(['the page', 'a script', 'a drawing'])

test.each(kinds)('OPS-06, R51, R73: %s is answered %i with every security header', async (kind, status, ask) => {
  const { status: answered, headers } = await ask()

  expect(answered).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
    'strict-transport-security': 'max-age=63072000',
  })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  if (!pages.has(kind)) expect(policy).toContain('sandbox')
  expect(headers.get('server')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
})

test('R51: pages may run own scripts and the boot script alone, and make no markup of text', async () => {
  const policy = (await portal.send('GET', '/')).headers.get('content-security-policy')

  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-abc='",
      "trusted-types 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
})

test('R72, CALL-12: data are never stored, the page is asked for anew, hashed files are kept for ever', async () => {
  const cacheOf = async (path: string) => (await portal.send('GET', path)).headers.get('cache-control')

  expect(await cacheOf('/api/data/initialwithoutlogin')).toBe('no-store')
  expect(await cacheOf('/api/nosuch')).toBe('no-store')
  expect(await cacheOf('/')).toBe('no-cache')
  expect(await cacheOf('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
})

test('ERR-22, R76: every answer carries the number of its request, each its own', async () => {
  const ids = [await portal.send('GET', '/healthz'), await portal.send('GET', '/api/nosuch')].map(({ headers }) =>
    headers.get('x-request-id'),
  )

  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[0]).not.toBe(ids[1])
  const own = await portal.send('GET', '/healthz', { headers: { 'x-request-id': 'mine' } })
  expect(own.headers.get('x-request-id')).not.toBe('mine')
})

test('R73: without https nothing promises it', async () => {
  await using plain = await startTestPortal({ settings: { publicUrl: 'http://portal.test' } })

  expect((await plain.send('GET', '/healthz')).headers.get('strict-transport-security')).toBeNull()
})

test('R73: the operator says for how long https is promised, and whether for the hosts below, too', async () => {
  await using promising = await startTestPortal({ settings: { hstsSeconds: 300, hstsSubdomains: true } })
  const promised = async () => (await promising.send('GET', '/healthz')).headers.get('strict-transport-security')

  expect(await promised()).toBe('max-age=300; includeSubDomains')
  await promising.restart({ hstsSeconds: 0, hstsSubdomains: false })
  expect(await promised()).toBe('max-age=0')
})

const corsOf = ({ headers }: TestAnswer) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

test('CALL-01, R74: a listed origin may call, without cookies; its preflight says how', async () => {
  const origin = 'https://friend.test'
  const answer = await portal.send('GET', '/api/data/initialwithoutlogin', { headers: { origin } })
  const asked = { origin, 'access-control-request-method': 'POST' }
  const preflight = await portal.send('OPTIONS', '/api/auth/userlogin', { headers: asked })

  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  expect(answer.headers.get('vary')).toContain('Origin')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
})

test('CALL-01: the page may call its own origin, and the backend that the build has named, no other', async () => {
  const policyOf = async (at: TestPortal) =>
    /connect-src [^;]*/.exec((await at.send('GET', '/')).headers.get('content-security-policy') ?? '')?.[0]
  expect(await policyOf(portal)).toBe("connect-src 'self'")

  const elsewhere = mkdtempSync(join(tmpdir(), 'portal-web-'))
  writeFileSync(join(elsewhere, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(
    join(elsewhere, 'csp.json'),
    JSON.stringify({ scripts: [], styles: [], backend: 'https://backend.test' }),
  )
  await using named = await startTestPortal({ webFolder: elsewhere })
  expect(await policyOf(named)).toBe("connect-src 'self' https://backend.test")
  rmSync(elsewhere, { recursive: true })
})

test.each([
  'https://evil.test',
  'null',
  'https://friend.test.evil.test',
  'https://evilfriend.test',
  'http://friend.test',
  'https://portal.test',
])('CALL-01, R74: the origin %s is promised nothing', async (origin) => {
  expect(corsOf(await portal.send('GET', '/api/data/initialwithoutlogin', { headers: { origin } }))).toEqual([])
  expect((await portal.send('OPTIONS', '/api/auth/userlogin', { headers: { origin } })).status).toBe(404)
})

test('R74: without a list nobody is promised anything', async () => {
  await using closed = await startTestPortal()

  const answer = await closed.send('GET', '/healthz', { headers: { origin: 'https://friend.test' } })
  expect(corsOf(answer)).toEqual([])
})

test.each([
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fcsp.json',
  '/.env',
  '/assets/../csp.json',
  '/csp.json%00.js',
  '//csp.json',
])('R56: %s leads nowhere', async (path) => {
  expect((await rawRequest(portal.address, { path })).status).toBe(404)
})
