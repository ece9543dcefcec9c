import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedSwamp, Stockpile, Swamp, SwampStock } from '../../contract/index.ts'
import { readSeller, readSwamp, saveBucket, saveStockpile, saveSwamp, searchSwamps } from '../../contract/index.ts'
import type { PeatCaller, PeatPerson } from '../testing/index.ts'
import { enterAs, newPile, newSwamp, nothing, peat, peatTables, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let loader: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  loader = await enterAs(portal, 'loader', { company: 'Biolan', firstname: 'Lauri', lastname: 'Lastaaja' })
})
afterAll(() => portal[Symbol.asyncDispose]())

const { seller, swamp, bulk, bales } = peat.biolan
const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

async function listed(person: PeatPerson, asked: object = {}): Promise<ListedSwamp[]> {
  return (await person.ask(searchSwamps, asked)).body.rows as ListedSwamp[]
}

async function read(person: PeatPerson, id: string) {
  const { body } = await person.ask(readSwamp, { id })
  return body as unknown as { swamp: Swamp; piles: Stockpile[]; stock: SwampStock[] }
}

test('Kuivikemyynti 2.6: each sees the swamps that they sell from, drive from or load at', async () => {
  const names = async (role: Exclude<PeatCaller, 'visitor'>) =>
    (await listed(await enterAs(portal, role))).map(({ code }) => code).join(' ')
  expect(await names('office')).toBe('HAL KUR')
  expect(await names('otherOffice')).toBe('HAL TUU')
  expect(await names('driver')).toBe('HAL KUR')
  expect(await names('otherLead')).toBe('HAL TUU')
  expect(await names('loader')).toBe('HAL KUR')
  expect(await names('superadmin')).toBe('HAL KUR TUU')
  expect((await (await enterAs(portal, 'customer')).ask(searchSwamps, {})).body.value).toBe('forbidden')
  expect((await listed(office, { seller: peat.novarbo.seller })).length).toBe(0)
  expect((await listed(office, { find: 'kurki' })).map(({ code }) => code)).toEqual(['KUR'])
})

test('Kuivikemyynti 2.6: who loads is told to the office and to those who load there, not to carriers', async () => {
  const loaders = async (person: PeatPerson) =>
    (await listed(person, { find: 'kurki' }))[0]?.loaders.map(({ name }) => name)
  expect(await loaders(office)).toContain('Lauri Lastaaja')
  expect(await loaders(loader)).toContain('Lauri Lastaaja')
  expect(await loaders(await enterAs(portal, 'driver'))).toEqual([])
})

test('Kuivikemyynti 2.6: the gate code and the cost centre are the office’s of the swamp', async () => {
  expect((await read(office, swamp)).swamp.office).toMatchObject({ gateCode: 'BIO-4711', sharedWith: [] })
  expect((await read(office, peat.sharedSwamp)).swamp.office).toMatchObject({ sharedWith: [peat.novarbo.seller] })
  expect((await read(loader, swamp)).swamp.office).toBeNull()
  expect((await read(otherOffice, peat.sharedSwamp)).swamp.office).toBeNull()
  for (const [person, id] of [
    [otherOffice, swamp],
    [loader, peat.novarbo.swamp],
    [office, nothing],
  ] as const) {
    expect((await person.ask(readSwamp, { id })).body.value).toBe('not_found')
  }
})

test('Kuivikemyynti 2.6: another seller that loads at a swamp sees one free figure, and no balance', async () => {
  const own = await read(office, peat.sharedSwamp)
  expect(own.piles.map(({ balance }) => balance)).toEqual([20_000_000])
  expect(own.stock).toEqual([{ code: 'KT-IRTO', unit: 'm3', balance: 20_000_000, reserved: 0, free: 20_000_000 }])
  const other = await read(otherOffice, peat.sharedSwamp)
  expect(other.piles.map(({ balance, openingEstimate }) => [balance, openingEstimate])).toEqual([[null, null]])
  expect(other.stock).toEqual([{ code: 'KT-IRTO', unit: 'm3', balance: null, reserved: 0, free: 20_000_000 }])
})

test('Kuivikemyynti 2.10: the office saves a swamp; old versions, foreign sellers and a taken code are refused', async () => {
  const given = { ...newSwamp, id: newId('e001'), seller, code: 'VIL', name: 'Vilusuo' }
  expect((await office.ask(saveSwamp, given)).body).toMatchObject({ id: given.id, version: 1 })
  expect((await office.ask(saveSwamp, given)).body.value).toBe('modified_elsewhere')
  expect((await otherOffice.ask(saveSwamp, { ...given, version: 1 })).body.value).toBe('not_found')
  const mine = { ...given, version: 1, seller: peat.novarbo.seller }
  expect((await otherOffice.ask(saveSwamp, mine)).body.value).toBe('not_found')
  expect((await loader.ask(saveSwamp, { ...given, version: 1 })).body.value).toBe('forbidden')
  const refused = async (changes: object) =>
    (await office.ask(saveSwamp, { ...given, id: newId('e002'), ...changes })).body
  expect(await refused({})).toMatchObject({ value: 'invalid_input', fields: ['code'] })
  expect(await refused({ code: 'UUS', sharedWith: [seller] })).toMatchObject({ fields: ['sharedWith'] })
  expect(await refused({ code: 'UUS', sharedWith: [nothing] })).toMatchObject({ fields: ['sharedWith'] })
  expect((await refused({ code: 'UUS', version: 3 })).value).toBe('not_found')
  const late = [{ from: '18:00', to: '06:00' }, null, null, null, null, null, null]
  expect(await refused({ code: 'UUS', openHours: late })).toMatchObject({ fields: ['openHours.to'] })
  const shared = { ...given, version: 1, sharedWith: [peat.novarbo.seller], gateCode: 'VIL-1' }
  expect((await office.ask(saveSwamp, shared)).body).toMatchObject({ version: 2 })
  expect((await listed(otherOffice)).map(({ code }) => code)).toContain('VIL')
  expect((await otherOffice.ask(saveSwamp, { ...shared, version: 2 })).body.value).toBe('not_found')
})

test('Kuivikemyynti 2.6: loaders are people of the own company who load, and from then on they do', async () => {
  const given = { ...newSwamp, id: newId('e003'), seller, code: 'LAS', name: 'Lastaussuo' }
  const sees = { apps: ['peatsale'], usertype: 'swampperson' as const }
  const own = await portal.person({ ...sees, company: 'Biolan', firstname: 'Oma', lastname: 'Lastaaja' })
  const foreign = await portal.person({ ...sees, company: 'Novarbo' })
  const clerk = await portal.person({ apps: ['peatsale'], company: 'Biolan' })
  const choosable = (await office.ask(readSeller, { id: seller })).body.loaders as { id: string }[]
  expect(choosable.map(({ id }) => id)).toContain(own.id)
  expect(choosable.map(({ id }) => id)).not.toContain(foreign.id)
  for (const person of [foreign.id, clerk.id, nothing]) {
    const refused = await office.ask(saveSwamp, { ...given, loaders: [own.id, person] })
    expect(refused.body).toMatchObject({ value: 'invalid_input', fields: ['loaders'] })
  }
  const token = await portal.signIn(own)
  const asked = () => portal.ask(readSwamp, { id: given.id }, { token })
  expect((await asked()).body.value).toBe('forbidden')
  expect((await office.ask(saveSwamp, { ...given, loaders: [own.id] })).status).toBe(200)
  expect((await asked()).status).toBe(200)
  expect((await office.ask(saveSwamp, { ...given, version: 1 })).status).toBe(200)
  expect((await asked()).body.value).toBe('forbidden')
})

test('Kuivikemyynti 2.2: the opening estimate is a movement, another one moves the difference, and the balance is the sum', async () => {
  const given = { ...newPile, id: newId('e004'), swamp, code: 'C', product: bulk, openingEstimate: 5_000_000 }
  expect((await office.ask(saveStockpile, given)).body).toMatchObject({ version: 1 })
  expect((await office.ask(saveStockpile, { ...given, version: 1, openingEstimate: 4_200_000 })).status).toBe(200)
  expect(
    (await office.ask(saveStockpile, { ...given, version: 2, openingEstimate: 4_200_000, covered: false })).status,
  ).toBe(200)
  const moved = peatTables(portal).selectFrom('peatsale_stock_movement').select(['quantity', 'type', 'who'])
  const rows = await moved.where('stockpile', '=', given.id).orderBy('quantity').execute()
  expect(rows).toEqual([
    { quantity: -800_000, type: 'adjust', who: office.id },
    { quantity: 5_000_000, type: 'adjust', who: office.id },
  ])
  const { piles, stock } = await read(office, swamp)
  expect(piles.find(({ id }) => id === given.id)).toMatchObject({ balance: 4_200_000, covered: false })
  expect(stock.find(({ code }) => code === 'KT-IRTO')?.balance).toBe(16_200_000)
})

test('Kuivikemyynti 2.10: a pile is of the own product and kept as that is; old versions and foreign swamps are refused', async () => {
  const given = { ...newPile, id: newId('e005'), swamp, code: 'D', product: bulk }
  const refused = async (changes: object, person = office) =>
    (await person.ask(saveStockpile, { ...given, ...changes })).body
  expect(await refused({ product: peat.novarbo.bulk })).toMatchObject({ value: 'invalid_input', fields: ['product'] })
  expect(await refused({ product: bales })).toMatchObject({ fields: ['kind'] })
  expect(await refused({ kind: 'store' })).toMatchObject({ fields: ['kind'] })
  expect(await refused({ code: 'A' })).toMatchObject({ fields: ['code'] })
  expect(await refused({ openingEstimate: -1 })).toMatchObject({ fields: ['openingEstimate'] })
  expect((await refused({ swamp: peat.novarbo.swamp })).value).toBe('not_found')
  expect((await refused({}, otherOffice)).value).toBe('not_found')
  expect((await refused({}, loader)).value).toBe('forbidden')
  // Novarbo loads at the shared swamp, and its piles are Biolan's all the same.
  expect((await refused({ swamp: peat.sharedSwamp, product: peat.novarbo.bulk }, otherOffice)).value).toBe('not_found')
  expect((await refused({ version: 4 })).value).toBe('not_found')
  expect((await refused({})).version).toBe(1)
  expect((await refused({})).value).toBe('modified_elsewhere')
  // The same pile at another swamp of the own is not there.
  expect((await refused({ swamp: peat.sharedSwamp, version: 1 })).value).toBe('not_found')
})

test('Kuivikemyynti 2.10: a loader tells the own bucket; another’s is not there, and only loaders have one', async () => {
  const bucket = { id: newId('b001'), machine: 'Volvo L90', m3: 3500 }
  expect((await loader.ask(saveBucket, bucket)).body).toMatchObject({ id: bucket.id })
  expect((await loader.ask(saveBucket, { ...bucket, m3: 4000 })).status).toBe(200)
  const other = await enterAs(portal, 'loader')
  expect((await other.ask(saveBucket, bucket)).body.value).toBe('not_found')
  expect((await office.ask(saveBucket, bucket)).body.value).toBe('forbidden')
  expect((await loader.ask(saveBucket, { ...bucket, m3: 0 })).body.fields).toEqual(['m3'])
  const stored = peatTables(portal).selectFrom('peatsale_bucket').select(['person', 'm3']).where('id', '=', bucket.id)
  expect(await stored.execute()).toEqual([{ person: loader.id, m3: 4000 }])
})

test('Kuivikemyynti 2.6, GEN-13: a changed swamp is told to its office and its loaders, not to another’s', async () => {
  await using loading = await openLiveStream(portal.address, loader.token)
  await using foreign = await openLiveStream(portal.address, otherOffice.token)
  const given = { ...newPile, id: newId('e006'), swamp, code: 'E', product: bulk }
  expect((await office.ask(saveStockpile, given)).status).toBe(200)
  await expect
    .poll(() => loading.events.filter(({ topic }) => topic === 'peatsale:registers').map(({ ids }) => ids), {
      timeout: 60_000,
    })
    .toEqual([[swamp]])
  expect(foreign.events.filter(({ topic }) => topic === 'peatsale:registers')).toEqual([])
})
