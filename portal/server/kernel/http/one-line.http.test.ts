/** CALL-01: many requests on one line, which a proxy mixes from many people: each is answered, by its own answer, in order. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, callPath, importFileMost, portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let customer: string
let superadmin: string
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  customer = await portal.session(await portal.person())
  superadmin = await portal.session(await portal.person({ groups: ['superadmin'], usertype: 'admin' }))
})
afterAll(() => portal[Symbol.asyncDispose]())

const upload = callPath(administrationCalls.uploadUserImport.path, { filename: 'a.csv' })

interface Asked {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly token?: string | undefined
  readonly body?: string
  readonly isChunked?: boolean
}

function bytesOf({ path, method = 'POST', token, body = '', isChunked = false }: Asked): string {
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
  const proof = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
  const head = `${method} ${path} HTTP/1.1\r\nhost: portal.test\r\ncontent-type: application/json\r\n${proof}${length}\r\n\r\n`
  return head + (isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body)
}

/** The answers that come on one line to what is written on it piece by piece, each piece once `count` of them have come. */
async function answersTo(pieces: readonly { after: number; bytes: string }[], count: number) {
  const { hostname, port } = new URL(portal.address)
  const socket = connect({ host: hostname, port: Number(port) })
  const answers: { status: number; id: string; body: { value?: string } }[] = []
  let come = Buffer.alloc(0)
  const waiting = [...pieces]
  const { promise, resolve } = Promise.withResolvers<void>()
  const writeDue = () => {
    while (waiting[0] !== undefined && waiting[0].after <= answers.length) socket.write(waiting.shift()?.bytes ?? '')
  }
  socket.on('error', () => resolve()).on('close', () => resolve())
  socket.on('data', (data) => {
    come = Buffer.concat([come, Buffer.from(data)])
    for (let end = come.indexOf('\r\n\r\n'); end >= 0; end = come.indexOf('\r\n\r\n')) {
      const head = come.subarray(0, end).toString('latin1')
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1])
      if (come.length < end + 4 + length) break
      const body = JSON.parse(come.subarray(end + 4, end + 4 + length).toString('utf8')) as { value?: string }
      const id = /^x-request-id: (.+)$/im.exec(head)?.[1] ?? ''
      answers.push({ status: Number(head.split(' ')[1]), id, body })
      come = come.subarray(end + 4 + length)
    }
    writeDue()
    // A line that says more than it was asked is heard out.
    if (answers.length >= count) setTimeout(resolve, 50)
  })
  writeDue()
  await promise
  socket.destroy()
  expect(come.length).toBe(0)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
  return answers.map(({ status, body }) => `${status} ${body.value ?? JSON.stringify(body)}`)
}

/** What it would do if it were read as a request of its own. */
const disguised = bytesOf({ path: portalCalls.checkUsername.path, body: '{"username":"salakuljetettu"}' })
const files = {
  small: 'a;b\n1;2\n',
  'like a request': disguised,
  'many requests long': disguised.repeat(1500),
} as const
const callers = [
  ['a visitor', () => undefined, '401 unauthorized'],
  ['a customer', () => customer, '403 forbidden'],
] as const
const others = (): readonly (readonly [Asked, string])[] => [
  [{ path: administrationCalls.rehearseUserImport.path, token: customer, body: '{}' }, '403 forbidden'],
  [
    { path: administrationCalls.rehearseUserImport.path, token: superadmin, body: '{"import":"x","columns":[]}' },
    '404 not_found',
  ],
  [{ path: portalCalls.logIn.path, body: '{"username":"joku_nimi","password":"x"}' }, '401 invalid_password'],
  [{ path: portalCalls.readPublicData.path, method: 'GET' }, '200 ok'],
  [{ path: administrationCalls.rehearseUserImport.path, body: '{}' }, '401 unauthorized'],
]
const cases = callers.flatMap(([who, tokenOf, refusal]) =>
  Object.entries(files).flatMap(([what, body]) =>
    [false, true].map((isChunked) => ({
      who,
      what,
      tokenOf,
      refusal,
      body,
      isChunked,
      how: isChunked ? 'in chunks' : 'with its length',
    })),
  ),
)

test.each(cases)(
  'CALL-01, R01: after the refused file of $who, $what and $how, each request on the line has its own answer',
  async ({ tokenOf, refusal, body, isChunked }) => {
    const refused = { path: upload, token: tokenOf(), body, isChunked }
    const asked = others()
    const all = [refused, ...asked.flatMap(([other]) => [other, refused])]
    const expected = [refusal, ...asked.flatMap(([, answer]) => [answer, refusal])]
    // All at once.
    expect(await answersTo([{ after: 0, bytes: all.map(bytesOf).join('') }], expected.length)).toEqual(expected)
    // The head first; the rest of the file, and whatever comes behind it, once the refusal has come.
    const pieces = all.flatMap((one, index) => {
      const bytes = bytesOf(one)
      const half = Math.floor((bytes.indexOf('\r\n\r\n') + bytes.length) / 2)
      if (one.path !== upload) return [{ after: index, bytes }]
      return [
        { after: index, bytes: bytes.slice(0, half) },
        { after: index + 1, bytes: bytes.slice(half) },
      ]
    })
    expect(await answersTo(pieces, expected.length)).toEqual(expected)
  },
)

test.each([
  ['with its length', false],
  ['in chunks', true],
])('CALL-11: a file that is too large is refused %s, and the line goes on or ends with that', async (_, isChunked) => {
  const large = { path: upload, token: superadmin, body: 'x'.repeat(importFileMost + 1), isChunked }
  const [[next, answer] = [large, '']] = others()
  const found = await answersTo([{ after: 0, bytes: bytesOf(large) + bytesOf(next) }], 2)
  expect([['413 payload_too_large'], ['413 payload_too_large', answer]]).toContainEqual(found)
})
