/** From a farm's offer to its confirmation, by the calls of each role (lanta-appi 8.1, 8.2). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { prepareAcceptance, readRequest } from '../../contract/requests/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, offered, sender, startManurePortal } from '../testing/index.ts'
import { confirmations } from './system-moves.ts'

const { novarbo } = manure
let portal: TestPortal
let send: ReturnType<typeof sender>
let people: Record<'farm' | 'office' | 'lead' | 'driver' | 'receiver' | 'otherFarm' | 'otherOffice', ManurePerson>

beforeAll(async () => {
  portal = await startManurePortal()
  send = sender(portal)
  people = {
    farm: await enterAs(portal, 'farm'),
    office: await enterAs(portal, 'office'),
    lead: await enterAs(portal, 'lead'),
    driver: await enterAs(portal, 'driver'),
    receiver: await enterAs(portal, 'receiver'),
    otherFarm: await enterAs(portal, 'otherFarm'),
    otherOffice: await enterAs(portal, 'otherOffice'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

/** The only consignment of the request. */
async function consignmentOf(request: string): Promise<string> {
  const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select('id').where('request', '=', request)
  return (await rows.orderBy('position', 'desc').executeTakeFirstOrThrow()).id
}

const scale = { source: 'plantScale', id: novarbo.scale } as const

async function accepted(): Promise<{ readonly request: string; readonly consignment: string }> {
  const request = crypto.randomUUID()
  expect((await send.request(people.farm, 'submit', { of: request, data: offered })).body).toMatchObject({
    state: 'submitted',
  })
  const prepared = await people.office.ask(prepareAcceptance, { id: request })
  const { termsVersion } = (prepared.body as { acceptance: { termsVersion: number } }).acceptance
  const data = { when: { by: 'week', week: '2026-W42' }, plant: novarbo.plant, loads: 1, termsVersion } as const
  const answer = await send.request(people.office, 'accept', { of: request, baseVersion: 1, data })
  expect(answer.body).toMatchObject({ state: 'accepted' })
  return { request, consignment: await consignmentOf(request) }
}

async function collected() {
  const made = await accepted()
  const { consignment: of } = made
  const crew = { carrier: novarbo.carrier, driver: people.driver.id, vehicle: novarbo.vehicle }
  expect((await send.consignment(people.office, 'assign', { of, data: crew })).body).toMatchObject({
    state: 'assigned',
  })
  await send.consignment(people.driver, 'arriveAtFarm', { of, data: {} })
  const estimate = { unit: 'm3', amount: 50_000, basis: 'box' } as const
  const handedOverBy = { kind: 'name', name: 'Aino Isäntä' } as const
  const data = { estimate, store: novarbo.store, handedOverBy }
  const answer = await send.consignment(people.driver, 'finishLoading', { of, data })
  expect(answer.body).toMatchObject({ state: 'collected', flag: null })
  return made
}

test('8.1: a farm offers, the office accepts, the driver collects, the plant weighs and receives, the farm confirms', async () => {
  const { request, consignment: of } = await collected()
  const weighed = await send.consignment(people.receiver, 'weigh', { of, data: { gross: 40_120, scale } })
  expect(weighed.body).toMatchObject({ state: 'collected' })
  const weighings = [{ scale, tare: 15_280 }]
  const data = { bay: 'KUN-1', quantity: { by: 'weighings', weighings } } as const
  const received = await send.consignment(people.receiver, 'receive', { of, data })
  expect(received.body).toMatchObject({ state: 'received', flag: null })
  const seen = await people.farm.ask(readConsignment, { id: of })
  expect(seen.body).toMatchObject({
    consignment: {
      state: 'received',
      netKg: 24_840,
      kgSource: 'plantScale',
      nutrients: null,
      amounts: { purchaseGross: 20_263, saleGross: 0, balance: 20_263 },
      commands: expect.arrayContaining(['confirmQuantity', 'object']),
    },
  })
  expect((await send.consignment(people.farm, 'confirmQuantity', { of, data: {} })).body).toMatchObject({
    state: 'confirmed',
  })
  const { body } = await people.farm.ask(readRequest, { id: request })
  expect(body).toMatchObject({
    request: { state: 'completed', receivedKg: 24_840, number: expect.stringMatching(/^LA-/) },
  })
})

test('7.1, 7.3: another farm and another office find nothing, carrier and plant read no money', async () => {
  const { request, consignment: of } = await collected()
  for (const stranger of [people.otherFarm, people.otherOffice]) {
    expect((await stranger.ask(readConsignment, { id: of })).status).toBe(404)
    expect((await stranger.ask(readRequest, { id: request })).status).toBe(404)
  }
  for (const worker of [people.driver, people.lead, people.receiver]) {
    const { body } = await worker.ask(readConsignment, { id: of })
    expect(body).toMatchObject({ consignment: { amounts: null, nutrients: null } })
  }
})

async function received() {
  const made = await collected()
  const { consignment: of } = made
  const weighings = [{ scale, gross: 40_120, tare: 15_280 }]
  const data = { bay: 'KUN-1', quantity: { by: 'weighings', weighings } } as const
  expect((await send.consignment(people.receiver, 'receive', { of, data })).body).toMatchObject({ state: 'received' })
  return made
}

/** What the jobs use of the host. */
function jobHost(): Parameters<typeof confirmations.run>[0] {
  const { database, clock, log } = portal.host
  const silent = { live: { publish: async () => undefined }, notices: { notify: async () => undefined } }
  return { database, clock, log, ...silent } as never
}

const rowOf = async (id: string) =>
  await manureTables(portal)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const documentsOf = async (id: string) =>
  await manureTables(portal)
    .selectFrom('manuredelivery_document')
    .select('kind')
    .where('of_id', '=', id)
    .orderBy('kind')
    .orderBy('edition')
    .execute()

test('3.3: a consignment refused at the plant stays refused and is sent on as a new one with its own document', async () => {
  const { request, consignment: of } = await collected()
  const refusal = { reasonKind: 'foreign_objects', cause: 'farm', next: 'undecided' } as const
  expect((await send.consignment(people.receiver, 'refuse', { of, data: refusal })).body).toMatchObject({
    state: 'refused',
  })
  const same = await send.consignment(people.office, 'sendOn', { of, data: { plant: novarbo.plant } })
  expect(same.body).toMatchObject({ value: 'invalid_input', fields: ['plant'] })
  expect(await rowOf(of)).toMatchObject({ state: 'refused', next: 'undecided', cause: 'farm' })
  const back = await send.consignment(people.office, 'returnToFarm', { of, data: { takenBackBy: 'Aino Isäntä' } })
  expect(back.body).toMatchObject({ state: 'refused' })
  const again = await send.consignment(people.office, 'sendOn', { of, data: { plant: novarbo.plant } })
  expect(again.body).toMatchObject({ value: 'consignment_under_way' })
  await send.consignment(people.driver, 'recordReturn', { of, data: { takenBackBy: 'Aino Isäntä' } })
  expect((await rowOf(of)).returned_at).not.toBeNull()
  const { body } = await people.office.ask(readRequest, { id: request })
  expect(body).toMatchObject({ request: { state: 'accepted' } })
})

test('3.3: a failed pickup plans its replacement at once, and undoing it cancels the replacement', async () => {
  const made = await accepted()
  const { consignment: of } = made
  const crew = { carrier: novarbo.carrier, driver: people.driver.id, vehicle: novarbo.vehicle }
  await send.consignment(people.office, 'assign', { of, data: crew })
  const data = { reasonKind: 'nobody_there', cause: 'farm' } as const
  expect((await send.consignment(people.driver, 'fail', { of, data })).body).toMatchObject({ state: 'failed' })
  const replacement = await consignmentOf(made.request)
  expect(await rowOf(replacement)).toMatchObject({ state: 'planned', replaces: of, week: '2026-W42' })
  expect((await rowOf(of)).settlement).not.toBeNull()
  const undone = await send.consignment(people.office, 'undoFail', { of, data: { reason: 'Ajettiin kuitenkin' } })
  expect(undone.body).toMatchObject({ state: 'assigned' })
  expect(await rowOf(replacement)).toMatchObject({ state: 'cancelled' })
})

test('2.8: the same event sent again is one effect and the same answer', async () => {
  const { consignment: of } = await collected()
  const id = crypto.randomUUID()
  const at = portal.clock.now().toISOString()
  const weighings = [{ scale, gross: 40_120, tare: 15_280 }]
  const data = { bay: 'KUN-1', quantity: { by: 'weighings', weighings } } as const
  const sent = Array.from({ length: 20 }, () => send.consignment(people.receiver, 'receive', { of, id, at, data }))
  const answers = (await Promise.all(sent)).map(({ body }) => [body['state'], body['version'], body['flag']])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const documents = await documentsOf(of)
  expect(documents.filter(({ kind }) => kind === 'commercialDocument')).toHaveLength(2)
})

test('W2, 8.8: a tare over the gross, a scale of another plant and a bay of another plant are answered at their fields', async () => {
  const { consignment: of } = await collected()
  const over = await send.consignment(people.receiver, 'weigh', { of, data: { gross: 10_000, tare: 12_000, scale } })
  expect(over.body).toMatchObject({ value: 'invalid_input' })
  await send.consignment(people.receiver, 'weigh', { of, data: { gross: 10_000, scale } })
  const later = await send.consignment(people.receiver, 'weigh', { of, data: { tare: 12_000, scale } })
  expect(later.body).toMatchObject({ value: 'invalid_input', fields: ['tare'] })
  const foreign = { source: 'plantScale', id: manure.ekoasuminen.scale } as const
  const elsewhere = await send.consignment(people.receiver, 'weigh', { of, data: { gross: 40_000, scale: foreign } })
  expect(elsewhere.body).toMatchObject({ value: 'invalid_input', fields: ['scale'] })
  const bay = { bay: 'VAN-1', quantity: { by: 'volume', m3: 50_000, basis: 'box' } } as const
  const wrong = await send.consignment(people.receiver, 'receive', { of, data: bay })
  expect(wrong.body).toMatchObject({ value: 'invalid_input', fields: ['bay'] })
})

test('3.3, two-party confirmation: silence accepts seven days after the farm was asked, an objection keeps it open', async () => {
  const [silent, objected] = [await received(), await received()]
  await confirmations.run(jobHost(), portal.clock.now())
  const objection = { kind: 'weight', words: 'Paino on liian pieni', claimedKg: 26_000 } as const
  await send.consignment(people.farm, 'object', { of: objected.consignment, data: objection })
  portal.clock.advance(minutes(7 * 24 * 60 - 1))
  await confirmations.run(jobHost(), portal.clock.now())
  expect((await rowOf(silent.consignment)).state).toBe('received')
  expect((await rowOf(silent.consignment)).reminded_at).not.toBeNull()
  portal.clock.advance(minutes(2))
  await confirmations.run(jobHost(), portal.clock.now())
  expect(await rowOf(silent.consignment)).toMatchObject({ state: 'confirmed', confirmed_by: 'silence' })
  expect((await rowOf(objected.consignment)).state).toBe('received')
  const weighings = [{ scale, gross: 40_120, tare: 14_280 }]
  const corrected = { quantity: { by: 'weighings' as const, weighings } }
  const data = { decision: { outcome: 'upheld' as const, corrected }, words: 'Taara korjattu' }
  // A week later everybody has signed in again.
  const office = await enterAs(portal, 'office')
  const decided = await send.consignment(office, 'decideObjection', { of: objected.consignment, data })
  expect(decided.body).toMatchObject({ state: 'confirmed' })
  expect(await rowOf(objected.consignment)).toMatchObject({ kg: 25_840, has_objection: 0 })
  const seen = await office.ask(readConsignment, { id: objected.consignment })
  expect(seen.body).toMatchObject({ consignment: { objection: { state: 'upheld', answer: 'Taara korjattu' } } })
})

test('3.3: clearing the flag of a received consignment ends a stop of the office, and the farm is asked', async () => {
  const { consignment: of } = await collected()
  const { office, receiver } = people
  await send.consignment(office, 'stop', { of, data: { words: 'Eläinlääkäri käy' } })
  const weighings = [{ scale, gross: 40_120, tare: 15_280 }]
  const data = { bay: 'KUN-1', quantity: { by: 'weighings', weighings } } as const
  await send.consignment(receiver, 'receive', { of, data })
  expect(await rowOf(of)).toMatchObject({ state: 'received', stopped_by: 'office', asked_at: null })
  await send.consignment(office, 'clearFlags', { of, data: { words: 'Eläinlääkäri hyväksyi' } })
  expect(await rowOf(of)).toMatchObject({ stopped_by: null, asked_at: expect.any(String) })
})
