/** Carriers as their people and offices keep them: drivers, vehicles, washes, and for whom they drive. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerCarrierService,
  readCarrier,
  removeVehicle,
  saveCarrier,
  saveCarrierService,
  saveDriver,
  saveVehicle,
  saveWash,
  searchCarriers,
  searchWashes,
  voidWash,
} from '../../contract/carriers/calls.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import { newCarrier, newDriver, newVehicle, newWash } from '../testing/inputs.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>
let otherOffice: ManurePerson
let otherLead: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
  otherOffice = await enterAs(portal, 'otherOffice')
  otherLead = await enterAs(portal, 'otherLead')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { novarbo, ekoasuminen } = manure
const now = () => portal.clock.now().toISOString()

async function read(person: ManurePerson, id: string = novarbo.carrier) {
  return (await person.ask(readCarrier, { id })).body as unknown as AnswerOf<typeof readCarrier>
}
async function washesOf(person: ManurePerson, vehicle: string = novarbo.vehicle) {
  return (await person.ask(searchWashes, { vehicle })).body as unknown as AnswerOf<typeof searchWashes>
}

test('lanta-appi 2.1: dispatcher and office keep the carrier’s data over the version they saw, with its numbers as a carrier of by-products', async () => {
  const { carrier } = await read(story.lead)
  const given = { ...newCarrier, id: novarbo.carrier, version: carrier.version }
  expect((await story.lead.ask(saveCarrier, given)).body).toMatchObject({ version: carrier.version + 1 })
  expect((await story.office.ask(saveCarrier, given)).body.value).toBe('modified_elsewhere')
  expect((await read(story.office)).carrier).toMatchObject({ byproductNumber: 'STR-1', wasteRegisterNumber: 'JR-1' })
  expect((await otherOffice.ask(saveCarrier, { ...given, version: carrier.version + 1 })).status).toBe(404)
  expect((await otherLead.ask(readCarrier, { id: novarbo.carrier })).status).toBe(404)
})

test('lanta-appi 7.1: a dispatcher gives a driver the right to claim; a driver reads the own settings alone', async () => {
  const driver = story.driver
  const given = { ...newDriver, carrier: novarbo.carrier, person: driver.id, version: 0, vehicle: novarbo.vehicle }
  expect((await story.lead.ask(saveDriver, given)).status).toBe(200)
  const seen = await read(driver)
  expect(seen.drivers.map(({ id }) => id)).toEqual([driver.id])
  expect(seen.drivers[0]).toMatchObject({ mayClaim: true, seesFreight: false, vehicle: novarbo.vehicle })
  const all = (await read(story.lead)).drivers
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([driver.id, story.lead.id]))
  const day = (await driver.ask(readDriverDay, { day: '2026-10-05' as never })).body as unknown as AnswerOf<
    typeof readDriverDay
  >
  expect(day.vehicle).toMatchObject({ plate: 'ZZA-142' })
  const foreign = { ...given, version: 1, vehicle: ekoasuminen.vehicle }
  expect((await story.lead.ask(saveDriver, foreign)).body).toMatchObject({
    value: 'invalid_input',
    fields: ['vehicle'],
  })
  expect((await driver.ask(saveDriver, given)).body.value).toBe('forbidden')
  expect((await otherLead.ask(saveDriver, given)).status).toBe(404)
})

test('lanta-appi 2.1: a vehicle has its grab, cover and what alone it carries; one with consignments ahead stays', async () => {
  const id = crypto.randomUUID()
  const given = { ...newVehicle, id, version: 0, carrier: novarbo.carrier }
  expect((await story.lead.ask(saveVehicle, given)).status).toBe(200)
  const shown = (await read(story.lead)).vehicles.find((vehicle) => vehicle.id === id)
  expect(shown).toMatchObject({ grab: true, cover: 'tarpaulin', leakProof: true, dedicatedTo: 'none' })
  const again = { ...given, version: 1, dedicatedTo: 'manure', grab: false } as const
  expect((await story.office.ask(saveVehicle, again)).status).toBe(200)
  expect((await read(story.lead)).vehicles.find((vehicle) => vehicle.id === id)).toMatchObject({
    ...{ grab: false, dedicatedTo: 'manure' },
  })
  const taken = { ...given, id: crypto.randomUUID(), plate: 'ZZA-142' }
  expect((await story.lead.ask(saveVehicle, taken)).body).toMatchObject({ value: 'invalid_input', fields: ['plate'] })
  expect((await story.lead.ask(removeVehicle, { id, version: 2 })).status).toBe(200)
  const busy = (await read(story.lead)).vehicles.find((vehicle) => vehicle.id === novarbo.vehicle)
  expect((await story.lead.ask(removeVehicle, { id: novarbo.vehicle, version: busy?.version ?? 0 })).body.value).toBe(
    'in_use',
  )
})

test('lanta-appi 6.1: a driver records a wash at a place of the last ones, and voids a wrong one with a reason', async () => {
  const id = crypto.randomUUID()
  const given = { ...newWash, id, vehicle: novarbo.vehicle, at: now(), place: 'Eura, huoltoasema' }
  expect((await story.driver.ask(saveWash, given)).status).toBe(200)
  const { washes, places, vehicle } = await washesOf(story.driver)
  expect(washes[0]).toMatchObject({ id, method: 'wash', place: 'Eura, huoltoasema', voidedAt: null })
  expect(places[0]).toBe('Eura, huoltoasema')
  expect(vehicle).toMatchObject({ plate: 'ZZA-142', washedAt: now() })
  expect((await story.driver.ask(voidWash, { id, reason: 'Väärä auto' })).status).toBe(200)
  const after = await washesOf(story.office)
  expect(after.washes[0]).toMatchObject({ id, voidReason: 'Väärä auto' })
  expect(after.places).not.toContain('Eura, huoltoasema')
})

test('lanta-appi 6.1: no wash of a box that the vehicle has not, none in the future, and none of another carrier’s', async () => {
  const given = { ...newWash, id: crypto.randomUUID(), vehicle: novarbo.vehicle, at: now() }
  const wrong = await story.driver.ask(saveWash, { ...given, boxes: ['Perävaunu'] })
  expect(wrong.body).toMatchObject({ value: 'invalid_input', fields: ['boxes'] })
  const ahead = await story.driver.ask(saveWash, { ...given, at: '2030-01-01T00:00:00.000Z' })
  expect(ahead.body).toMatchObject({ value: 'invalid_input', fields: ['at'] })
  expect((await story.driver.ask(saveWash, { ...given, vehicle: ekoasuminen.vehicle })).status).toBe(404)
  expect((await otherLead.ask(searchWashes, { vehicle: novarbo.vehicle })).status).toBe(404)
})

test('lanta-appi 6.1: after another farm a wash takes the missing one away', async () => {
  await story.collected()
  const { consignment } = await story.accepted()
  await story.assign(consignment)
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_visit').set({ place: ekoasuminen.store, keeping_place: 'FI-9' }).execute(),
  )
  const isMissing = async () => {
    const day = (await story.driver.ask(readDriverDay, { day: '2026-10-14' as never })).body as unknown as AnswerOf<
      typeof readDriverDay
    >
    return day.consignments.find(({ id }) => id === consignment)?.field?.washMissing
  }
  expect(await isMissing()).toBe(true)
  portal.clock.advance(minutes(1))
  const given = {
    ...newWash,
    id: crypto.randomUUID(),
    vehicle: novarbo.vehicle,
    at: now(),
    method: 'dryClean',
  } as const
  expect((await story.driver.ask(saveWash, given)).status).toBe(200)
  expect(await isMissing()).toBe(false)
})

test('lanta-appi 7.5: an office asks a carrier and waits for its consent; of one that does not drive for it, it reads the name alone', async () => {
  const carrier = ekoasuminen.carrier
  const listed = async () => {
    const { body } = await story.office.ask(searchCarriers, {})
    return (body as unknown as AnswerOf<typeof searchCarriers>).rows.find(({ id }) => id === carrier)
  }
  expect(await listed()).toMatchObject({ vehicles: null, isRegistered: null, companies: [], asking: [] })
  const ask = { carrier, company: novarbo.company, serves: true, settlementTerms: 'Kuukausittain' }
  expect((await story.office.ask(saveCarrierService, ask)).body).toMatchObject({ asked: true })
  expect(await listed()).toMatchObject({ vehicles: null, asking: [novarbo.company] })
  expect((await story.office.ask(readCarrier, { id: carrier })).status).toBe(404)
  expect((await read(otherLead, carrier)).carrier.asking).toEqual([{ id: novarbo.company, name: 'Novarbo' }])
  const answer = { carrier, company: novarbo.company, accepts: true }
  expect((await story.lead.ask(answerCarrierService, answer)).status).toBe(404)
  expect((await otherLead.ask(answerCarrierService, answer)).status).toBe(200)
  expect(await listed()).toMatchObject({ vehicles: 1, isRegistered: true, companies: [novarbo.company] })
  expect((await read(story.office, carrier)).carrier.settlementTerms).toEqual([
    { company: novarbo.company, terms: 'Kuukausittain' },
  ])
  expect((await read(otherOffice, carrier)).carrier).toMatchObject({
    ...{ companies: [ekoasuminen.company], settlementTerms: [] },
  })
  expect((await story.office.ask(saveCarrierService, { ...ask, serves: false })).body).toMatchObject({ asked: false })
  expect((await otherOffice.ask(saveCarrierService, ask)).status).toBe(404)
})
