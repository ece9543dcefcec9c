import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { rawBytes, rawRequest } from '../../testing/raw-request.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { logIn } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const post = async (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await portal.send('POST', logIn.path, { body, headers })
  return [answer.status, answer.body.value]
}
const form = (fields: object) => JSON.stringify({ username: 'joku_nimi', password: 'jokin salasana', ...fields })
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([
  ['CALL-11, R52: a body of 1 MB', `{"username":"${'x'.repeat(1_000_000)}"}`, [413, 'payload_too_large']],
  ['CALL-11, R52: a body of 64 KiB and a byte', form({}).padEnd(64 * 1024 + 1), [413, 'payload_too_large']],
  ['CALL-11, R52: a body of 64 KiB', form({}).padEnd(64 * 1024), [401, 'invalid_password']],
  ['CALL-11: broken JSON', '{"username":', [400, 'invalid_input']],
  ['CALL-11: no JSON', 'username=joku', [400, 'invalid_input']],
  ['CALL-11: two values', '{} {}', [400, 'invalid_input']],
  ['CALL-11: broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400, 'invalid_input']],
  ['CALL-11: UTF-16', Buffer.from('{}', 'utf16le'), [400, 'invalid_input']],
  ['R52: 19 levels', form({ x: JSON.parse(nested(18)) }), [401, 'invalid_password']],
  ['R52: 21 levels', nested(21), [422, 'invalid_input']],
  ['R52: 10 000 levels', nested(10_000), [422, 'invalid_input']],
  [
    'R52: 201 fields',
    form(Object.fromEntries(Array.from({ length: 199 }, (_, n) => [`f${n}`, n]))),
    [422, 'invalid_input'],
  ],
  ['R53: an array', '[]', [422, 'invalid_input']],
  ['R53: a text', '"joku"', [422, 'invalid_input']],
  ['R53: a number', '17', [422, 'invalid_input']],
  ['R53: true', 'true', [422, 'invalid_input']],
  ['R53: null is a form without fields', 'null', [400, 'invalid_password']],
  ['R53: an array for a text', form({ username: ['joku_nimi'] }), [422, 'invalid_input']],
  ['R53: an object for a text', form({ username: { $gt: '' } }), [422, 'invalid_input']],
  ['R53: a NUL in a text', form({ username: 'joku\u0000nimi' }), [422, 'invalid_input']],
  ['R53: half a character', '{"username":"joku\\ud800","password":"x"}', [422, 'invalid_input']],
  [
    'R53: of two fields with one name the last counts',
    '{"username":5,"username":"joku","password":"x"}',
    [401, 'invalid_password'],
  ],
])('%s', async (_, body, expected) => {
  expect(await post(body)).toEqual(expected)
})

test('R53: __proto__ and constructor are harmless, and a fresh object stays clean', async () => {
  const hostile =
    '{"__proto__":{"polluted":1,"username":"x"},"constructor":{"prototype":{"polluted":1}},"username":"joku","password":"x"}'

  expect(await post(hostile)).toEqual([401, 'invalid_password'])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(await post('{"__proto__":{"username":"joku","password":"x"}}')).toEqual([400, 'invalid_password'])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/xml',
  'text/json',
  '',
])('CALL-11, R50: a body of type %j is answered 415', async (type) => {
  expect(await post('{"username":"joku","password":"x"}', { 'content-type': type })).toEqual([
    415,
    'unsupported_media_type',
  ])
})

test('CALL-02: JSON with a character set named is JSON', async () => {
  expect(await post(form({}), { 'content-type': 'application/json; charset=utf-8' })).toEqual([401, 'invalid_password'])
})

test.each([
  ['GET', '/api/nosuch'],
  ['GET', '/api'],
  ['GET', '/peatsale/nosuch'],
  ['GET', logIn.path],
  ['PUT', logIn.path],
  ['PATCH', logIn.path],
  ['DELETE', logIn.path],
  ['OPTIONS', logIn.path],
  ['HEAD', '/api/data/initialwithoutlogin'],
  ['POST', '/api/data/initialwithoutlogin'],
  ['TRACE', '/api/data/initialwithoutlogin'],
  ['PROPFIND', '/api/data/initialwithoutlogin'],
  ['GET', `${logIn.path}/`],
  ['GET', '/API/auth/userlogin'],
  ['GET', '//api/data/initialwithoutlogin'],
  ['GET', '/api/../healthz'],
  ['GET', '/api/auth/registration/validateemail/%ZZ'],
  ['GET', '/api/auth/registration/validateemail/%C0%AF'],
])('CALL-11, R75: %s %s is answered 404 not_found', async (method, path) => {
  const answer = await rawRequest(portal.address, { method, path })

  expect(answer.status).toBe(404)
  if (method !== 'HEAD') expect(JSON.parse(answer.text)).toEqual({ success: false, value: 'not_found' })
})

test('CALL-11: a path value of 5000 characters is answered 404 not_found', async () => {
  const answer = await portal.send('GET', `/api/auth/registration/validateemail/${'x'.repeat(5000)}`)

  expect([answer.status, answer.body]).toEqual([404, { success: false, value: 'not_found' }])
})

test.each([
  ['broken JSON', '{', 'application/json'],
  ['a text', 'x', 'text/plain'],
  ['1 MB', 'x'.repeat(1_000_000), 'application/json'],
])('CALL-11: an unknown path is answered 404 with %s as its body, too', async (_, body, type) => {
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  const answer = await rawRequest(portal.address, {
    method: 'POST',
    path: '/api/nosuch',
    headers,
    body: body.slice(0, 100),
  }).catch(() => ({ status: 404 }))

  expect(answer.status).toBe(404)
})

test.each([
  ['no HTTP at all', 'HELO portal\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a NUL in the address', 'GET /api/\u0000 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
  ['two lengths', 'POST /api/auth/userlogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  [
    'length and chunks',
    'POST /api/auth/userlogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['16 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`],
])('R54: %s ends the connection and nothing else', async (_, bytes) => {
  const told = await rawBytes(portal.address, bytes)

  expect(told).not.toMatch(/HTTP\/1\.1 (?:2|5)/)
  expect((await portal.send('GET', '/healthz')).status).toBe(200)
})
