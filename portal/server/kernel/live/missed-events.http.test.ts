import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { openLiveStream } from '../../testing/live-stream.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { eventsKept, forgetOldEvents } from './event-store.ts'
import type { Audience } from './live-events.ts'

const { readEventsSince } = portalCalls
const { endPersonSession, startOrShutSystem } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const tell = (to: Audience, ids: readonly string[]) =>
  portal.host.database.writing((transaction) =>
    portal.host.live.publish(transaction, { kind: 'data-changed', topic: 'users', ids, for: to }),
  )
const since = async (token: string, seq: number | 'now') =>
  (await portal.ask(readEventsSince, { seq }, { token })).body as unknown as Missed
interface Missed {
  readonly seq: number
  readonly complete: boolean
  readonly events: { readonly ids: readonly string[] }[]
}

test('R84: a browser without a stream gets what it missed, in order, once, and only what it may hear', async () => {
  const { superadmin, companyAdmin, customer } = await everyKind(portal)
  const start = (await since(customer.token, 'now')).seq
  await tell({ to: 'superadmins' }, ['a'])
  await tell({ to: 'overseers', of: { id: 'x', company: 'Biolan', carrier: '' } }, ['b'])
  await tell({ to: 'everybody' }, ['c'])

  const heard = async (token: string) => (await since(token, start)).events.flatMap(({ ids }) => ids)

  expect(await heard(superadmin.token)).toEqual(['a', 'b', 'c'])
  expect(await heard(companyAdmin.token)).toEqual(['b', 'c'])
  expect(await heard(customer.token)).toEqual(['c'])
  const next = await since(customer.token, start)
  expect(next).toMatchObject({ seq: start + 3, complete: true })
  expect(await since(customer.token, next.seq)).toMatchObject({ seq: start + 3, complete: true, events: [] })
})

test('R84: whoever was away for too long, or comes from before a restored backup, is told to read everything', async () => {
  const { token } = await signedIn(portal)
  const { seq } = await since(token, 'now')
  await portal.host.database.writing(async (transaction) => {
    const told = { kind: 'data-changed', topic: 'users', for: { to: 'everybody' } } as const
    for (let count = 0; count <= eventsKept; count++) await portal.host.live.publish(transaction, told)
  })

  expect(await since(token, seq)).toEqual({
    success: true,
    value: 'ok',
    seq: seq + eventsKept + 1,
    complete: false,
    events: [],
  })
  expect(await since(token, seq + 1)).toMatchObject({ complete: true })
  expect(await since(token, 1_000_000)).toMatchObject({ complete: false, events: [] })
  expect(await portal.host.database.writing(forgetOldEvents)).toBeGreaterThan(0)
  expect(await since(token, seq)).toMatchObject({ complete: false })
  expect(await since(token, seq + 1)).toMatchObject({ complete: true })
})

test.each(['-1', '1.5', 'x', '1e400', '%27', '9'.repeat(200)])('R54: no such number %s', async (seq) => {
  const { token } = await signedIn(portal)
  const answer = await portal.send('GET', `/api/live/events/since/${seq}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(422)
})

test('R68: a visitor gets no events', async () => {
  expect((await portal.ask(readEventsSince, { seq: 'now' })).status).toBe(401)
})

test('R11, R37: with two instances, what is done at one is told at the other within 2 s', async () => {
  await using second = await secondInstance(portal)
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const customer = await signedIn(portal)
  const other = await signedIn(portal)
  await using stream = await openLiveStream(second.address, customer.token)
  await using another = await openLiveStream(second.address, other.token)
  await stream.told('opened')
  await another.told('opened')

  await superadmin.ask(endPersonSession, { id: customer.token.split('.')[0] ?? '' })
  await stream.told('session-ended')
  await stream.ended()
  expect((await second.ask(readEventsSince, { seq: 'now' }, customer.token)).status).toBe(401)

  const admin = superadmin.person.username
  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  expect(await second.ask(readEventsSince, { seq: 'now' }, other.token)).toEqual({
    status: 503,
    value: 'system_offline',
  })
  await another.told('system-off')
  await another.ended()
  expect(await second.ask(startOrShutSystem, { admin, command: 'start' }, superadmin.token)).toMatchObject({
    status: 200,
  })
  expect((await other.ask(readEventsSince, { seq: 'now' })).status).toBe(200)
})

test('R84: what is committed while the notifications are cut is told all the same, in its order', async () => {
  const { token } = await signedIn(portal)
  await using second = await secondInstance(portal)
  await using stream = await openLiveStream(second.address, token)
  await stream.told('opened')

  await cutListeners()
  for (const id of ['1', '2', '3']) await tell({ to: 'everybody' }, [id])
  await expect.poll(() => stream.events.flatMap(({ ids }) => ids), { timeout: 30_000 }).toEqual(['1', '2', '3'])
  await tell({ to: 'everybody' }, ['4'])

  await expect.poll(() => stream.events.at(-1)?.ids, { timeout: 30_000 }).toEqual(['4'])
})

test('R84: of fifty transactions at once none is passed over, whichever commits first', async () => {
  const { token } = await signedIn(portal)
  await using second = await secondInstance(portal)
  await using stream = await openLiveStream(second.address, token)
  await stream.told('opened')
  const ids = Array.from({ length: 50 }, (_, index) => String(index))

  await Promise.all(
    ids.map((id) =>
      portal.host.database.writing(async (transaction) => {
        await portal.host.live.publish(transaction, {
          kind: 'data-changed',
          topic: 'users',
          ids: [id],
          for: { to: 'everybody' },
        })
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
      }),
    ),
  )

  await expect.poll(() => stream.events.length, { timeout: 30_000 }).toBe(51)
  expect(stream.events.flatMap((event) => event.ids).toSorted()).toEqual(ids.toSorted())
  const numbers = stream.events.map(({ seq }) => seq)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

/** Ends the connections that listen, as a failing network would; the embedded engine has none. */
async function cutListeners(): Promise<void> {
  const { database } = portal.host
  if (database.engine !== 'postgres') return
  const { sql } = await import('kysely')
  await expect
    .poll(async () => {
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`
      return (await cut.execute(database.reading)).rows.length
    })
    .toBeGreaterThan(0)
}
