/** Commands of a consignment beside the main story: the crew, corrections, undoing, each by the call of its role (lanta-appi 3.3). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manure, manureTables, novarboJourneys, startManurePortal } from '../testing/index.ts'

let portal: TestPortal
let novarbo: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  novarbo = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const { carrier, vehicle, scale: plantScale } = manure.novarbo
const scale = { source: 'plantScale', id: plantScale } as const

const rowOf = (id: string) =>
  manureTables(portal)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

function editionsOf(of: string) {
  const documents = manureTables(portal).selectFrom('manuredelivery_document').select(['edition', 'is_void'])
  return documents.where('of_id', '=', of).where('kind', '=', 'commercialDocument').orderBy('edition').execute()
}

test('3.3: an offer is withdrawn and made again, of two claims at once one wins, and the carrier names its crew', async () => {
  const { office, lead, driver, send } = novarbo
  const { consignment: of } = await novarbo.accepted()
  const to = { by: 'carriers' as const, carriers: [carrier] }
  const data = { to, deadline: '2026-10-12T06:00:00.000Z', freight: { by: 'terms' as const } }
  expect((await send.consignment(office, 'offer', { of, data })).body).toMatchObject({ state: 'open' })
  expect((await send.consignment(office, 'withdrawOffer', { of, data: {} })).body).toMatchObject({ state: 'planned' })
  const late = await send.consignment(lead, 'claim', { of, baseVersion: 3, data: { vehicle } })
  expect(late.body.value).toBe('not_found')
  expect((await send.consignment(office, 'offer', { of, data })).body).toMatchObject({ state: 'open' })
  const { version: baseVersion } = await rowOf(of)
  const claim = () => send.consignment(lead, 'claim', { of, baseVersion, data: { vehicle } })
  const claims = await Promise.all([claim(), claim()])
  expect(claims.map(({ body }) => body.value).toSorted()).toEqual(['consignment_taken', 'ok'])
  expect(await rowOf(of)).toMatchObject({ state: 'assigned', carrier, driver: null, vehicle })
  const crew = await send.consignment(lead, 'setCrew', { of, data: { driver: driver.id } })
  expect(crew.body).toMatchObject({ state: 'assigned' })
  expect((await send.consignment(driver, 'takeVehicle', { of, data: { vehicle } })).body).toMatchObject({
    state: 'assigned',
  })
  const moved = await send.consignment(lead, 'reschedule', { of, data: { slot: { by: 'day', day: '2026-10-15' } } })
  expect(moved.body).toMatchObject({ state: 'assigned' })
  expect(await rowOf(of)).toMatchObject({ driver: driver.id, day: '2026-10-15' })
  const released = await send.consignment(lead, 'release', { of, data: {} })
  expect(released.body).toMatchObject({ state: 'open' })
  expect(await rowOf(of)).toMatchObject({ carrier: null, driver: null, vehicle: null, assigned_at: null })
})

test('3.3: the office changes, assigns, reassigns, unassigns, cancels and restores a consignment', async () => {
  const { office, driver, send } = novarbo
  const { consignment: of } = await novarbo.accepted()
  const estimate = { unit: 'kg', amount: 18_000 } as const
  expect((await send.consignment(office, 'change', { of, data: { estimate } })).body).toMatchObject({
    state: 'planned',
  })
  expect(await rowOf(of)).toMatchObject({ planned_kg: 18_000 })
  await novarbo.assign(of)
  const freight = { by: 'hand', kind: 'perLoad', price: 1_800_000, minimum: 0, reason: 'Sovittu' } as const
  const again = await send.consignment(office, 'reassign', { of, data: { carrier, driver: driver.id, freight } })
  expect(again.body).toMatchObject({ state: 'assigned' })
  expect((await rowOf(of)).freight).not.toBeNull()
  expect((await send.consignment(office, 'unassign', { of, data: {} })).body).toMatchObject({ state: 'planned' })
  expect(await rowOf(of)).toMatchObject({ carrier: null, driver: null, vehicle: null })
  const cancelled = await send.consignment(office, 'cancel', { of, data: { reason: 'Lanta jää tilalle' } })
  expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  expect((await send.consignment(office, 'restore', { of, data: {} })).body).toMatchObject({ state: 'planned' })
})

test('3.3: a driver begins, undoes, reports a problem, collects, corrects and leaves; taps keep their times', async () => {
  const { office, driver, send } = novarbo
  const { consignment: of } = await novarbo.accepted()
  await novarbo.assign(of)
  expect((await send.consignment(driver, 'arriveAtFarm', { of, data: {} })).body).toMatchObject({ state: 'loading' })
  expect((await send.consignment(driver, 'stopLoading', { of, data: {} })).body).toMatchObject({ state: 'assigned' })
  expect((await rowOf(of)).arrived_farm_at).toBeNull()
  await send.consignment(driver, 'arriveAtFarm', { of, data: {} })
  portal.clock.advance(minutes(20))
  const problem = { problem: 'road', words: 'Silta poikki' } as const
  await send.consignment(driver, 'reportProblem', { of, data: problem })
  expect(await rowOf(of)).toMatchObject({ state: 'loading', open_exceptions: 1 })
  await send.consignment(office, 'clearFlags', { of, data: { words: 'Toista tietä' } })
  expect(await rowOf(of)).toMatchObject({ open_exceptions: 0 })
  const estimate = { unit: 'm3', amount: 40_000, basis: 'fill' } as const
  const collection = { estimate, store: manure.novarbo.store, handedOverBy: { kind: 'absent' } } as const
  await send.consignment(driver, 'finishLoading', { of, data: collection })
  expect(await rowOf(of)).toMatchObject({ state: 'collected', waiting_farm: 20, loaded_m3: 40_000 })
  expect((await send.consignment(driver, 'undoCollected', { of, data: {} })).body).toMatchObject({ state: 'loading' })
  expect((await editionsOf(of)).map(({ is_void }) => is_void)).toEqual([1])
  await send.consignment(driver, 'finishLoading', { of, data: collection })
  const corrected = { estimate: { unit: 'm3', amount: 44_000, basis: 'fill' }, reason: 'Luin väärin' } as const
  expect((await send.consignment(driver, 'correctCollected', { of, data: corrected })).body).toMatchObject({
    state: 'collected',
  })
  expect(await rowOf(of)).toMatchObject({ loaded_m3: 44_000 })
  await send.consignment(driver, 'depart', { of, data: {} })
  portal.clock.advance(minutes(60))
  await send.consignment(driver, 'arriveAtPlant', { of, data: {} })
  const row = await rowOf(of)
  expect(minutesFrom(row.departed_at, row.arrived_plant_at)).toBe(60)
  const crew = { vehicle, reason: 'Auto vaihtui' }
  expect((await send.consignment(office, 'correctCrew', { of, data: crew })).body).toMatchObject({ state: 'collected' })
})

test('3.3, 5.1: the office corrects a reception, its times and its cause; the farm is asked again', async () => {
  const { office, farm, receiver, send } = novarbo
  const { consignment: of } = await novarbo.received()
  const weighings = [{ scale, gross: 40_120, tare: 16_120 }]
  const corrected = { quantity: { by: 'weighings', weighings }, reason: 'Taara luettu väärin' } as const
  expect((await send.consignment(receiver, 'correctReceived', { of, data: corrected })).body).toMatchObject({
    state: 'received',
  })
  expect(await rowOf(of)).toMatchObject({ kg: 24_000 })
  expect((await editionsOf(of)).map(({ edition }) => edition)).toEqual([1, 2, 3])
  const confirmed = await send.consignment(farm, 'confirmQuantity', { of, data: {} })
  expect(confirmed.body).toMatchObject({ state: 'confirmed' })
  const back = await send.consignment(office, 'unconfirm', { of, data: { reason: 'Punnitus tarkistetaan' } })
  expect(back.body).toMatchObject({ state: 'received' })
  expect(await rowOf(of)).toMatchObject({ confirmed_at: null, confirmed_by: '' })
  const row = await rowOf(of)
  const times = { collected: row.collected_at ?? '', waiting: { farm: 45, plant: 10 }, reason: 'Kuljettaja odotti' }
  expect((await send.consignment(office, 'correctTimes', { of, data: times })).body).toMatchObject({
    state: 'received',
  })
  expect(await rowOf(of)).toMatchObject({ waiting_farm: 45, waiting_plant: 10 })
  const objection = { kind: 'weight', words: 'Vähän', claimedKg: 20_000 } as const
  await send.consignment(farm, 'object', { of, data: objection })
  expect(await rowOf(of)).toMatchObject({ has_objection: 1 })
  await send.consignment(farm, 'withdrawObjection', { of, data: {} })
  expect(await rowOf(of)).toMatchObject({ has_objection: 0, state: 'received', asked_at: expect.any(String) })
  expect((await send.consignment(office, 'note', { of, data: { text: 'Sovittu' } })).body).toMatchObject({
    value: 'ok',
  })
})

test('3.3: a refusal is undone, and the cause of a refusal is corrected', async () => {
  const { office, receiver, send } = novarbo
  const { consignment: of } = await novarbo.collected()
  const refusal = { reasonKind: 'too_wet', cause: 'farm', next: 'undecided' } as const
  await send.consignment(receiver, 'refuse', { of, data: refusal })
  const cause = await send.consignment(office, 'setCause', { of, data: { cause: 'plant', reason: 'Vaaka rikki' } })
  expect(cause.body).toMatchObject({ state: 'refused' })
  expect(await rowOf(of)).toMatchObject({ cause: 'plant' })
  const undone = await send.consignment(office, 'undoRefused', { of, data: { reason: 'Otetaan sittenkin' } })
  expect(undone.body).toMatchObject({ state: 'collected' })
  expect(await rowOf(of)).toMatchObject({ refused_at: null, next: '', settlement: null })
  await novarbo.receive(of)
  expect(await rowOf(of)).toMatchObject({ state: 'received', kg: 24_840 })
})

const minutesFrom = (from: string | null, to: string | null) => (Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000
