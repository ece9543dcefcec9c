import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { isCompressible } from './compressed-json.ts'

let portal: TestPortal
let token: string
let username: string
beforeAll(async () => {
  portal = await startTestPortal({ settings: { allowedOrigins: ['https://friend.test'] } })
  for (let made = 0; made < 40; made++) await portal.person()
  const person = await portal.person({ groups: ['superadmin'], isAdmin: true, isSuperadmin: true })
  username = person.username
  token = await portal.signIn(person)
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Answered {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** The bytes as they come over the line. */
function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, portal.address),
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

const list = (accepted: string, headers: Readonly<Record<string, string>> = {}, limit = 50) =>
  post(
    administrationCalls.searchUsers.path,
    { limit },
    { authorization: `Bearer ${token}`, 'accept-encoding': accepted, ...headers },
  )

test('issue 27: a large answer is compressed as the caller accepts it, and reads as without', async () => {
  const plain = await list('identity')
  expect(plain.bytes.length).toBeGreaterThan(4096)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const text = plain.bytes.toString()
  const brotli = await list('gzip, deflate, br, zstd')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text)
  expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length))
  const gzip = await list('gzip;q=1.0, br;q=0')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(text)
  expect((await list('br;q=0, *;q=0')).bytes.toString()).toBe(text)
  for (const { headers } of [plain, brotli, gzip]) {
    expect(headers['vary']).toBe('Origin, Accept-Encoding')
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('issue 27: a small answer goes out as it is, a refusal too', async () => {
  const small = await list('br', {}, 1)
  expect(small.bytes.length).toBeLessThan(4096)
  expect(small.headers['content-encoding']).toBeUndefined()
  const refused = await list('br', { authorization: 'Bearer x' })
  expect(refused.headers['content-encoding']).toBeUndefined()
})

test('issue 27: the answer that holds a new token is never compressed, however large', async () => {
  const signedIn = await post(portalCalls.logIn.path, { username, password: testPassword }, { 'accept-encoding': 'br' })
  const { token: given } = JSON.parse(signedIn.bytes.toString())
  expect(signedIn.bytes.length).toBeGreaterThan(4096)
  expect(given).toMatch(/\./)
  expect(signedIn.headers['content-encoding']).toBeUndefined()
})

test('issue 27: no call that answers a secret may be compressed, nor files and streams', () => {
  const { logIn } = portalCalls
  expect(isCompressible(logIn)).toBe(false)
  expect(isCompressible({ access: 'signed-in', file: 'none', repeats: 'never' })).toBe(false)
  for (const file of ['given', 'stream'] as const) expect(isCompressible({ access: 'signed-in', file })).toBe(false)
  for (const file of ['none', 'taken'] as const) expect(isCompressible({ access: 'signed-in', file })).toBe(true)
})
