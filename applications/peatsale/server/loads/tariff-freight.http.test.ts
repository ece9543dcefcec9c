/** What a carrier is paid by tariff and by hand, from the offer to the verified load (2.2, 2.4; issue 26, 3.3). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import { searchVerifications } from '../../contract/loads/verification-call.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import {
  enterAs,
  loadEvent,
  makeLoad,
  peat,
  peatTables,
  publishedTariff,
  retireTariffs,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let lead: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  lead = await enterAs(portal, 'lead')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { seller, nearZone } = peat.biolan
const { carrier } = peat.suokoski

/** Alone in force, unless it comes beside those before it. */
async function tariff(of: Parameters<typeof publishedTariff>[1] & { keeps?: true } = {}): Promise<string> {
  if (of.keeps === undefined) await retireTariffs(portal)
  return await publishedTariff(office, of)
}

const delivered = {
  ...{ state: 'delivered', delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05' },
  ...{ delivery_week: '2026-W41', receipt_kind: 'name' },
}
const came = { loaded: 120_000, delivered: 120_000, basis: 'box' }
const planned = { state: 'planned', carrier: null, driver: null, vehicle: null, assigned_at: null }

const deliveredLoad = (load: object = {}) => makeLoad(portal, { load: { ...delivered, ...load }, line: came })

// By the office unless somebody else is named.
async function command(...[kind, id, data, by = office]: [kind: string, id: string, data: object, by?: PeatPerson]) {
  const { version } = await stored(id)
  const event = loadEvent(kind as 'verify', id, data as never, { baseVersion: version })
  return (await by.ask(commandLoad, { event } as never)).body
}

const stored = (id: string) =>
  peatTables(portal).selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rowOf = (id: string) =>
  peatTables(portal).selectFrom('peatsale_carrier_row').selectAll().where('load_id', '=', id).executeTakeFirst()
const freightSeen = async (by: PeatPerson, id: string) =>
  ((await by.ask(readLoad, { id })).body as unknown as { load: { freight: number | null } }).load.freight

async function proposed(id: string) {
  const { rows } = (await office.ask(searchVerifications, {})).body as unknown as {
    rows: { load: { id: string }; marks: string[]; proposal: { freight: object | null; pay: object | null } }[]
  }
  const found = rows.find(({ load }) => load.id === id)
  if (found === undefined) throw new Error('The queue does not have the load')
  return { marks: found.marks, freight: found.proposal.freight, pay: found.proposal.pay }
}

const verified = (made: MadeLoad, freight: object | null, waiting = { site: 0, swamp: 0 }) =>
  command('verify', made.id, { lines: [{ line: made.line, billed: 120_000 }], freight, waiting })
const byTariff = { kind: 'tariff' }

test('Kuivikemyynti 2.2: a published tariff fills the freight of a delivered load, with fuel and started quarters', async () => {
  const row = await tariff({ row: { fuelBp: 350 } })
  const made = await deliveredLoad({ waiting_site: 31, waiting_swamp: 50 })
  expect(await proposed(made.id)).toMatchObject({
    marks: ['waited'],
    freight: byTariff,
    // 120 m³ × 3.10 = 372.00; fuel 13.02; one and two quarters of 17.00.
    pay: { amount: 43_602, name: 'Taksa 2027', kind: 'perM3', price: 31_000, fuel: 1302 },
  })
  expect(await verified(made, byTariff, { site: 31, swamp: 50 })).toMatchObject({ state: 'verified' })
  expect(await rowOf(made.id)).toMatchObject({
    ...{ carrier, basis: 'perM3', quantity: 120_000, rate: 31_000, freight: 37_200, extras: 1302, waiting: 5100 },
    ...{ amount: 43_602, state: 'open' },
  })
  expect(await stored(made.id)).toMatchObject({ tariff_row: row, freight_rate: null, freight_reason: null })
  expect(await freightSeen(lead, made.id)).toBe(43_602)
})

test('Kuivikemyynti 2.2: freight typed by hand needs a reason, is the whole sum, and the load keeps the reason', async () => {
  await tariff({ row: { fuelBp: 350 } })
  const made = await deliveredLoad()
  const byHand = { kind: 'perLoad', price: 40_000 }
  expect(await verified(made, byHand)).toMatchObject({ value: 'invalid_input', fields: ['freight.reason'] })
  expect(await verified(made, { ...byHand, reason: '' })).toMatchObject({ value: 'invalid_input' })
  expect((await stored(made.id)).state).toBe('delivered')
  expect(await verified(made, { ...byHand, reason: 'Kaksi pudotusta' })).toMatchObject({ state: 'verified' })
  expect(await rowOf(made.id)).toMatchObject({
    basis: 'perLoad',
    freight: 40_000,
    extras: 0,
    waiting: 0,
    amount: 40_000,
  })
  expect(await stored(made.id)).toMatchObject({ tariff_row: null, freight_reason: 'Kaksi pudotusta' })

  // Verified again by the same price, the reason is known; by tariff it goes.
  expect(await command('unverify', made.id, { reason: 'Tarkistus' })).toMatchObject({ state: 'delivered' })
  expect(await proposed(made.id)).toMatchObject({
    freight: { ...byHand, reason: 'Kaksi pudotusta' },
    pay: { amount: 40_000 },
  })
  expect(await verified(made, byHand)).toMatchObject({ state: 'verified' })
  expect((await stored(made.id)).freight_reason).toBe('Kaksi pudotusta')
  await command('unverify', made.id, { reason: 'Tarkistus' })
  expect(await verified(made, byTariff)).toMatchObject({ state: 'verified' })
  expect(await stored(made.id)).toMatchObject({ freight_rate: null, freight_reason: null })
  expect(await rowOf(made.id)).toMatchObject({ amount: 38_502 })
})

test('Kuivikemyynti 2.2: a draft, another seller’s tariff, another carrier’s and that of another day fill nothing', async () => {
  await retireTariffs(portal)
  const made = await deliveredLoad()
  const isEmpty = async () => {
    expect(await proposed(made.id)).toEqual({ marks: ['noFreight'], freight: null, pay: null })
    expect(await verified(made, byTariff)).toMatchObject({ value: 'invalid_input', fields: ['freight'] })
  }
  await isEmpty()
  await tariff({ isDraft: true })
  await isEmpty()
  await tariff({ head: { validFrom: '2026-10-06' } })
  await isEmpty()
  await tariff({ row: { productKind: 'bale' } })
  await isEmpty()
  await tariff()
  const change = (columns: object) =>
    writePeat(portal, (own) =>
      own.updateTable('peatsale_carrier_tariff').set(columns).where('state', '=', 'published').execute(),
    )
  await change({ seller: peat.novarbo.seller })
  await isEmpty()
  await change({ seller, carrier: peat.lakeus.carrier })
  await isEmpty()
  await change({ carrier: null })
  expect(await proposed(made.id)).toMatchObject({ freight: byTariff, pay: { amount: 37_200 } })
})

test('Kuivikemyynti 2.2: the carrier’s own row comes before that for all, a zone’s before any, and the day picks the tariff', async () => {
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_site_zone')
      .values({ site: peat.kalliorinne.site, seller, zone: nearZone, version: 1 })
      .onConflict((conflict) => conflict.columns(['site', 'seller']).doUpdateSet({ zone: nearZone }))
      .execute(),
  )
  await tariff({ head: { carrier: '' }, row: { price: 10_000 } })
  const made = await deliveredLoad()
  const price = async () => ((await proposed(made.id)).pay as { price: number } | null)?.price
  expect(await price()).toBe(10_000)
  await tariff({ keeps: true, row: { price: 20_000 } })
  expect(await price()).toBe(20_000)
  await tariff({ keeps: true, row: { price: 25_000, productKind: 'bulk' } })
  expect(await price()).toBe(25_000)
  await tariff({ keeps: true, row: { price: 30_000, zone: nearZone } })
  expect(await price()).toBe(30_000)
  await tariff({ keeps: true, head: { validFrom: '2026-10-06' }, row: { price: 35_000, zone: nearZone } })
  expect(await price()).toBe(30_000)
  const next = await deliveredLoad({ delivery_day: '2026-10-06' })
  expect((await proposed(next.id)).pay).toMatchObject({ price: 35_000 })
})

test('Kuivikemyynti R10: a tariff by the kilometre takes the road from the swamp, and fills nothing where it is not known', async () => {
  await tariff({ row: { kind: 'perKm', price: 42_500, minimum: 15_000 } })
  const { swamp } = peat.biolan
  const site = peat.kalliorinne.site
  const typed = (km: number) =>
    writePeat(portal, async (own) => {
      await own.deleteFrom('peatsale_site_distance').where('site', '=', site).execute()
      await own.insertInto('peatsale_site_distance').values({ site, swamp, km }).execute()
    })
  await typed(62)
  const made = await deliveredLoad()
  expect((await proposed(made.id)).pay).toMatchObject({ amount: 26_350 })
  await typed(12)
  expect((await proposed(made.id)).pay).toMatchObject({ amount: 15_000 })
  const unknown = await deliveredLoad({ site: null })
  expect(await proposed(unknown.id)).toMatchObject({ marks: ['noFreight'], freight: null })
})

test('Kuivikemyynti 2.4: a load that is given to a carrier gets the freight of the planned day’s tariff, or one by hand with a reason', async () => {
  const row = await tariff()
  const given = await makeLoad(portal, { load: planned })
  const to = { by: 'carrier', carrier }
  expect(await command('assign', given.id, { to })).toMatchObject({ state: 'assigned' })
  expect(await stored(given.id)).toMatchObject({ offer_freight: 37_200, tariff_row: row, freight_rate: null })
  expect(await freightSeen(lead, given.id)).toBe(37_200)
  expect(await command('unassign', given.id, {})).toMatchObject({ state: 'planned' })
  expect(await stored(given.id)).toMatchObject({ offer_freight: null, tariff_row: null })

  const freight = { kind: 'perM3', price: 40_000 }
  const refused = await command('assign', given.id, { to: { ...to, freight } })
  expect(refused).toMatchObject({ value: 'invalid_input', fields: ['to.freight.reason'] })
  const assigned = await command('assign', given.id, { to: { ...to, freight: { ...freight, reason: 'Pitkä tie' } } })
  expect(assigned).toMatchObject({ state: 'assigned' })
  expect(await stored(given.id)).toMatchObject({ offer_freight: 48_000, tariff_row: null, freight_reason: 'Pitkä tie' })
  await retireTariffs(portal)
  const other = await makeLoad(portal, { load: planned })
  const none = await command('assign', other.id, { to: { ...to, freight: byTariff } })
  expect(none).toMatchObject({ value: 'invalid_input', fields: ['to.freight'] })
  expect(await command('assign', other.id, { to })).toMatchObject({ state: 'assigned' })
  expect(await freightSeen(lead, other.id)).toBeNull()
})

test('Kuivikemyynti 2.6: an offer by tariff shows each carrier its own freight, and the claim keeps it', async () => {
  const own = await tariff()
  await writePeat(portal, (tables) =>
    tables.insertInto('peatsale_carrier_seller').values({ carrier: peat.lakeus.carrier, seller }).execute(),
  )
  const { id } = await makeLoad(portal, { load: planned })
  const to = { by: 'carriers', carriers: [carrier, peat.lakeus.carrier] }
  const offer = { to, deadline: '2026-10-06T13:00:00.000Z' }
  // Lakeus has no tariff yet: nobody is offered a load without what it pays.
  expect(await command('offer', id, { ...offer, freight: byTariff })).toMatchObject({ fields: ['freight'] })
  const byHand = { kind: 'perM3', price: 31_000 }
  expect(await command('offer', id, { ...offer, freight: byHand })).toMatchObject({ fields: ['freight.reason'] })
  await tariff({ keeps: true, head: { carrier: peat.lakeus.carrier }, row: { price: 20_000 } })
  expect(await command('offer', id, { ...offer, freight: byTariff })).toMatchObject({ state: 'open' })
  const otherLead = await enterAs(portal, 'otherLead')
  expect(await freightSeen(lead, id)).toBe(37_200)
  expect(await freightSeen(otherLead, id)).toBe(24_000)
  expect(await freightSeen(office, id)).toBeNull()
  expect(await command('claim', id, {}, lead)).toMatchObject({ state: 'assigned' })
  expect(await stored(id)).toMatchObject({ offer_freight: 37_200, tariff_row: own, freight_rate: null })
  expect(await command('release', id, {}, lead)).toMatchObject({ state: 'open' })
  expect(await freightSeen(otherLead, id)).toBe(24_000)
})
