/** Delivery sites: the yard's profile is the account's and its offices', the zone is each seller's own (2.2, 2.6). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteSeen } from '../../contract/index.ts'
import { readCustomer, removeSite, saveSite, saveSiteZone, searchCustomers } from '../../contract/index.ts'
import { plainSite } from '../testing/customer-inputs.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson
let member: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
  member = await enterAs(portal, 'member')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { kalliorinne, koivukumpu, suviranta, biolan, novarbo } = peat
const account = kalliorinne.customer

async function newSite(by: PeatPerson, fields: object = {}): Promise<string> {
  const id = newId()
  expect((await by.ask(saveSite, { id, version: 0, account, ...plainSite, ...fields })).body).toMatchObject({
    id,
    version: 1,
  })
  return id
}

async function siteSeen(by: PeatPerson, id: string, of: string = account): Promise<SiteSeen | undefined> {
  const sites = (await by.ask(readCustomer, { id: of })).body['sites'] as unknown as SiteSeen[]
  return sites.find((site) => site.id === id)
}

test('GEN-13: a site with its whole yard is read back as it was saved, by the account and by the office', async () => {
  const yard = {
    ...{ name: 'Kesänavetta', gate: { lat: 62_500_000, lon: 22_250_000 }, tip: { lat: 62_500_100, lon: 22_250_100 } },
    ...{ surface: 'soft', maxCombination: 'semi', turningNote: 'Käänny ladon takana', heightLimitCm: 420 },
    ...{ storage: 250_000, thawProne: true, unloadSide: 'side', allowedHours: '7–20', contactName: 'Eero' },
    ...{ contactPhone: '000 000 0345', gateCode: 'K-1', instructions: 'Soita ennen.' },
  }
  const id = await newSite(customer, yard)
  for (const reader of [customer, office])
    expect(await siteSeen(reader, id)).toMatchObject({ ...plainSite, ...yard, version: 1 })
  expect((await siteSeen(customer, id))?.zones).toEqual([])
  const found = await office.ask(searchCustomers, { find: 'kesänav' })
  expect(found.body['rows']).toMatchObject([{ id: account }])
})

test.each([
  ['postalCode', '1234'],
  ['postalCode', ''],
  ['maxCombination', 'train'],
  ['heightLimitCm', 0],
  ['storage', 1_000_000_001],
  ['contactPhone', 'soita'],
  ['gate', { lat: 91_000_000, lon: 0 }],
  ['name', ''],
] as const)('GEN-13: the %s %j is answered at the field', async (field, value) => {
  const given = { id: newId(), version: 0, account, ...plainSite, [field]: value }
  const { body } = await customer.ask(saveSite, given as never)
  expect(body.value).toBe('invalid_input')
  expect(body.fields?.[0]).toMatch(new RegExp(`^${field}`))
})

test('ROLE-27: a site is its account’s: others neither save, move nor remove it', async () => {
  const id = await newSite(office)
  for (const stranger of [member, otherOffice]) {
    const given = { id, version: 1, account, ...plainSite }
    expect((await stranger.ask(saveSite, given)).body.value).toBe('not_found')
    // The own account named beside a foreign site moves nothing.
    expect((await stranger.ask(saveSite, { ...given, account: suviranta.customer })).body.value).toBe('not_found')
    expect((await stranger.ask(removeSite, { id, version: 1 })).body.value).toBe('not_found')
  }
  expect((await office.ask(saveSite, { id, version: 1, account, ...plainSite })).body).toMatchObject({ version: 2 })
  expect((await customer.ask(saveSite, { id, version: 1, account, ...plainSite })).body.value).toBe(
    'modified_elsewhere',
  )
  expect((await customer.ask(removeSite, { id, version: 1 })).body.value).toBe('modified_elsewhere')
  expect((await customer.ask(removeSite, { id, version: 2 })).status).toBe(200)
  expect(await siteSeen(office, id)).toBeUndefined()
  expect((await customer.ask(saveSite, { id, version: 3, account, ...plainSite })).body.value).toBe('not_found')
})

test('GEN-13: a site that an order is still to be driven to stays; once it is delivered the site may go', async () => {
  const id = await newSite(customer)
  const { order } = await newLoad(portal, { customer: account, seller: biolan.seller, site: id, state: 'planned' })
  expect((await customer.ask(removeSite, { id, version: 1 })).body.value).toBe('in_use')
  expect(await siteSeen(customer, id)).toMatchObject({ version: 1 })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ state: 'delivered' }).where('id', '=', order).execute(),
  )
  expect((await customer.ask(removeSite, { id, version: 1 })).status).toBe(200)
})

test('GEN-13: typed kilometres go before those of the coordinates, and the fewest of the seller’s swamps propose the zone', async () => {
  // The swamps of Biolan stand at 63.1° N, 23.1° E: this gate is a tenth of a degree beside them, 5 km as the crow flies.
  const id = await newSite(customer, { gate: { lat: 63_100_000, lon: 23_000_000 } })
  const given = { site: id, seller: biolan.seller, version: 0, zone: '', distances: [] }
  const near = (await office.ask(saveSiteZone, given)).body
  expect(near).toMatchObject({ proposedKm: 7, proposedZone: biolan.nearZone, zone: biolan.nearZone, version: 1 })
  const typed = [
    { swamp: biolan.swamp, km: 61 },
    { swamp: peat.sharedSwamp, km: 88 },
  ]
  const far = (await office.ask(saveSiteZone, { ...given, version: 1, distances: typed })).body
  expect(far).toMatchObject({ proposedKm: 61, proposedZone: biolan.farZone, zone: biolan.farZone, version: 2 })
  // What the office sets stays, whatever is proposed.
  const set = (await office.ask(saveSiteZone, { ...given, version: 2, zone: biolan.nearZone })).body
  expect(set).toMatchObject({ proposedZone: biolan.farZone, zone: biolan.nearZone, version: 3 })
  expect((await siteSeen(office, id))?.zones).toMatchObject([
    { seller: biolan.seller, zone: biolan.nearZone, proposedZone: biolan.farZone, proposedKm: 61, version: 3 },
  ])
  const untyped = typed.map(({ swamp }) => ({ swamp, km: null }))
  const again = (await office.ask(saveSiteZone, { ...given, version: 3, distances: untyped })).body
  expect(again).toMatchObject({ proposedKm: 7, zone: biolan.nearZone, version: 4 })
  const beyond = typed.map(({ swamp }) => ({ swamp, km: 101 }))
  const out = (await office.ask(saveSiteZone, { ...given, version: 4, distances: beyond })).body
  expect(out).toMatchObject({ proposedKm: 101, proposedZone: '', zone: biolan.nearZone })
})

test('GEN-13: without coordinates and typed kilometres nothing is proposed', async () => {
  const id = await newSite(customer)
  const given = { site: id, seller: biolan.seller, version: 0, zone: '', distances: [] }
  expect((await office.ask(saveSiteZone, given)).body).toMatchObject({
    proposedKm: null,
    proposedZone: '',
    zone: '',
    version: 0,
  })
})

test('ROLE-27: a zone is its seller’s own; of another’s zones, swamps and kilometres nothing is told or taken', async () => {
  const { site } = koivukumpu
  const given = {
    site,
    seller: biolan.seller,
    version: 0,
    zone: biolan.nearZone,
    distances: [{ swamp: biolan.swamp, km: 12 }],
  }
  expect((await office.ask(saveSiteZone, given)).body).toMatchObject({ version: 1 })
  expect((await office.ask(saveSiteZone, given)).body.value).toBe('modified_elsewhere')
  for (const foreign of [
    { seller: novarbo.seller },
    { zone: novarbo.nearZone },
    { distances: [{ swamp: novarbo.swamp, km: 1 }] },
    { site: suviranta.site },
    { site: nothing },
  ]) {
    expect((await office.ask(saveSiteZone, { ...given, version: 1, ...foreign })).body.value).toBe('not_found')
  }
  // Who acts for all sellers sets none where nothing is sold.
  const superadmin = await enterAs(portal, 'superadmin')
  const unsold = {
    ...given,
    site: peat.kalliorinne.site,
    seller: novarbo.seller,
    zone: novarbo.nearZone,
    distances: [],
  }
  expect((await superadmin.ask(saveSiteZone, unsold)).body.value).toBe('not_found')
  const { zones = [] } = (await siteSeen(otherOffice, site, koivukumpu.customer)) ?? {}
  expect(zones.map(({ seller }) => seller)).toEqual([novarbo.seller])
  expect(JSON.stringify(zones)).not.toContain(biolan.swamp)
  expect((await customer.ask(saveSiteZone, given)).body.value).toBe('forbidden')
})
