import type { TestPortal } from '@workspace/portal/server/testing'
import { beforeAll, expect, test } from 'vitest'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm, removeStore, saveAnalysis, saveFarm, saveStore } from '../../contract/farms/calls.ts'
import { addFarm, addFarmMember, changeFarmMember, findAccount } from '../../contract/farms/new-farm.ts'
import { searchFarms } from '../../contract/farms/search-farms.ts'
import { readStart } from '../../contract/start/calls.ts'
import { enterAs } from '../testing/callers.ts'
import { manure } from '../testing/ids.ts'
import { newAnalysis, newFarm, newStore } from '../testing/inputs.ts'
import { novarboJourneys } from '../testing/journey.ts'
import { manureTables, startManurePortal } from '../testing/manure-fixture.ts'

const { account, site, type, plant } = manure.novarbo
let portal: TestPortal
beforeAll(async () => {
  portal = await startManurePortal()
})

const farmOf = (body: unknown) => (body as { farm: Farm }).farm

test('Lanta-appi 2.3: a farm keeps its keeping places; a store takes the municipality of its own, else the town of its site', async () => {
  const farm = await enterAs(portal, 'farm')
  const before = farmOf((await farm.ask(readFarm, { id: account })).body)
  const keepingPlaces = [{ id: 'FI-77', municipality: 'Lapua' }]
  const kept = { account, version: before.version, keepingPlaces, species: [], vat: [] } as const
  expect((await farm.ask(saveFarm, kept as never)).status).toBe(200)
  const [inPlace, beside] = [crypto.randomUUID(), crypto.randomUUID()]
  const store = { ...newStore, account, site, version: 0 }
  await farm.ask(saveStore, { ...store, id: inPlace, keepingPlace: 'FI-77' } as never)
  await farm.ask(saveStore, { ...store, id: beside } as never)
  const { stores } = farmOf((await farm.ask(readFarm, { id: account })).body)
  const municipality = (id: string) => stores.find((each) => each.id === id)?.municipality
  expect([municipality(inPlace), municipality(beside)]).toEqual(['Lapua', 'Kauhava'])
})

test('Lanta-appi 7.5: a store of another farm’s site or keeping place is refused at the field', async () => {
  const farm = await enterAs(portal, 'farm')
  const store = { ...newStore, account, site: manure.ekoasuminen.site, version: 0, id: crypto.randomUUID() }
  const { status, body } = await farm.ask(saveStore, { ...store, keepingPlace: 'FI-99' } as never)
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { value: 'invalid_input', fields: ['site', 'keepingPlace'] },
  })
})

test('Lanta-appi 7.5: a store with an open request is in use; without one it leaves the farm’s list', async () => {
  const farm = await enterAs(portal, 'farm')
  const id = crypto.randomUUID()
  await farm.ask(saveStore, { ...newStore, account, site, version: 0, id } as never)
  const used = await farm.ask(removeStore, { id: manure.novarbo.store, version: 1 } as never)
  expect(used.body).toMatchObject({ value: 'in_use' })
  expect((await farm.ask(removeStore, { id, version: 1 } as never)).status).toBe(200)
  const { stores } = farmOf((await farm.ask(readFarm, { id: account })).body)
  expect(stores.map((store) => store.id)).not.toContain(id)
})

test('Lanta-appi W11: an analysis of tomorrow, of no type or of another farm’s store is refused at the field', async () => {
  const farm = await enterAs(portal, 'farm')
  const analysis = { ...newAnalysis, account, type, version: 0, id: crypto.randomUUID() }
  const wrong = { ...analysis, type: plant, store: manure.ekoasuminen.store, sampledOn: '2026-10-06' }
  const { body } = await farm.ask(saveAnalysis, wrong as never)
  expect(body).toMatchObject({ value: 'invalid_input', fields: ['type', 'store', 'sampledOn'] })
  expect((await farm.ask(saveAnalysis, analysis as never)).status).toBe(200)
  const { analyses } = farmOf((await farm.ask(readFarm, { id: account })).body)
  expect(analyses.find(({ id }) => id === analysis.id)).toMatchObject({ state: 'valid', validUntil: '2031-05-05' })
})

test('Lanta-appi 7.5: the office finds its farms by name and species, with the day of the last pickup', async () => {
  const { office, collected } = await novarboJourneys(portal)
  await collected()
  const name = await manureTables(portal)
    .selectFrom('logistics_account')
    .select('name')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const found = await office.ask(searchFarms, { find: name.name.slice(0, 5) } as never)
  expect(found.body).toMatchObject({
    rows: [{ id: account, links: [{ number: 'T-NOV' }], lastPickup: '2026-10-05', hasMembers: true }],
  })
  expect((await office.ask(searchFarms, { species: 'horse' } as never)).body).toMatchObject({ rows: [] })
})

test('Lanta-appi 7.8: the start page tells each role what waits, and the farm what comes next', async () => {
  const journeys = await novarboJourneys(portal)
  const { farm, office, driver, receiver, received, accepted } = journeys
  const before = (await office.ask(readStart, {})).body as { waiting: Record<string, number | null> }
  await received()
  await accepted()
  const start = async (person: typeof farm) =>
    (await person.ask(readStart, {})).body as {
      waiting: Record<string, number | null>
      next: object
      toConfirm: object[]
    }
  expect((await start(farm)).toConfirm.length).toBeGreaterThan(0)
  expect((await start(farm)).next).not.toBeNull()
  expect((await start(farm)).waiting).toMatchObject({ toAccept: null, arrivalsToday: null })
  expect((await start(office)).waiting['toPlan']).toBe((before.waiting['toPlan'] ?? 0) + 1)
  expect((await start(driver)).waiting).toMatchObject({ toConfirm: null, pickupsToday: expect.any(Number) })
  expect((await start(receiver)).waiting).toMatchObject({ toAccept: null, arrivalsToday: expect.any(Number) })
})

test('Lanta-appi 7.1: an office takes on a farm that is new, or one that another company has, by its exact business id', async () => {
  const [office, other] = [await enterAs(portal, 'office'), await enterAs(portal, 'otherOffice')]
  const id = crypto.randomUUID()
  const farm = { ...newFarm, id, company: manure.novarbo.company, businessId: '9990007-5' }
  expect((await office.ask(addFarm, farm as never)).status).toBe(200)
  const again = { ...farm, id: crypto.randomUUID(), name: 'Sama tunnus' }
  expect((await office.ask(addFarm, again as never)).body).toMatchObject({ value: 'in_use', fields: ['businessId'] })
  expect((await other.ask(readFarm, { id } as never)).status).toBe(404)
  expect((await other.ask(findAccount, { businessId: '9990007-5' } as never)).body).toMatchObject({
    account: { id, name: 'Uusitalon Navetta', municipality: 'Lapua' },
  })
  const linked = { ...farm, company: manure.ekoasuminen.company, isKnown: true }
  const guessed = { ...linked, businessId: '9990008-3' }
  expect((await other.ask(addFarm, guessed as never)).status).toBe(404)
  expect((await other.ask(addFarm, linked as never)).status).toBe(200)
  const seen = farmOf((await other.ask(readFarm, { id } as never)).body)
  expect(seen.stores).toMatchObject([{ name: 'Lantala', municipality: 'Lapua', keepingPlace: 'FI-900' }])
  expect(seen.companies.map(({ name }) => name)).toEqual(['Ekoasuminen'])
})

test('Lanta-appi 7.1: a person who is added sees the farm at once; nobody is added where another company collects, too', async () => {
  const [office, other] = [await enterAs(portal, 'office'), await enterAs(portal, 'otherOffice')]
  // A superadmin sees every user of the portal; an office those that it administers.
  const superadmin = await enterAs(portal, 'superadmin')
  const [email, mail] = ['uusi.isanta@demo.example', 'uusi.emanta@demo.example']
  const person = await enterAs(portal, 'newcomer', { groups: ['manureappuser'], email })
  const mate = await enterAs(portal, 'newcomer', { groups: ['manureappuser'], email: mail })
  const id = crypto.randomUUID()
  await office.ask(addFarm, { ...newFarm, id, company: manure.novarbo.company, businessId: '9990009-1' } as never)
  const wrong = await superadmin.ask(addFarmMember, { account: id, email: `x${email}` } as never)
  expect(wrong.body).toMatchObject({ value: 'not_found', fields: ['email'] })
  expect((await superadmin.ask(addFarmMember, { account: id, email } as never)).status).toBe(200)
  expect((await superadmin.ask(addFarmMember, { account: id, email: mail } as never)).status).toBe(200)
  const start = (await person.ask(readStart, {})).body as { accounts: { id: string; isMain: boolean }[] }
  expect(start.accounts).toMatchObject([{ id, isMain: true }])
  const linked = { ...newFarm, id, company: manure.ekoasuminen.company, businessId: '9990009-1', isKnown: true }
  await other.ask(addFarm, linked as never)
  expect((await office.ask(addFarmMember, { account: id, email: mail } as never)).status).toBe(404)
  const [own, mateOf] = [
    { account: id, person: person.id },
    { account: id, person: mate.id },
  ]
  expect((await office.ask(changeFarmMember, { ...mateOf, change: 'remove' } as never)).status).toBe(404)
  expect((await mate.ask(changeFarmMember, { ...own, change: 'remove' } as never)).status).toBe(404)
  expect((await person.ask(changeFarmMember, { ...own, change: 'remove' } as never)).body).toMatchObject({
    value: 'in_use',
  })
  expect((await mate.ask(changeFarmMember, { ...mateOf, change: 'main' } as never)).status).toBe(404)
  expect((await person.ask(changeFarmMember, { ...mateOf, change: 'main' } as never)).status).toBe(200)
  expect((await person.ask(changeFarmMember, { ...own, change: 'main' } as never)).status).toBe(404)
  expect((await mate.ask(changeFarmMember, { ...own, change: 'main' } as never)).status).toBe(200)
  expect((await person.ask(changeFarmMember, { ...mateOf, change: 'remove' } as never)).status).toBe(200)
  expect((await mate.ask(readFarm, { id } as never)).status).toBe(403)
})
