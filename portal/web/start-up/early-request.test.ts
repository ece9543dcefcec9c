import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callPath } from '../../contract/call-path.ts'
import { readInitialData } from '../../contract/own.ts'
import { earlyResponse } from '../kernel/requests/early-response.ts'

type Start = { stored?: Record<string, string>; hash?: string; lang?: string; backend?: string }
type Link = { rel: string; href: string; crossOrigin?: 'anonymous' }
type Sent = { address: string; headers: Record<string, string> }

// A page begins without one; other tests of the process have made requests.
beforeEach(() => {
  globalThis.earlyRequest = undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  globalThis.earlyRequest = undefined
})

const startFiles = {
  session: ['/session.js', '/front-page.css'],
  applications: { weighbridge: { code: ['/weighbridge.js'], words: { fi: '/weighbridge-fi.js' } } },
}

async function start({
  stored = {},
  hash = '',
  lang = 'fi',
  backend,
}: Start): Promise<{ sent: Sent[]; files: string[] }> {
  const [sent, files]: [Sent[], string[]] = [[], []]
  vi.stubGlobal('document', {
    documentElement: { lang },
    head: { append: (link: Link) => files.push([link.rel, link.href, link.crossOrigin].join(' ').trim()) },
    createElement: () => ({}),
    querySelector: () => (backend === undefined ? null : { content: backend }),
  })
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('startFiles', startFiles)
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ address, headers })
    return Promise.resolve(new Response('{}'))
  })
  await import('./early-request.ts')
  return { sent, files }
}

const stored = { token: 'open.secret', username: 'aino/äijä' }
const filesOfSession = ['modulepreload /session.js', 'preload /front-page.css anonymous']
const path = callPath(readInitialData.path, { username: 'aino/äijä', token: 'open' })

test('CALL-15: initial data is asked for with the page, as the start asks for it, and taken once', async () => {
  const { sent, files } = await start({ stored })
  expect(sent).toEqual([
    { address: path, headers: { Accept: 'application/json', Authorization: 'Bearer open.secret' } },
  ])
  expect(files).toEqual(filesOfSession)
  expect(earlyResponse('/api/data/initial/veikko/open')).toBeUndefined()
  expect(await earlyResponse(path)).toHaveProperty('status', 200)
  expect(earlyResponse(path)).toBeUndefined()
})

test('R67: where the start has asked by itself, no early answer is left for a later refresh, which would be old by then', async () => {
  expect(earlyResponse(path)).toBeUndefined()
  const { sent } = await start({ stored })
  expect(sent).toEqual([])
  expect(earlyResponse(path)).toBeUndefined()
})

const filesOfWeighbridge = ['modulepreload /weighbridge.js', 'modulepreload /weighbridge-fi.js']

test.each([
  ['#/weighbridge', 'fi', filesOfWeighbridge],
  ['#/weighbridge/visits?open=1', 'fi', filesOfWeighbridge],
  ['#/weighbridge', 'en', filesOfWeighbridge.slice(0, 1)],
  ['#/frontpage', 'fi', []],
])('the files of an application are fetched with the page at %s in %s', async (hash, lang, expected) => {
  const { files } = await start({ stored, hash, lang })
  expect(files).toEqual([...filesOfSession, ...expected])
})

test('CALL-01: with an external backend it is asked there', async () => {
  const { sent } = await start({ stored, backend: 'https://backend.test' })
  expect(sent[0]?.address).toBe(`https://backend.test${path}`)
})

test.each([
  ['START-17: at the terms of use', { stored, hash: '#/termsofuse' }],
  ['START-07: at the link of a letter', { stored, hash: '#/auth/notme/koodi' }],
  ['START-09: with half a session', { stored: { token: 'open.secret' } }],
] as const)('%s nothing is asked for', async (_, given) => {
  const { sent } = await start(given)
  expect(sent).toEqual([])
})
