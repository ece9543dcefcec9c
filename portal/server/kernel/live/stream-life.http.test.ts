import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { openLiveStream } from '../../testing/live-stream.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { hours, minutes } from '../clock/clock.ts'

const { startOrShutSystem, planShutdown, cancelPlannedShutdown } = administrationCalls
const { readInitialData } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const open = (token: string) => openLiveStream(portal.address, token)

test('R37: shutting the system down is told to everybody within 2 s and ends all streams but those of superadmins', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const customer = await signedIn(portal)
  await using own = await open(superadmin.token)
  await using other = await open(customer.token)
  const admin = superadmin.person.username

  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })

  await other.told('system-off')
  await other.ended()
  await own.told('system-off')
  expect((await portal.send('GET', '/api/live/events', bearer(customer.token))).status).toBe(503)

  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })

  await own.told('system-on')
  await using again = await open(customer.token)
  await again.told('opened')
})

test('R37: a planned shutdown turns streams off and on at its times, by the clock alone', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const customer = await signedIn(portal)
  await using own = await open(superadmin.token)
  await using other = await open(customer.token)
  const now = portal.clock.now().getTime()
  const at = (minute: number) => new Date(now + minute * 60_000).toISOString()

  await superadmin.ask(planShutdown, { from: at(10), to: at(20), text: { fi: 'Huolto', en: 'Service' } })
  await other.told('site-changed')
  portal.clock.advance(minutes(10))

  await own.told('system-off')
  await other.told('system-off')
  await other.ended()

  portal.clock.advance(minutes(10))
  await own.told('system-on')
  await superadmin.ask(cancelPlannedShutdown, {})
})

test('ADMIN-SYS-13, R67: a planned shutdown is told of when it is announced, by the clock alone', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const customer = await signedIn(portal)
  const now = portal.clock.now().getTime()
  const at = (minute: number) => new Date(now + minute * 60_000).toISOString()
  const text = { fi: 'Huolto', en: 'Service' }
  await superadmin.ask(planShutdown, { from: at(60), to: at(90), announcefrom: at(30), text })
  await using other = await open(customer.token)
  await other.told('opened')

  // Two looks with nothing to tell.
  await setTimeout(2500)
  expect(other.events).toHaveLength(1)
  portal.clock.advance(minutes(30))

  await other.told('site-changed')
  const own = { username: customer.person.username, token: customer.token.split('.')[0] ?? '' }
  const { body } = await customer.ask(readInitialData, own)
  expect(body).toMatchObject({ maindata: [{ plannedshutdown: { from: at(60), text } }] })
  await superadmin.ask(cancelPlannedShutdown, {})
})

test('R34: a stream is no use of a session, and ends when the session has been unused for too long', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  await using stream = await open(superadmin.token)
  await stream.told('opened')

  portal.clock.advance(hours(4))
  portal.clock.advance(minutes(1))

  // Sessions that end by time are looked for every five seconds.
  await expect.poll(() => stream.events.at(-1)?.kind, { timeout: 8000 }).toBe('session-ended')
  await stream.ended()
})

test('R68: a sixth stream of one person is refused, another person is not, and a closed one frees its place', async () => {
  const { person, token } = await signedIn(portal)
  const second = await portal.signIn(person)
  const streams = await Promise.all([token, token, token, second, second].map(open))

  const sixth = await portal.send('GET', '/api/live/events', bearer(token))
  await using foreign = await open((await signedIn(portal)).token)

  expect(sixth.status).toBe(429)
  expect(sixth.headers.get('retry-after')).toBe('60')
  expect(foreign.status).toBe(200)
  await streams[0]?.[Symbol.asyncDispose]()
  await expect.poll(async () => (await statusOf(token)).toString()).toBe('200')
  await Promise.all(streams.map((stream) => stream[Symbol.asyncDispose]()))
})

test('R47: a process that stops tells its streams, ends them, and is gone within a second', async () => {
  await using leaving = await secondInstance(portal)
  const { token } = await signedIn(portal)
  await using stream = await openLiveStream(leaving.address, token)
  await stream.told('opened')
  const start = performance.now()

  await leaving.running.stop()

  await stream.told('server-leaving')
  await stream.ended()
  expect(performance.now() - start).toBeLessThan(1000)
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function statusOf(token: string): Promise<number> {
  await using stream = await open(token)
  return stream.status
}
