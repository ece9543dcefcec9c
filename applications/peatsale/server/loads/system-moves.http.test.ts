/** What the clock does to loads, and the operator's look at it. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  enterAs,
  loadEvent,
  makeLoad,
  peat,
  peatTables,
  publishedTariff,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'
import { offerDeadlines, verifications } from './system-moves.ts'

let portal: TestPortal
let lead: PeatPerson
let office: PeatPerson
let driver: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  lead = await enterAs(portal, 'lead')
  office = await enterAs(portal, 'office')
  driver = await enterAs(portal, 'driver')
})
afterAll(() => portal[Symbol.asyncDispose]())

const rate = { kind: 'perM3' as const, price: 31_000 as never }
const freight = { ...rate, reason: 'Sovittu puhelimessa' }
const onTheWay = { state: 'loaded', loaded_at: '2026-10-05T05:00:00.000Z', freight_rate: JSON.stringify(rate) }

/** What the jobs use of the host; who is told is the live tests' matter. */
function jobHost(): Parameters<typeof verifications.run>[0] {
  return { database: portal.host.database, live: { publish: async () => undefined } } as never
}

async function load(id: string) {
  return await peatTables(portal).selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function after(wait: number): Promise<number> {
  portal.clock.advance(minutes(wait))
  return await verifications.run(jobHost(), portal.clock.now())
}

/** As prices are kept with a confirmed order: bulk peat for 9.40 €/m³ with freight, VAT 25.5 %. */
const prices = {
  input: {
    seller: { breakBasis: 'line', breakMode: 'allUnits', freeWaitingMinutes: 30, tolerancePct: 10 },
    vatRates: [],
    products: { 'KT-IRTO': { taxClass: 'general', m3PerUnit: 1000, kgPerM3: 200 } },
    lists: [
      {
        ...{ id: 'lista', scope: 'general', validFrom: '2026-01-01', validTo: '2026-12-31', fallback: false },
        rows: [
          {
            ...{ product: 'KT-IRTO', unit: 'm3', priceBaseQty: 1, zone: null, method: 'delivered', minQty: 0 },
            ...{ unitPrice: 94_000, includesFreight: true, seasonFrom: null, seasonTo: null },
          },
        ],
      },
    ],
    freight: null,
    order: {
      ...{ method: 'delivered', zone: 'Z1', distanceKm: 40, plannedDay: '2026-10-13' },
      lines: [{ product: 'KT-IRTO', unit: 'm3', ordered: 120_000 }],
    },
    loads: [],
  },
}

async function delivered(quantity: number, order: object = { snapshot: JSON.stringify(prices) }) {
  const made = await makeLoad(portal, {
    ...{ load: { ...onTheWay, driver: driver.id }, line: { loaded: 118_500, basis: 'box' }, order },
  })
  const lines = [{ line: made.line, quantity: quantity as never }]
  const deviceTime = portal.clock.now().toISOString()
  const event = loadEvent('deliver', made.id, { receipt: { kind: 'absent' }, lines }, { deviceTime })
  expect((await driver.ask(commandLoad, { event })).body.value).toBe('ok')
  return made
}

test('Kuivikemyynti 2.4: an offer that nobody took ends with its deadline, and who comes then is told that it is gone', async () => {
  const { id } = await makeLoad(portal, { load: { state: 'planned', carrier: null, driver: null, vehicle: null } })
  const deadline = new Date(portal.clock.now().getTime() + minutes(30)).toISOString()
  const offer = loadEvent('offer', id, { to: { by: 'carriers', carriers: [peat.suokoski.carrier] }, deadline, freight })
  expect((await office.ask(commandLoad, { event: offer })).body.state).toBe('open')
  expect(await offerDeadlines.run(jobHost(), portal.clock.now())).toBe(0)
  portal.clock.advance(minutes(30))
  await offerDeadlines.run(jobHost(), portal.clock.now())
  expect(await load(id)).toMatchObject({ state: 'planned', offered: 0, offer_deadline: null })
  const claim = loadEvent('claim', id, {}, { baseVersion: 3 })
  expect((await lead.ask(commandLoad, { event: claim })).body.value).toBe('load_taken')
})

test('Kuivikemyynti 2.4, 2.7: a delivery is verified an hour after the server had it, with its price, its freight and its log', async () => {
  await writePeat(portal, (own) =>
    own
      .insertInto('logistics_vat_rate')
      .values({ id: 'alv', tax_class: 'general', from_day: '2024-09-01', rate_bp: 2550, code: '1', version: 1 })
      .execute(),
  )
  const { id, line, order } = await delivered(118_500)
  expect(await after(59)).toBe(0)
  await after(1)
  // A. of the examples: 118.5 m³ for 9.40.
  expect(await load(id)).toMatchObject({
    state: 'verified',
    net: 111_390,
    vat: 28_404,
    gross: 139_794,
    verified_by: '',
  })
  const own = peatTables(portal)
  const row = await own.selectFrom('peatsale_carrier_row').selectAll().where('load_id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ carrier: peat.suokoski.carrier, basis: 'perM3', quantity: 118_500, amount: 36_735 })
  const billed = own.selectFrom('peatsale_load_line').select('billed').where('id', '=', line)
  expect(await billed.executeTakeFirst()).toEqual({ billed: 118_500 })
  const orders = own.selectFrom('peatsale_order').select('state').where('id', '=', order)
  expect(await orders.executeTakeFirst()).toEqual({ state: 'delivered' })
  const events = own.selectFrom('peatsale_event').select(['kind', 'role', 'state']).where('of_id', '=', id)
  expect(await events.orderBy('seq', 'desc').executeTakeFirst()).toEqual({
    ...{ kind: 'verification', role: 'system', state: 'verified' },
  })
})

test('Kuivikemyynti 2.4: the job verifies by the carrier tariff of the day, and leaves to the office what no tariff fits', async () => {
  const unpaid = async () => {
    const made = await delivered(118_500)
    const changed = { freight_rate: null, waiting_swamp: 31 }
    await writePeat(portal, (own) => own.updateTable('peatsale_load').set(changed).where('id', '=', made.id).execute())
    return made.id
  }
  const left = await unpaid()
  await after(61)
  expect(await load(left)).toMatchObject({ state: 'delivered' })
  const tariff_row = await publishedTariff(office)
  const paid = await unpaid()
  await after(61)
  for (const id of [left, paid]) {
    expect(await load(id)).toMatchObject({ state: 'verified', tariff_row, freight_rate: null })
    const row = peatTables(portal).selectFrom('peatsale_carrier_row').selectAll().where('load_id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({ freight: 36_735, waiting: 1700, extras: 0, amount: 38_435 })
  }
})

test('Kuivikemyynti 2.4: more than five percent apart, flagged, with a problem or without a price it waits for the office', async () => {
  const apart = await delivered(112_000)
  const unpriced = await delivered(118_500, { snapshot: null })
  const flagged = await delivered(118_500)
  const again = loadEvent('deliver', flagged.id, { receipt: { kind: 'absent' } })
  expect((await driver.ask(commandLoad, { event: again })).body.flag).toBe('possible_duplicate')
  const troubled = await delivered(118_500)
  await driver.ask(commandLoad, { event: loadEvent('reportProblem', troubled.id, { problem: 'road' }) })
  const plain = await delivered(113_000)
  await after(61)
  const states = await Promise.all([apart, unpriced, flagged, troubled, plain].map(({ id }) => load(id)))
  expect(states.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered', 'delivered', 'verified'])
})

test('Kuivikemyynti 2.3: the office bills beyond the tolerance only with the customer’s word, and its look takes the flags away', async () => {
  const { id, line } = await delivered(140_000)
  const bill = (billed: number, more: object = {}) =>
    office.ask(commandLoad, {
      event: loadEvent('verify', id, {
        ...{ lines: [{ line, billed: billed as never }], freight, waiting: { site: 0 as never, swamp: 0 as never } },
        ...more,
      }),
    })
  expect((await bill(140_000, { words: 'Sovittu' })).body).toMatchObject({ value: 'invalid_input', fields: ['agreed'] })
  await driver.ask(commandLoad, { event: loadEvent('deliver', id, { receipt: { kind: 'absent' } }) })
  expect(await load(id)).toMatchObject({ open_flags: 1 })
  expect((await bill(132_000)).body.state).toBe('verified')
  expect(await load(id)).toMatchObject({ open_flags: 0, net: 124_080, verified_by: office.id })
})
