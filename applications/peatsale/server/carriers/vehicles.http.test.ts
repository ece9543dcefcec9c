import type { Driver, Vehicle } from '@workspace/logistics/contract'
import type { AskOf } from '@workspace/portal/contract'
import { administrationCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCarrier, removeVehicle, saveCarrier, saveCarrierDriver, saveVehicle } from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  enterAs,
  makeLoad,
  newCarrier,
  newDriver,
  newVehicle,
  peat,
  peatTables,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let lead: PeatPerson
let otherLead: PeatPerson
let driver: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  lead = await enterAs(portal, 'lead')
  otherLead = await enterAs(portal, 'otherLead')
  driver = await enterAs(portal, 'driver')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { carrier: suokoski, truck } = peat.suokoski
const { carrier: lakeus } = peat.lakeus
const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

async function read(person: PeatPerson, id: string) {
  const { body } = await person.ask(readCarrier, { id })
  return body as unknown as { drivers: Driver[]; vehicles: Vehicle[] }
}

test('Kuivikemyynti 2.10: a vehicle is the carrier’s; its plate is taken once, and again when it has gone', async () => {
  const given = { ...newVehicle, id: newId('f201'), carrier: suokoski, plate: 'zza-901' }
  expect((await lead.ask(saveVehicle, given)).body).toMatchObject({ version: 1 })
  const saved = (await read(lead, suokoski)).vehicles.find(({ id }) => id === given.id)
  const { version: _, id: __, carrier: ___, ...written } = given
  expect(saved).toMatchObject({ ...written, plate: 'ZZA-901', capacity: 128_000 })
  expect((await lead.ask(saveVehicle, given)).body.value).toBe('modified_elsewhere')
  expect((await otherLead.ask(saveVehicle, { ...given, carrier: lakeus, version: 1 })).body.value).toBe('not_found')
  expect((await otherLead.ask(saveVehicle, { ...given, version: 1 })).body.value).toBe('not_found')
  expect((await driver.ask(saveVehicle, { ...given, version: 1 })).body.value).toBe('forbidden')
  const other = { ...given, id: newId('f202'), carrier: lakeus }
  expect((await otherLead.ask(saveVehicle, other)).body).toMatchObject({ value: 'invalid_input', fields: ['plate'] })
  expect((await lead.ask(saveVehicle, { ...given, version: 1, boxes: [] })).body.fields).toEqual(['boxes'])

  const usual = { ...newDriver, carrier: suokoski, person: lead.id, vehicle: given.id }
  expect((await lead.ask(saveCarrierDriver, usual)).status).toBe(200)
  expect((await otherLead.ask(removeVehicle, { id: given.id, version: 1 })).body.value).toBe('not_found')
  expect((await office.ask(removeVehicle, { id: given.id, version: 0 })).body.value).toBe('modified_elsewhere')
  expect((await office.ask(removeVehicle, { id: given.id, version: 1 })).status).toBe(200)
  expect((await office.ask(removeVehicle, { id: given.id, version: 2 })).body.value).toBe('not_found')
  expect((await lead.ask(saveVehicle, { ...given, version: 2 })).body.value).toBe('not_found')
  const settings = (await read(lead, suokoski)).drivers.find(({ id }) => id === lead.id)
  expect(settings?.vehicle).toBe('')
  // What has gone is nobody's usual truck any more.
  const gone = await lead.ask(saveCarrierDriver, { ...usual, version: settings?.version ?? 0 })
  expect(gone.body).toMatchObject({ value: 'invalid_input', fields: ['vehicle'] })
  expect((await otherLead.ask(saveVehicle, other)).status).toBe(200)
})

test('Kuivikemyynti 2.10: of two that save one plate at once, one wins and the other is told at the field', async () => {
  const given = { ...newVehicle, plate: 'ZZA-999' }
  const answers = await Promise.all([
    lead.ask(saveVehicle, { ...given, id: newId('f301'), carrier: suokoski }),
    otherLead.ask(saveVehicle, { ...given, id: newId('f302'), carrier: lakeus }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const kept = peatTables(portal).selectFrom('logistics_vehicle').select('id').where('plate', '=', 'ZZA-999')
  expect(await kept.execute()).toHaveLength(1)
})

test('Kuivikemyynti 2.10, GEN-13: a truck that changes is new at once on the foreman’s open pages: the crew’s, and those of the loads that it is to drive', async () => {
  const { id: load } = await makeLoad(portal)
  const { id, ...fields } = (await read(lead, suokoski)).vehicles.find((vehicle) => vehicle.id === truck) as Vehicle
  const { capacity: _, ...given } = fields
  await using foreman = await openLiveStream(portal.address, lead.token)
  await using stranger = await openLiveStream(portal.address, otherLead.token)
  expect((await office.ask(saveVehicle, { ...given, id, carrier: suokoski, plate: 'ZZA-191' })).status).toBe(200)
  const heard = (topic: string) => foreman.events.filter((each) => each.topic === topic).flatMap(({ ids }) => ids)
  await expect.poll(() => heard('peatsale:loads'), { timeout: 60_000 }).toContain(load)
  expect(heard('peatsale:registers')).toContain(suokoski)
  expect(stranger.events.filter(({ topic }) => topic.startsWith('peatsale:'))).toEqual([])
})

test('Kuivikemyynti 2.10: a vehicle with a load ahead stays, and goes when the load has been delivered', async () => {
  const version = 2
  expect((await lead.ask(removeVehicle, { id: truck, version })).body.value).toBe('in_use')
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ state: 'delivered' }).where('vehicle', '=', truck).execute(),
  )
  expect((await lead.ask(removeVehicle, { id: truck, version })).status).toBe(200)
})

test('Kuivikemyynti 2.6: a carrier that has loads, or is only offered one, cannot be removed; without any it goes', async () => {
  const actor = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  const token = await portal.signIn(actor)
  const { saveTransportCompanies } = administrationCalls
  const save = async (...changes: AskOf<typeof saveTransportCompanies>['changes']) =>
    (await portal.ask(saveTransportCompanies, { admin: actor.username, changes }, { token })).body
  const { transportcompanies } = await save({ action: 'add', name: 'Vain Yksi Kuorma Oy' })
  const added = (transportcompanies as { _id: string; companyname: string }[]).find((each) =>
    each.companyname.startsWith('Vain'),
  )
  const id = added?._id ?? ''
  const foreman = await enterAs(portal, 'lead', { carrier: id })
  expect((await foreman.ask(saveCarrier, { ...newCarrier, id, version: 0 })).status).toBe(200)
  await portal.host.database.writing((own) => own.deleteFrom('account').where('id', '=', foreman.id).execute())
  const made = await makeLoad(portal, { load: { state: 'open', carrier: null, offered: 1 } })
  await writePeat(portal, (own) =>
    own.insertInto('peatsale_load_offer').values({ load_id: made.id, carrier: id }).execute(),
  )
  expect((await save({ action: 'remove', subject: id })).value).toBe('in_use')
  await writePeat(portal, async (own) => {
    await own.deleteFrom('peatsale_load_offer').where('carrier', '=', id).execute()
    await own.updateTable('peatsale_load').set({ state: 'loading', carrier: id }).where('id', '=', made.id).execute()
  })
  expect((await save({ action: 'remove', subject: id })).value).toBe('in_use')
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ carrier: null }).where('id', '=', made.id).execute(),
  )
  expect((await save({ action: 'remove', subject: id })).value).toBe('ok')
})
