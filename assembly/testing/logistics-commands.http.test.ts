/** The third application runs a machine of three states on `logistics`: own rows, own event table, own rights. */
import { randomUUID } from 'node:crypto'
import type { TestPortal } from '@workspace/portal/server/testing'
import { runTestCommand, startTestPortal, testEnvironment } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TicketEvent } from './weighbridge/contract/tickets.ts'
import { commandTicket, readTicket, readTicketEvents, syncTickets } from './weighbridge/contract/tickets.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

let portal: TestPortal
let pelso: string
let haapavesi: string

beforeAll(async () => {
  portal = await startTestPortal({ applications: [weighbridgeServer], settings: { rateLimits: false } })
  pelso = await weigherOn('Pelso')
  haapavesi = await weigherOn('Haapavesi')
})
afterAll(() => portal[Symbol.asyncDispose]())

const own = () => ownTables(portal.host.database.reading as never)

async function weigherOn(bridge: string): Promise<string> {
  const person = await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] })
  await portal.host.database.writing(async (transaction) => {
    const members = ownTables(transaction as never).insertInto('weighbridge_member')
    await members.values({ account_id: person.id, bridge }).execute()
  })
  return await portal.signIn(person)
}

type DataOf<Kind extends TicketEvent['kind']> = Extract<TicketEvent, { readonly kind: Kind }>['data']

function event<Kind extends TicketEvent['kind']>(kind: Kind, of: string, data: DataOf<Kind>) {
  const sent = { id: randomUUID(), kind, of, data, deviceTime: '2026-10-13T06:45:00.000Z', device: 'vaaka 1' }
  return sent as unknown as TicketEvent
}

/** The event of somebody who saw that version. */
const seen = (baseVersion: number, sent: TicketEvent) => ({ ...sent, baseVersion })

const command = (sent: TicketEvent, token = pelso) => portal.ask(commandTicket, { event: sent }, { token })
const read = async (id: string, token = pelso) => (await portal.ask(readTicket, { id }, { token })).body
const eventsOf = async (id: string) =>
  await own()
    .selectFrom('weighbridge_event')
    .select(['kind', 'seq', 'state'])
    .where('of_id', '=', id)
    .orderBy('seq')
    .execute()

async function weighed(kilograms: number): Promise<string> {
  const id = randomUUID()
  expect((await command(event('weigh', id, { kilograms }))).status).toBe(200)
  return id
}

test('GEN-13: a command is decided by the machine of the application and logged in its own table, with its effects', async () => {
  const id = await weighed(24_000)
  const closed = seen(1, event('close', id, {}))
  expect((await command(closed)).body).toMatchObject({
    event: closed.id,
    result: 'applied',
    state: 'closed',
    version: 2,
  })
  expect(await eventsOf(id)).toEqual([
    { kind: 'weigh', seq: 1, state: 'weighed' },
    { kind: 'close', seq: 2, state: 'closed' },
  ])
  expect(
    await own().selectFrom('weighbridge_visit').select('id').where('kilograms', '=', 24_000).execute(),
  ).toHaveLength(1)
})

test('GEN-13: the same event twenty times at once has one effect and one answer; another event with its id is refused', async () => {
  const id = await weighed(24_001)
  const closed = seen(1, event('close', id, {}))
  const answers = await Promise.all(Array.from({ length: 20 }, () => command(closed)))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({ result: 'applied', state: 'closed', version: 2 })
  expect(await eventsOf(id)).toHaveLength(2)
  expect(
    await own().selectFrom('weighbridge_visit').select('id').where('kilograms', '=', 24_001).execute(),
  ).toHaveLength(1)
  const another = { ...event('reopen', id, { reason: 'Vaaka nollattiin' }), id: closed.id } as TicketEvent
  expect((await command(another)).body).toMatchObject({ value: 'invalid_input', fields: ['id'] })
  // The answer to another person's event is nobody else's.
  expect((await command(closed, haapavesi)).body).toMatchObject({ value: 'invalid_input', fields: ['id'] })
})

test('GEN-13: a command in the wrong state, with an old version, without a required field or against a guard is refused', async () => {
  const id = await weighed(24_002)
  const refused = async (sent: TicketEvent) => (await command(sent)).body
  expect(await refused(event('reopen', id, {}))).toMatchObject({ value: 'wrong_state' })
  expect(await refused(event('close', id, {}))).toMatchObject({ value: 'invalid_input', fields: ['baseVersion'] })
  expect(await refused(seen(7, event('close', id, {})))).toMatchObject({ value: 'modified_elsewhere' })
  await command(seen(1, event('close', id, {})))
  expect(await refused(seen(2, event('reopen', id, {})))).toMatchObject({ value: 'invalid_input', fields: ['reason'] })
  expect((await command(seen(2, event('reopen', id, { reason: 'Väärä auto' })))).body).toMatchObject({
    state: 'weighed',
    version: 3,
  })
  const heavy = await weighed(60_001)
  expect(await refused(seen(1, event('close', heavy, {})))).toMatchObject({ value: 'bridge_overloaded' })
  expect(await eventsOf(heavy)).toHaveLength(1)
})

test('GEN-13: a ticket of another bridge is answered as one that does not exist', async () => {
  const id = await weighed(24_003)
  const unknown = await command(seen(1, event('close', randomUUID(), {})), haapavesi)
  const others = await command(seen(1, event('close', id, {})), haapavesi)
  expect([others.status, others.text]).toEqual([unknown.status, unknown.text])
  expect(others.body).toMatchObject({ value: 'not_found' })
  expect(await read(id, haapavesi)).toMatchObject({ value: 'not_found' })
})

test('GEN-13: in a batch each event gets the answer that it gets alone, and a refused one writes nothing', async () => {
  const id = randomUUID()
  const others = await weighed(24_004)
  const first = event('weigh', id, { kilograms: 24_005 })
  const early = event('reopen', id, { reason: 'Liian aikaisin' })
  const closed = seen(1, event('close', id, {}))
  const late = event('weigh', id, { kilograms: 1 })
  const foreign = seen(1, event('close', others, {}))
  const asked = { events: [first, early, closed, late, foreign, first] }
  const { body } = await portal.ask(syncTickets, asked, { token: await weigherOn('Pelso') })
  expect(body).toMatchObject({
    results: [
      { id: first.id, result: 'applied', flag: null, state: 'weighed', version: 1 },
      { id: early.id, result: 'refused', code: 'wrong_state', state: 'weighed', version: 1 },
      { id: closed.id, result: 'applied', state: 'closed', version: 2 },
      { id: late.id, result: 'flagged', flag: 'late', state: 'closed', version: 2 },
      { id: foreign.id, result: 'applied', state: 'closed', version: 2 },
      { id: first.id, result: 'applied', flag: null, state: 'weighed', version: 1 },
    ],
  })
  const elsewhere = await portal.ask(syncTickets, { events: [seen(2, event('close', id, {}))] }, { token: haapavesi })
  expect(elsewhere.body).toMatchObject({
    results: [{ result: 'refused', code: 'not_found', state: null, version: null }],
  })
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['weigh', 'close', 'weigh'])
})

test('GEN-13: the log names who did what with which words, and the latest change is the last command', async () => {
  const id = await weighed(24_006)
  expect(await read(id)).toMatchObject({ state: 'weighed', kilograms: 24_006, latest: null })
  await command(seen(1, event('close', id, {})))
  await command(seen(2, event('reopen', id, { reason: 'Lava jäi tyhjentämättä' })))
  await command(event('weigh', id, { kilograms: 23_000 }))
  expect(await read(id)).toMatchObject({ latest: { kind: 'reopen', isOwn: true } })
  const log = async (token: string) => (await portal.ask(readTicketEvents, { id, cursor: '' }, { token })).body
  expect(await log(haapavesi)).toMatchObject({ value: 'not_found' })
  expect((await log(pelso))['rows']).toMatchObject([
    { kind: 'weigh', words: '' },
    { kind: 'reopen', words: 'Lava jäi tyhjentämättä', role: 'weigherOwn' },
    { kind: 'close' },
    { kind: 'weigh' },
  ])
})

test('OPS-04, GEN-13: the operator compares the log with the stored states', async () => {
  const id = await weighed(24_007)
  const surroundings = { environment: testEnvironment(portal.place), applications: [weighbridgeServer] }
  const verify = async () => await runTestCommand(['weighbridge:verify'], surroundings)
  expect(await verify()).toMatchObject({ code: 0, printed: 'Every ticket is as its events say.' })
  const change = async (state: string) =>
    await portal.host.database.writing(async (transaction) => {
      const tickets = ownTables(transaction as never)
        .updateTable('weighbridge_ticket')
        .set({ state })
      await tickets.where('id', '=', id).execute()
    })
  await change('closed')
  expect(await verify()).toMatchObject({ code: 1, printed: `${id}: its events say weighed, and it is closed` })
  await change('weighed')
})
