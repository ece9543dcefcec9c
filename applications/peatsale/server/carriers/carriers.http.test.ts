import type { Driver, Vehicle } from '@workspace/logistics/contract'
import type { AskOf } from '@workspace/portal/contract'
import { administrationCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrier, ListedCarrier } from '../../contract/index.ts'
import {
  readCarrier,
  saveCarrier,
  saveCarrierDriver,
  saveCarrierService,
  saveVehicle,
  searchCarriers,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, newCarrier, newDriver, newVehicle, nothing, peat, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let lead: PeatPerson
let otherLead: PeatPerson
let driver: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  lead = await enterAs(portal, 'lead')
  otherLead = await enterAs(portal, 'otherLead')
  driver = await enterAs(portal, 'driver', { firstname: 'Kalle', lastname: 'Kuski' })
})
afterAll(() => portal[Symbol.asyncDispose]())

const { carrier: suokoski, truck } = peat.suokoski
const { carrier: lakeus } = peat.lakeus
const { biolan } = peat
const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

async function read(person: PeatPerson, id: string) {
  const { body } = await person.ask(readCarrier, { id })
  return body as unknown as { carrier: Carrier; drivers: Driver[]; vehicles: Vehicle[] }
}

test('Kuivikemyynti 2.6: a carrier is read by its own people and by the offices it drives for', async () => {
  for (const person of [office, lead, driver])
    expect((await read(person, suokoski)).carrier.name).toBe('Kuljetus Suokoski Oy')
  for (const [person, id] of [
    [office, lakeus],
    [otherOffice, suokoski],
    [otherLead, suokoski],
    [driver, lakeus],
    [office, nothing],
  ] as const) {
    expect((await person.ask(readCarrier, { id })).body.value).toBe('not_found')
  }
  const loader = await enterAs(portal, 'loader')
  expect((await loader.ask(readCarrier, { id: suokoski })).body.value).toBe('forbidden')
})

test('Kuivikemyynti 2.6: a driver sees the own settings alone, and not what is paid', async () => {
  const seen = await read(driver, suokoski)
  expect(seen.drivers.map(({ id }) => id)).toEqual([driver.id])
  expect(seen.carrier.settlementTerms).toEqual([])
  expect(seen.vehicles.map(({ plate }) => plate)).toEqual(['ZZA-101', 'ZZA-102'])
  const all = await read(lead, suokoski)
  expect(all.drivers.map(({ id }) => id)).toEqual(expect.arrayContaining([driver.id, lead.id]))
  expect(all.carrier.settlementTerms).toEqual([{ seller: biolan.seller, terms: 'Ehdot 400' }])
})

test('Kuivikemyynti 2.6: foreman and office keep the carrier’s data over the version they saw; what is paid is the office’s', async () => {
  const { carrier } = await read(lead, suokoski)
  const given = { ...newCarrier, id: suokoski, version: carrier.version }
  const same = { ...given, contact: 'Uusi yhteys' }
  expect((await lead.ask(saveCarrier, same)).body).toMatchObject({ version: carrier.version + 1 })
  expect((await office.ask(saveCarrier, same)).body.value).toBe('modified_elsewhere')
  const again = { ...given, version: carrier.version + 1 }
  expect((await office.ask(saveCarrier, again)).status).toBe(200)
  expect((await read(office, suokoski)).carrier).toMatchObject({ licenceNumber: 'LUPA-1' })
  for (const person of [otherOffice, otherLead]) {
    expect((await person.ask(saveCarrier, { ...given, version: carrier.version + 2 })).body.value).toBe('not_found')
  }
  expect((await driver.ask(saveCarrier, given)).body.value).toBe('forbidden')
})

test('Kuivikemyynti 2.2: a transport company of the portal gets its row when something of it is first saved', async () => {
  const actor = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  const token = await portal.signIn(actor)
  const { saveTransportCompanies } = administrationCalls
  const save = async (...changes: AskOf<typeof saveTransportCompanies>['changes']) => {
    const { body } = await portal.ask(saveTransportCompanies, { admin: actor.username, changes }, { token })
    return { value: body.value, companies: body.transportcompanies as { _id: string; companyname: string }[] }
  }
  const { companies } = await save({ action: 'add', name: 'Rahtiveljekset Pihkasalo Ky' })
  const id = companies.find(({ companyname }) => companyname.startsWith('Rahti'))?._id ?? ''
  const foreman = await enterAs(portal, 'lead', { carrier: id })
  expect((await read(foreman, id)).carrier).toMatchObject({
    version: 0,
    sellers: [],
    name: 'Rahtiveljekset Pihkasalo Ky',
  })
  expect((await office.ask(readCarrier, { id })).body.value).toBe('not_found')
  const vehicle = { ...newVehicle, id: newId('f101'), carrier: id, plate: 'zza-121' }
  expect((await foreman.ask(saveVehicle, vehicle)).status).toBe(200)
  expect((await foreman.ask(saveCarrier, { ...newCarrier, id, version: 0 })).body).toMatchObject({ version: 1 })

  // Its name is the portal's, and while it has a vehicle it cannot be removed.
  await save({ action: 'rename', subject: id, name: 'Pihkasalon Rahti Oy' })
  expect((await read(foreman, id)).carrier.name).toBe('Pihkasalon Rahti Oy')
  expect((await save({ action: 'remove', subject: id })).value).toBe('in_use')

  // The office finds it by name, and nothing more until it drives for it.
  const find = async () => (await office.ask(searchCarriers, { find: 'pihka' })).body.rows as ListedCarrier[]
  expect(await find()).toEqual([
    { id, name: 'Pihkasalon Rahti Oy', sellers: [], asking: [], zones: [], vehicles: null, insuranceUntil: null },
  ])
  const { seller, nearZone } = peat.biolan
  const service = { carrier: id, seller, serves: true, zones: [nearZone] }
  expect((await otherOffice.ask(saveCarrierService, service)).body.value).toBe('not_found')
  const foreign = await office.ask(saveCarrierService, { ...service, zones: [peat.novarbo.nearZone] })
  expect(foreign.body).toMatchObject({ value: 'invalid_input', fields: ['zones'] })
  const superadmin = await enterAs(portal, 'superadmin')
  expect((await superadmin.ask(saveCarrierService, service)).body).toMatchObject({ asked: false })
  expect((await office.ask(saveCarrierService, service)).body).toMatchObject({ asked: false })
  expect(await find()).toMatchObject([{ sellers: [seller], zones: [nearZone], vehicles: 1 }])
  expect((await read(office, id)).carrier).toMatchObject({ sellers: [seller], zones: [nearZone] })
  expect((await office.ask(saveCarrierService, { ...service, serves: false })).status).toBe(200)
  expect((await office.ask(readCarrier, { id })).body.value).toBe('not_found')
})

test('Kuivikemyynti 2.6: foreman and office set what a driver of the carrier may, and the driver may from then on', async () => {
  const given = { ...newDriver, carrier: suokoski, person: driver.id, mayClaim: true, vehicle: truck }
  expect((await lead.ask(saveCarrierDriver, given)).body).toMatchObject({ id: driver.id, version: 1 })
  expect((await office.ask(saveCarrierDriver, given)).body.value).toBe('modified_elsewhere')
  expect((await office.ask(saveCarrierDriver, { ...given, version: 1, showsPhone: true })).body).toMatchObject({
    version: 2,
  })
  expect((await read(driver, suokoski)).drivers).toMatchObject([{ mayClaim: true, vehicle: truck, showsPhone: true }])
  const refused = async (person: PeatPerson, changes: object) =>
    (await person.ask(saveCarrierDriver, { ...given, version: 2, ...changes })).body
  expect(await refused(lead, { vehicle: peat.lakeus.truck })).toMatchObject({
    value: 'invalid_input',
    fields: ['vehicle'],
  })
  expect((await refused(lead, { person: otherLead.id })).value).toBe('not_found')
  expect((await refused(lead, { person: nothing })).value).toBe('not_found')
  expect((await refused(lead, { person: office.id })).value).toBe('not_found')
  expect((await refused(otherLead, {})).value).toBe('not_found')
  expect((await refused(otherOffice, {})).value).toBe('not_found')
  expect((await refused(driver, {})).value).toBe('forbidden')
})

test('Kuivikemyynti 2.10: the office finds carriers by name, seller and zone, page by page', async () => {
  const names = async (asked: AskOf<typeof searchCarriers>, person = office) =>
    ((await person.ask(searchCarriers, asked)).body.rows as ListedCarrier[]).map(({ name }) => name)
  expect(await names({ seller: peat.biolan.seller })).toEqual(['Kuljetus Suokoski Oy'])
  expect(await names({ zone: peat.biolan.nearZone })).toEqual(['Kuljetus Suokoski Oy'])
  expect(await names({ zone: peat.novarbo.farZone })).toEqual([])
  expect((await office.ask(searchCarriers, { seller: peat.novarbo.seller })).body.value).toBe('not_found')
  const all = await names({})
  expect(all).toEqual(['Kuljetus Suokoski Oy', 'Lakeuden Irtorahti Oy', 'Pihkasalon Rahti Oy'])
  expect(await names({ direction: 'desc' })).toEqual(all.toReversed())
  for (const direction of ['asc', 'desc'] as const) {
    const paged: string[] = []
    let cursor = ''
    do {
      const { body } = await office.ask(searchCarriers, { direction, cursor, limit: 1 })
      paged.push(...(body.rows as ListedCarrier[]).map(({ name }) => name))
      cursor = String(body.cursor)
    } while (cursor !== '')
    expect(paged).toEqual(direction === 'asc' ? all : all.toReversed())
  }
  expect((await lead.ask(searchCarriers, {})).body.value).toBe('forbidden')
})
