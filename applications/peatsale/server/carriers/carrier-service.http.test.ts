/** For which sellers a carrier drives, and who sees what of it. */
import type { Driver, Vehicle } from '@workspace/logistics/contract'
import type { AskOf } from '@workspace/portal/contract'
import { portalCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrier, ListedCarrier } from '../../contract/index.ts'
import {
  answerCarrierService,
  readCarrier,
  saveCarrierDriver,
  saveCarrierService,
  searchCarriers,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, newDriver, peat, startPeatPortal } from '../testing/index.ts'

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

const { carrier: suokoski } = peat.suokoski
const { biolan } = peat
const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

async function read(person: PeatPerson, id: string) {
  const { body } = await person.ask(readCarrier, { id })
  return body as unknown as { carrier: Carrier; drivers: Driver[]; vehicles: Vehicle[] }
}

/** The office asks, and a superadmin answers for the carrier. */
async function takeOn(by: PeatPerson, service: AskOf<typeof saveCarrierService>): Promise<void> {
  expect((await by.ask(saveCarrierService, service)).body).toMatchObject({ asked: true })
  const superadmin = await enterAs(portal, 'superadmin')
  const { carrier, seller } = service
  expect((await superadmin.ask(answerCarrierService, { carrier, seller, accepts: true })).status).toBe(200)
}

test('Kuivikemyynti 2.6: a carrier drives for a seller once its dispatcher has consented; until then the office sees its name alone', async () => {
  const { seller } = peat.novarbo
  const ask = { carrier: suokoski, seller, serves: true, zones: [], settlementTerms: '' }
  const answer = (by: PeatPerson, accepts: boolean) =>
    by.ask(answerCarrierService, { carrier: suokoski, seller, accepts })
  const asking = async (by: PeatPerson) => (await read(by, suokoski)).carrier.asking.map(({ id }) => id)
  const listed = async () =>
    ((await otherOffice.ask(searchCarriers, { find: 'suokoski' })).body.rows as ListedCarrier[])[0]
  const notices = async (by: PeatPerson) =>
    ((await by.ask(portalCalls.searchNotices, { unread: true })).body['notices'] as { event: string }[]).map(
      ({ event }) => event,
    )

  expect((await answer(lead, true)).body.value).toBe('not_found')
  for (let times = 0; times < 2; times++) {
    expect((await otherOffice.ask(saveCarrierService, ask)).body).toMatchObject({ asked: true })
  }
  expect(await listed()).toMatchObject({ sellers: [], asking: [seller], vehicles: null, insuranceUntil: null })
  expect((await otherOffice.ask(readCarrier, { id: suokoski })).body.value).toBe('not_found')
  expect([await asking(lead), await asking(office), await asking(driver)]).toEqual([[seller], [], []])
  expect(await notices(lead)).toEqual(['service_asked'])
  for (const by of [office, otherOffice, driver]) expect((await answer(by, true)).body.value).toBe('forbidden')
  expect((await answer(otherLead, true)).body.value).toBe('not_found')

  expect((await answer(lead, false)).status).toBe(200)
  expect(await listed()).toMatchObject({ sellers: [], asking: [] })
  expect(await notices(otherOffice)).toEqual(['service_answered'])
  expect((await answer(lead, true)).body.value).toBe('not_found')

  await otherOffice.ask(saveCarrierService, ask)
  expect((await answer(lead, true)).status).toBe(200)
  expect((await read(otherOffice, suokoski)).carrier).toMatchObject({ sellers: [seller], asking: [] })
  expect((await otherOffice.ask(saveCarrierService, { ...ask, serves: false })).body).toMatchObject({ asked: false })

  // What was asked can be taken back before it is answered.
  await otherOffice.ask(saveCarrierService, ask)
  await otherOffice.ask(saveCarrierService, { ...ask, serves: false })
  expect((await answer(lead, true)).body.value).toBe('not_found')
  expect((await otherOffice.ask(readCarrier, { id: suokoski })).body.value).toBe('not_found')
})

test('Kuivikemyynti 2.6: a superadmin answers for a carrier that nobody leads, and needs no consent', async () => {
  const superadmin = await enterAs(portal, 'superadmin')
  const id = newId('f200')
  await portal.host.database.writing((transaction) =>
    transaction
      .insertInto('transport_company')
      .values({ id, name: 'Johtamaton Oy', name_key: 'johtamaton oy' })
      .execute(),
  )
  const service = { carrier: id, seller: biolan.seller, serves: true, zones: [] }
  await takeOn(office, service)
  expect((await read(office, id)).carrier.sellers).toEqual([biolan.seller])
  const found = (await superadmin.ask(portalCalls.searchNotices, {})).body['notices'] as { event: string }[]
  expect(found).toMatchObject([{ event: 'service_asked' }])
  expect((await superadmin.ask(saveCarrierService, { ...service, seller: peat.novarbo.seller })).body).toMatchObject({
    asked: false,
  })
  expect((await read(otherOffice, id)).carrier.sellers).toEqual([peat.novarbo.seller])
  expect((await office.ask(saveCarrierService, { ...service, serves: false })).status).toBe(200)
})

test('Kuivikemyynti 2.6: an office learns of no other seller that a carrier drives for', async () => {
  const { seller } = peat.novarbo
  const service = { carrier: suokoski, seller, serves: true, zones: [peat.novarbo.farZone] }
  await takeOn(otherOffice, service)
  expect((await otherOffice.ask(saveCarrierService, service)).status).toBe(200)
  expect((await read(office, suokoski)).carrier).toMatchObject({
    sellers: [peat.biolan.seller],
    zones: [peat.biolan.nearZone],
  })
  expect((await read(otherOffice, suokoski)).carrier).toMatchObject({
    sellers: [seller],
    zones: [peat.novarbo.farZone],
  })
  expect((await read(lead, suokoski)).carrier.sellers).toHaveLength(2)
  expect((await otherOffice.ask(saveCarrierService, { ...service, serves: false })).status).toBe(200)
  expect((await read(lead, suokoski)).carrier).toMatchObject({
    sellers: [peat.biolan.seller],
    zones: [peat.biolan.nearZone],
  })
})

test('Kuivikemyynti 2.6: drivers of a carrier that nobody leads may claim from the start; of one with a foreman they may when it says so', async () => {
  const carrier = newId('f000')
  await portal.host.database.writing((transaction) =>
    transaction
      .insertInto('transport_company')
      .values({ id: carrier, name: 'Yksin Oy', name_key: 'yksin oy' })
      .execute(),
  )
  const alone = await enterAs(portal, 'driver', { carrier })
  const mayClaim = async (id: string) => (await read(alone, id)).drivers.map((one) => one.mayClaim)
  expect(await mayClaim(carrier)).toEqual([false])
  const service = { carrier, seller: peat.biolan.seller, serves: true, zones: [] }
  await takeOn(office, service)
  expect(await mayClaim(carrier)).toEqual([true])
  // What the office has set then stays, also when it takes the carrier into service again.
  const settings = { ...newDriver, carrier, person: alone.id }
  expect((await office.ask(saveCarrierDriver, settings)).status).toBe(200)
  expect((await office.ask(saveCarrierService, service)).status).toBe(200)
  expect(await mayClaim(carrier)).toEqual([false])

  const led = await enterAs(portal, 'driver')
  expect(
    (await office.ask(saveCarrierService, { ...service, carrier: suokoski, zones: [peat.biolan.nearZone] })).status,
  ).toBe(200)
  expect((await read(led, suokoski)).drivers.map((one) => one.mayClaim)).toEqual([false])
  expect((await office.ask(saveCarrierService, { ...service, serves: false })).status).toBe(200)
})

test('Kuivikemyynti 2.6: what is paid is between one seller and the carrier: another seller neither reads nor changes it', async () => {
  const own = { carrier: suokoski, seller: biolan.seller, serves: true, zones: [], settlementTerms: '14 pv netto' }
  expect((await lead.ask(saveCarrierService, own)).body.value).toBe('forbidden')
  expect((await office.ask(saveCarrierService, own)).status).toBe(200)
  const others = { ...own, seller: peat.novarbo.seller, settlementTerms: '30 pv netto' }
  expect((await office.ask(saveCarrierService, others)).body.value).toBe('not_found')
  await takeOn(otherOffice, others)
  expect((await otherOffice.ask(saveCarrierService, others)).body).toMatchObject({ asked: false })
  const termsOf = async (by: PeatPerson) => (await read(by, suokoski)).carrier.settlementTerms
  expect(await termsOf(office)).toEqual([{ seller: biolan.seller, terms: '14 pv netto' }])
  expect(await termsOf(otherOffice)).toEqual([{ seller: peat.novarbo.seller, terms: '30 pv netto' }])
  expect(await termsOf(lead)).toHaveLength(2)
  // Without the field they stay.
  const { settlementTerms: _, ...kept } = own
  expect((await office.ask(saveCarrierService, kept)).status).toBe(200)
  expect(await termsOf(office)).toEqual([{ seller: biolan.seller, terms: '14 pv netto' }])
  expect((await otherOffice.ask(saveCarrierService, { ...others, serves: false })).status).toBe(200)
  expect((await otherOffice.ask(readCarrier, { id: suokoski })).body.value).toBe('not_found')
})
