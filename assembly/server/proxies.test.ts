/** The samples of docs/proxies, each run in front of a portal where its program is installed. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Asked, Program, ProxyUnderTest, Upstream } from '../testing/proxy-under-test.ts'
import { host, isInstalled, proxyUnderTest, upstreamOf } from '../testing/proxy-under-test.ts'

const programs: readonly Program[] = ['nginx', 'haproxy', 'caddy']

test.for(programs.filter((program) => !isInstalled(program)))(
  'docs/proxies: the sample of %s is not run, since it or openssl is not installed here',
  (_, { skip }) => skip(),
)

describe.each(programs.filter(isInstalled))('docs/proxies: %s', (program) => {
  let portal: TestPortal
  let upstream: Upstream
  let proxy: ProxyUnderTest
  let token: string
  beforeAll(async () => {
    portal = await startTestPortal({ settings: { publicUrl: `https://${host}` } })
    upstream = await upstreamOf(portal.address)
    proxy = await proxyUnderTest(program, upstream.port)
    token = await portal.session(await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true }))
    const asked = async () => expect((await proxy.ask('GET', '/readyz')).status).toBe(200)
    await vi.waitFor(asked, { timeout: 60_000 })
  })
  afterAll(async () => {
    await proxy?.[Symbol.asyncDispose]()
    await upstream?.[Symbol.asyncDispose]()
    await portal?.[Symbol.asyncDispose]()
  })

  test('R68: an event comes through the stream while it is open', async () => {
    const stream = await proxy.ask('GET', '/api/live/events', { headers: { authorization: `Bearer ${token}` } })
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await told(stream, 'event: opened')

    await portal.host.database.writing((transaction) =>
      portal.host.live.publish(transaction, {
        kind: 'data-changed',
        topic: 'users',
        ids: [],
        for: { to: 'administrators' },
      }),
    )
    portal.host.live.wake()

    await told(stream, 'event: data-changed')
    stream.body.destroy()
  })

  test('R58: the address is the one that the proxy saw, not what a client says', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' }
    const answer = await proxy.ask('GET', '/api/data/initialwithoutlogin', { headers })

    expect(answer.status).toBe(200)
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000')
    const seen = upstream.seen.findLast(({ url }) => url === '/api/data/initialwithoutlogin')?.headers
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host })
    expect(seen).not.toHaveProperty('forwarded')
  })

  test('R52: bodies have the portal’s limits, and the portal’s own words', async () => {
    const authorization = `Bearer ${token}`
    const headers = { authorization, 'content-type': 'application/json', origin: `https://${host}` }
    const large = await proxy.ask('POST', '/api/auth/userlogin', { headers, body: `"${'x'.repeat(70_000)}"` })
    expect([large.status, JSON.parse(await large.text()).value]).toEqual([413, 'payload_too_large'])

    // The largest file that people may send: looked at by the portal, not stopped on the way.
    const body = Buffer.alloc(5 * 1024 * 1024)
    const file = await proxy.ask('POST', '/api/admin/users/import/upload/large.csv', { headers, body })
    expect([file.status, JSON.parse(await file.text())]).toMatchObject([201, { format: expect.any(String) }])
  })

  test('CALL-30: a POST whose answer is lost is not sent a second time', async () => {
    const answer = await proxy.ask('POST', '/broken', { body: '{}' })

    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(upstream.seen.filter(({ url }) => url === '/broken')).toHaveLength(1)
  })

  test('R77: its log names the call and nothing that came with it', async () => {
    const path = '/api/auth/registration/validateemail/code-of-a-letter'
    await (await proxy.ask('GET', `${path}?token=of-a-session`, { headers: { referer: 'of-a-page' } })).text()

    await expect.poll(() => proxy.log()).toContain('/api/auth/registration')
    expect(proxy.log()).not.toMatch(/code-of-a-letter|of-a-session|of-a-page/)
    expect(proxy.log()).not.toContain(token.split('.')[1])
  })

  test('R73: http leads to https', async () => {
    const { status, headers } = await proxy.askPlainly('/a?b=c')

    expect(status).toBe(308)
    expect(headers.location).toMatch(/^https:\/\/portal\.example\.fi(?::\d+)?\/a\?b=c$/)
  })
})

test('R77: no address of a call has a name, token or code among its first three parts, which proxies log', async () => {
  await using portal = await startTestPortal()
  const { paths } = JSON.parse((await portal.send('GET', '/api/openapi.json')).text)

  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(Object.keys(paths).filter((path) => path.split('/').slice(1, 4).join().includes('{'))).toEqual([])
})

/** Reads the stream until it has said that. */
async function told({ body }: Asked, what: string): Promise<void> {
  let text = ''
  await expect
    .poll(() => {
      text += body.read() ?? ''
      return text
    })
    .toContain(what)
}
