/** A truck that goes to another plant: redirected on its way, or sent on from the one that refused it (lanta-appi 3.3). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { savePlant } from '../../contract/plants/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import { enterAs, manure, manureTables, newPlant, novarboJourneys, startManurePortal } from '../testing/index.ts'

const field = '00000000-0000-4000-8000-00000000f101'
const { company, type } = manure.novarbo
/** Takes one load of 25 t a day. */
const plant = { ...newPlant, id: field, company, types: [{ type, kgPerDay: 30_000 }] }
let portal: TestPortal
let novarbo: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  novarbo = await novarboJourneys(portal)
  const saved = await novarbo.office.ask(savePlant, { ...plant, version: 0 })
  expect(saved.status, saved.text).toBe(200)
})
afterAll(() => portal[Symbol.asyncDispose]())

const rowOf = (id: string) =>
  manureTables(portal)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const documentsOf = (of: string) =>
  manureTables(portal)
    .selectFrom('manuredelivery_document')
    .select(['number', 'edition'])
    .where('of_id', '=', of)
    .where('kind', '=', 'commercialDocument')
    .orderBy('edition')
    .execute()

test('3.3: a truck is redirected to another plant of the company, with a new edition of its document', async () => {
  const { office, driver, receiver, send } = novarbo
  const { consignment: of } = await novarbo.collected()
  const reason = 'Kuntokorpi täynnä'
  const elsewhere = await send.consignment(office, 'redirect', {
    of,
    data: { plant: manure.ekoasuminen.plant, reason },
  })
  expect(elsewhere.body).toMatchObject({ value: 'invalid_input', fields: ['plant'] })
  const byDriver = await send.consignment(driver, 'redirect', { of, data: { plant: field, reason } })
  expect(byDriver.body).toMatchObject({ success: false })
  const moved = await send.consignment(office, 'redirect', { of, data: { plant: field, reason } })
  expect(moved.body).toMatchObject({ state: 'collected' })
  expect((await documentsOf(of)).map(({ edition }) => edition)).toEqual([1, 2])
  expect((await driver.ask(readConsignment, { id: of })).body).toMatchObject({ consignment: { plant: { id: field } } })
  expect((await receiver.ask(readConsignment, { id: of })).body.value).toBe('not_found')
})

test('3.3: a refused truck is sent on as a new consignment with its weighing, number and document, and is received', async () => {
  const { office, receiver, send } = novarbo
  const { request, consignment: of } = await novarbo.collected()
  const scale = { source: 'plantScale', id: manure.novarbo.scale } as const
  await send.consignment(receiver, 'weigh', { of, data: { gross: 40_120, tare: 15_280, scale } })
  const refusal = { reasonKind: 'plant_stopped', cause: 'plant', next: 'sendOn' } as const
  await send.consignment(receiver, 'refuse', { of, data: refusal })
  const full = await send.consignment(office, 'sendOn', { of, data: { plant: field } })
  expect(full.body).toMatchObject({ value: 'plant_full' })
  const sent = await send.consignment(office, 'sendOn', { of, data: { plant: field, reason: 'Kenttä ottaa' } })
  expect(sent.body).toMatchObject({ state: 'refused' })
  const refused = await rowOf(of)
  const next = refused.sent_on_to ?? ''
  expect(await rowOf(next)).toMatchObject({
    ...{ state: 'collected', plant: field, sent_on_from: of, request, position: 2 },
    ...{ driver: refused.driver, vehicle: refused.vehicle, collected_at: refused.collected_at },
  })
  const [first] = await documentsOf(of)
  const [own] = await documentsOf(next)
  expect(own?.edition).toBe(1)
  expect(own?.number).not.toBe(first?.number)
  const again = await send.consignment(office, 'sendOn', { of, data: { plant: field } })
  expect(again.body).toMatchObject({ value: 'consignment_under_way' })

  const gate = await enterAs(portal, 'newcomer')
  const receivers = [gate.id]
  expect((await office.ask(savePlant, { ...plant, version: 1, receivers })).body).toMatchObject({ version: 2 })
  const received = await send.consignment(gate, 'receive', { of: next, data: { bay: 'HAK-1' } })
  expect(received.body).toMatchObject({ state: 'received' })
  expect(await rowOf(next)).toMatchObject({ kg: 24_840, kg_source: 'otherScale' })
  const { body } = await office.ask(readRequest, { id: request })
  expect(body).toMatchObject({ request: { state: 'completed' } })
})
