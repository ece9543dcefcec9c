import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../../../contract/call.ts'
import { ask } from './ask.ts'
import { backend } from './backend.ts'
import { askForFile, sendFile } from './files.ts'
import { onRefusal } from './refusal-announcements.ts'

const read = defineCall({
  name: 'read',
  method: 'GET',
  path: '/api/things/{name}',
  access: 'public',
  input: z.object({ name: z.string() }),
  output: { thing: z.string() },
  refusals: [],
})
const write = defineCall({
  name: 'write',
  method: 'POST',
  path: '/api/things',
  access: 'public',
  input: z.object({ text: z.string() }),
  output: {},
  refusals: ['invalid_input', 'too_many_requests'],
})

type Sent = { url: string; method: string; headers: Record<string, string>; body?: string; signal: AbortSignal }
let sent: Sent[]
let storage: Map<string, string>
const nextAnswers: (() => Promise<Response> | Response)[] = []

const json = (content: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(content), init)
const success = json({ success: true, value: 'ok' })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

function lastSent(): Sent {
  const last = sent.at(-1)
  if (last === undefined) throw new Error('nothing was sent')
  return last
}

beforeEach(() => {
  sent = []
  storage = new Map()
  nextAnswers.length = 0
  backend.origin = ''
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string, request: Omit<Sent, 'url'>) => {
    sent.push({ url, ...request })
    return (nextAnswers.shift() ?? success)()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('CALL-01: the page itself is the backend, unless the one setting names another', async () => {
  await ask(write, { text: 'a' })
  expect(lastSent().url).toBe('/api/things')
  backend.origin = 'https://backend.example'
  await ask(write, { text: 'a' })
  expect(lastSent().url).toBe('https://backend.example/api/things')
})

test('CALL-02: a POST sends JSON with an authorization header', async () => {
  storage.set('token', 'id.secret').set('username', 'maija')
  await ask(write, { text: 'hei' })
  expect(lastSent()).toMatchObject({ method: 'POST', body: '{"text":"hei"}' })
  expect(lastSent().headers).toMatchObject({ 'Content-Type': 'application/json', Authorization: 'Bearer id.secret' })
})

test('CALL-03: the stored token travels as a bearer token; without a whole stored session there is no header', async () => {
  nextAnswers.push(json({ success: true, value: 'ok', thing: 'x' }), json({ success: true, value: 'ok', thing: 'x' }))
  storage.set('token', 'id.secret').set('username', 'maija')
  await ask(read, { name: 'x' })
  expect(lastSent().headers.Authorization).toBe('Bearer id.secret')
  storage.delete('username')
  await ask(read, { name: 'x' })
  expect(lastSent().headers).not.toHaveProperty('Authorization')
})

test('CALL-04: the cookie is repeated in the header of a non-GET call to the own origin, and nowhere else', async () => {
  await ask(write, { text: 'no cookie' })
  expect(lastSent().headers).not.toHaveProperty('X-XSRF-TOKEN')

  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=abc.def; last=2' })
  await ask(write, { text: 'cookie' })
  expect(lastSent().headers['X-XSRF-TOKEN']).toBe('abc.def')
  for (const name of ['portal-xsrf', '__Host-portal-xsrf']) {
    vi.stubGlobal('document', { cookie: `XSRF-TOKEN=theirs; ${name}=own.value` })
    await ask(write, { text: name })
    expect(lastSent().headers['X-XSRF-TOKEN']).toBe('own.value')
  }

  nextAnswers.push(json({ success: true, value: 'ok', thing: 'x' }))
  await ask(read, { name: 'x' })
  expect(lastSent().headers).not.toHaveProperty('X-XSRF-TOKEN')

  backend.origin = 'https://backend.example'
  await ask(write, { text: 'absolute' })
  expect(lastSent().headers).not.toHaveProperty('X-XSRF-TOKEN')
})

const refused = (value: string) => json({ success: false, value }, { status: 403 })
/** Refused, as another answer brings the browser its cookie. */
const refusedAsCookieChanges = () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=new' })
  return refused('csrf_mismatch')()
}

test('CALL-04, CALL-05: a write whose cookie changed on the way is repeated once, with the new cookie and its own key', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' })
  nextAnswers.push(refusedAsCookieChanges)
  expect(await ask(write, { text: 'a' })).toHaveProperty('answered')
  expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['old', 'new'])
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set(['{"text":"a"}']))
})

test('CALL-05: the second refusal in a row is the answer, and no other refusal is asked twice', async () => {
  const heard: unknown[] = []
  const stop = onRefusal((announced) => heard.push(announced.code))
  nextAnswers.push(refused('csrf_mismatch'), refused('csrf_mismatch'))
  expect(await ask(write, { text: 'a' })).toEqual({ refused: 'csrf_mismatch' })
  expect(sent).toHaveLength(2)
  nextAnswers.push(refused('forbidden'))
  expect(await ask(write, { text: 'b' })).toEqual({ refused: 'forbidden' })
  expect(sent).toHaveLength(3)
  expect(heard).toEqual(['csrf_mismatch', 'forbidden'])
  stop()
})

test('CALL-05: files that are sent or asked for are tried again with the new cookie, too', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' })
  nextAnswers.push(refusedAsCookieChanges)
  expect(await sendFile(write, { text: 'a' }, new Blob(['x']))).toHaveProperty('answered')
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' })
  nextAnswers.push(refusedAsCookieChanges, () => new Response('a;b'))
  expect(await askForFile(write, { text: 'a' })).toHaveProperty('answered.name', 'download')
  expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['old', 'new', 'old', 'new'])
})

test('CALL-12: path values are percent-encoded', async () => {
  nextAnswers.push(json({ success: true, value: 'ok', thing: 'x' }))
  await ask(read, { name: 'a+b@ä.fi/..' })
  expect(lastSent().url).toBe('/api/things/a%2Bb%40%C3%A4.fi%2F..')
  expect(lastSent()).not.toHaveProperty('body')
})

test('CALL-14: an answer that is not the contract is a fault, and the contract’s own answer comes through', async () => {
  nextAnswers.push(json({ success: true, value: 'ok', thing: 'x' }))
  expect(await ask(read, { name: 'x' })).toEqual({ answered: { success: true, value: 'ok', thing: 'x' } })
  nextAnswers.push(json({ success: true, value: 'ok', thing: 'x', password: 'leaked' }))
  expect(await ask(read, { name: 'x' })).toEqual({ failed: 'fault' })
  nextAnswers.push(() => new Response('<html>', { status: 200 }))
  expect(await ask(read, { name: 'x' })).toEqual({ failed: 'fault' })
})

test('CALL-09, CALL-10: a refusal comes with its code and the fields at fault', async () => {
  nextAnswers.push(json({ success: false, value: 'invalid_input', fields: ['text'] }, { status: 422 }))
  expect(await ask(write, { text: '' })).toEqual({ refused: 'invalid_input', fields: ['text'] })
})

test('LOGIN-20: a refusal for too many tries says for how long', async () => {
  const wait = (value: string) =>
    json({ success: false, value: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': value } })
  nextAnswers.push(wait('90'))
  expect(await ask(write, { text: 'a' })).toEqual({ refused: 'too_many_requests', retryAfterSeconds: 90 })
  nextAnswers.push(wait(new Date(Date.now() + 60_000).toUTCString()))
  const answer = await ask(write, { text: 'a' })
  expect(answer).toHaveProperty('retryAfterSeconds', expect.closeTo(60, -1))
})

test('ERR-22: a fault carries the reference that stands in the log', async () => {
  nextAnswers.push(json({ success: false, value: 'internal_error', requestid: 'r-1' }, { status: 500 }))
  expect(await ask(write, { text: 'a' })).toEqual({ failed: 'fault', requestId: 'r-1' })
  nextAnswers.push(() => new Response('Bad gateway', { status: 502 }))
  expect(await ask(write, { text: 'a' })).toEqual({ failed: 'fault' })
})

test('a broken connection is a network failure, never an exception', async () => {
  nextAnswers.push(broken)
  expect(await ask(write, { text: 'a' })).toEqual({ failed: 'network' })
})

test('CONST-13: a call fails after 15 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await ask(write, { text: 'a' })
  expect(timeout).toHaveBeenLastCalledWith(15_000)
  await ask(write, { text: 'a' }, { timeout: 60_000 })
  expect(timeout).toHaveBeenLastCalledWith(60_000)
  nextAnswers.push(() => Promise.reject(new DOMException('too late', 'TimeoutError')))
  expect(await ask(write, { text: 'a' })).toEqual({ failed: 'timeout' })
})

test('R14: a retry after an unknown outcome keeps its key; anything else gets a new one', async () => {
  const key = () => lastSent().headers['Idempotency-Key']
  nextAnswers.push(broken)
  await ask(write, { text: 'order' })
  const first = key()
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)

  await ask(write, { text: 'order' })
  expect(key()).toBe(first)

  // The outcome was known: the same text again is a new wish.
  await ask(write, { text: 'order' })
  const second = key()
  expect(second).not.toBe(first)

  nextAnswers.push(broken)
  await ask(write, { text: 'order' })
  const third = key()
  await ask(write, { text: 'another' })
  expect(key()).not.toBe(third)
})

test('START-19, START-22: refusals that concern everybody are announced with the token that met them', async () => {
  const heard: unknown[] = []
  const stop = onRefusal((announced) => heard.push(announced))
  storage.set('token', 'id.secret').set('username', 'maija')
  nextAnswers.push(json({ success: false, value: 'unauthorized' }, { status: 401 }))
  await ask(write, { text: 'a' })
  stop()
  expect(heard).toEqual([{ code: 'unauthorized', token: 'id.secret' }])
})
