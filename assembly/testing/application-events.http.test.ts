/** Live events of a mounted application: told to those whom it lets hear them, and to nobody else. */
import { administrationCalls, portalCalls } from '@workspace/portal/contract/own'
import type { LiveStream, TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream, secondInstance, startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

const { saveUser } = administrationCalls
const weigherRights = { groups: ['weighbridgeuser'], apps: ['weighbridge'] }

/** How often the application was asked what people hear. */
let asked = 0
const counted = {
  ...weighbridgeServer,
  channelsFor: async (...[reader, person]: Parameters<NonNullable<typeof weighbridgeServer.channelsFor>>) => {
    asked++
    return (await weighbridgeServer.channelsFor?.(reader, person)) ?? []
  },
}

let portal: TestPortal
let superadmin: { readonly token: string }
beforeAll(async () => {
  portal = await startTestPortal({ applications: [counted], settings: { rateLimits: false } })
  superadmin = { token: await portal.signIn(await portal.person({ groups: ['superadmin'], usertype: 'admin' })) }
})
beforeEach(() => {
  asked = 0
})
afterAll(() => portal[Symbol.asyncDispose]())

const write = (change: (own: ReturnType<typeof ownTables>) => Promise<unknown>) =>
  portal.host.database.writing(async (transaction) => void (await change(ownTables(transaction as never))))

async function weigherOn(bridge: string, rights: object = weigherRights) {
  const person = await portal.person(rights)
  if (bridge !== '')
    await write((own) => own.insertInto('weighbridge_member').values({ account_id: person.id, bridge }).execute())
  const token = await portal.signIn(person)
  return { person, token, weigh: () => portal.ask(recordVisit, { kilograms: 900 }, { token }) }
}

const publish = (topic: string, { ids = [], channels = [] }: { ids?: string[]; channels?: string[] }) =>
  portal.host.database.writing((transaction) =>
    portal.host.live.publish(transaction, {
      kind: 'data-changed',
      topic: `weighbridge:${topic}`,
      ids,
      for: { to: 'channels', channels },
    }),
  )

/** Everything told so far has been told when this has: it is the last, and everybody hears it. */
let marks = 0
async function untilAllHeard(...streams: readonly LiveStream[]): Promise<void> {
  await untilHeardBy(portal, streams)
}
async function untilHeardBy(at: TestPortal, streams: readonly LiveStream[]): Promise<void> {
  const mark = `mark ${++marks}`
  await at.host.database.writing((transaction) =>
    at.host.live.publish(transaction, {
      kind: 'data-changed',
      topic: 'feedback',
      ids: [mark],
      for: { to: 'everybody' },
    }),
  )
  at.host.live.wake()
  const isTold = (stream: LiveStream) => stream.events.some(({ ids }) => ids.includes(mark))
  await expect.poll(() => streams.every(isTold), { timeout: 60_000 }).toBe(true)
}
const visitsHeard = (stream: LiveStream) => stream.events.filter(({ topic }) => topic === 'weighbridge:visits').length

async function missed(token: string, seq: number | 'now') {
  const answer = await portal.ask(portalCalls.readEventsSince, { seq }, { token })
  const { events, seq: newest } = answer.body as unknown as { events: { topic: string }[]; seq: number }
  return { newest, topics: events.map(({ topic }) => topic).filter((topic) => topic.startsWith('weighbridge')) }
}

test('R67, GEN-13: a weighing is told to those of the bridge; not to another bridge, nor to a superadmin without a part in it', async () => {
  const own = await weigherOn('Pelso')
  const others = {
    colleague: await weigherOn('Pelso'),
    'of another bridge': await weigherOn('Haapavesi'),
    'without a bridge': await weigherOn(''),
    'without the role': await weigherOn('Pelso', { apps: ['weighbridge'] }),
    'without the application': await weigherOn('Pelso', { groups: ['weighbridgeuser'] }),
    superadmin,
  }
  const names = Object.keys(others) as (keyof typeof others)[]
  const { newest } = await missed(own.token, 'now')
  const streams = await Promise.all(names.map((name) => openLiveStream(portal.address, others[name].token)))
  expect((await own.weigh()).status).toBe(200)
  await untilAllHeard(...streams)

  const heard = names.filter((_, at) => visitsHeard(streams[at] as LiveStream) > 0)
  expect(heard).toEqual(['colleague'])
  const [told] = (streams[0] as LiveStream).events.filter(({ topic }) => topic === 'weighbridge:visits')
  expect(told).toEqual({ seq: expect.any(Number), kind: 'data-changed', topic: told?.topic, ids: [expect.any(String)] })
  expect(streams.map(({ text }) => text).join()).not.toMatch(/bridge:Pelso|channels/)
  for (const [at, name] of names.entries())
    expect([name, (await missed(others[name].token, newest)).topics]).toEqual([
      name,
      at === 0 ? ['weighbridge:visits'] : [],
    ])
  await Promise.all(streams.map((stream) => stream[Symbol.asyncDispose]()))
})

test('R67: the application is asked once for a stream, and again when its rights are told to be new, for those who are named', async () => {
  const one = await weigherOn('Raahe')
  const other = await weigherOn('Raahe')
  await using first = await openLiveStream(portal.address, one.token)
  await using second = await openLiveStream(portal.address, other.token)
  for (let count = 0; count < 3; count++) await one.weigh()
  await untilAllHeard(first, second)
  expect([visitsHeard(first), visitsHeard(second), asked]).toEqual([3, 3, 2])

  const move = (bridge: string, id: string) =>
    write((own) => own.updateTable('weighbridge_member').set({ bridge }).where('account_id', '=', id).execute())
  await move('Oulu', other.person.id)
  await publish('rights', { ids: [other.person.id] })
  await one.weigh()
  await untilAllHeard(first, second)
  expect([visitsHeard(first), visitsHeard(second), asked]).toEqual([4, 3, 3])

  await move('Raahe', other.person.id)
  await publish('rights', {})
  await one.weigh()
  await untilAllHeard(first, second)
  expect([visitsHeard(first), visitsHeard(second), asked]).toEqual([5, 4, 5])
})

test('R67, GEN-13: what an administrator changes of a person counts from the next event on, the application’s own part too', async () => {
  const own = await weigherOn('Kemi')
  const other = await weigherOn('Kemi')
  await using stream = await openLiveStream(portal.address, other.token)
  const save = async (changes: object) => {
    const { id, username, email, firstname, lastname, usertype, groups } = other.person
    const lastmodified = (await portal.stored(id))?.lastmodified ?? ''
    const fields = { _id: id, username, email, firstname, lastname, usertype, usergroups: [...groups], lastmodified }
    expect((await portal.ask(saveUser, { ...fields, ...changes }, superadmin)).status).toBe(200)
  }
  await own.weigh()
  await untilAllHeard(stream)
  await save({ weighbridge: { bridge: 'Tornio' } })
  await own.weigh()
  await untilAllHeard(stream)
  expect(visitsHeard(stream)).toBe(1)
  await save({ weighbridge: { bridge: 'Kemi' } })
  await own.weigh()
  await untilAllHeard(stream)
  expect(visitsHeard(stream)).toBe(2)
  await save({ weighbridge: { bridge: 'Kemi' }, appsgranted: [] })
  expect((await portal.stored(other.person.id))?.apps).toEqual([])
  const { newest } = await missed(other.token, 'now')
  await own.weigh()
  await untilAllHeard(stream)
  expect(visitsHeard(stream)).toBe(2)
  expect((await missed(other.token, newest)).topics).toEqual([])
})

test('R66, GEN-14: of an application that is not in use nobody hears anything', async () => {
  const own = await weigherOn('Ii')
  await using stream = await openLiveStream(portal.address, own.token)
  await own.weigh()
  const use = (isactive: number) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive }).where('name', '=', 'weighbridge').execute(),
    )
  await untilAllHeard(stream)
  const { newest } = await missed(own.token, 'now')
  await use(0)
  await publish('visits', { channels: ['bridge:Ii'] })
  await untilAllHeard(stream)
  expect(visitsHeard(stream)).toBe(1)
  expect((await missed(own.token, newest)).topics).toEqual([])
  await use(1)
  await publish('visits', { channels: ['bridge:Ii'] })
  await untilAllHeard(stream)
  expect(visitsHeard(stream)).toBe(2)
})

test('R67: an application that fails to say who hears it is heard by nobody, and the others go on', async () => {
  const failing = { ...weighbridgeServer, channelsFor: () => Promise.reject(new Error('the bridge is broken')) }
  await using other = await startTestPortal({ applications: [failing] })
  const person = await other.person(weigherRights)
  const token = await other.signIn(person)
  await using stream = await openLiveStream(other.address, token)
  await other.ask(recordVisit, { kilograms: 900 }, { token })
  await untilHeardBy(other, [stream])
  expect(visitsHeard(stream)).toBe(0)
  expect(other.lines.some((line) => line.includes('channels_failed'))).toBe(true)
})

test('R84, GEN-13: a stream on another process hears the same, and as little', async () => {
  await using second = await secondInstance(portal, [weighbridgeServer])
  const own = await weigherOn('Vaala')
  const colleague = await weigherOn('Vaala')
  const other = await weigherOn('Muhos')
  await using hearing = await openLiveStream(second.address, colleague.token)
  await using deaf = await openLiveStream(second.address, other.token)
  await hearing.told('opened')
  await deaf.told('opened')
  await own.weigh()
  await hearing.told('data-changed')
  await untilAllHeard(hearing, deaf)
  expect([visitsHeard(hearing), visitsHeard(deaf)]).toEqual([1, 0])
})
