/** What an order would cost and how full the weeks are, as one types it (2.7, 2.9). */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCustomerPrices } from '../../contract/index.ts'
import { estimateOrder, prepareConfirmation, proposeOrder } from '../../contract/orders/calls.ts'
import type { Confirmation, OrderPrices, ProposedOrder, WeekRoom } from '../../contract/orders/order.ts'
import { biolanList, fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { waitingOrder } from '../testing/waiting-order.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'otherOffice' | 'member', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    ...{ otherOffice: await enterAs(portal, 'otherOffice'), member: await enterAs(portal, 'member') },
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

function asked(different: object = {}, quantity = 120_000) {
  return {
    ...{ seller: peat.biolan.seller, account: peat.kalliorinne.customer, site: peat.kalliorinne.site },
    ...{ method: 'delivered' as const, lines: [{ product: peat.biolan.bulk, quantity }] },
    ...{ wish: { by: 'week' as const, week: '2026-W42' }, ...different },
  } as never
}

interface Estimate {
  readonly prices: OrderPrices
  readonly priceVersion: number
  readonly weeks: readonly { readonly week: string; readonly room: string }[]
}

async function estimate(different: object = {}, quantity?: number): Promise<Estimate> {
  const answer = await people.customer.ask(estimateOrder, asked(different, quantity))
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as Estimate
}

async function refusal(person: PeatPerson, different: object, quantity?: number): Promise<unknown> {
  const { value, fields } = (await person.ask(estimateOrder, asked(different, quantity))).body
  return fields === undefined ? value : [value, ...fields]
}

test('Kuivikemyynti 2.7: an estimate is priced by the published list and the freight of the zone, and says by which', async () => {
  const { prices, priceVersion, weeks } = await estimate()
  // 120 m³ at 9.40 and freight at 3.10: 1 128.00 + 372.00, VAT 25.5 %.
  expect(prices.output.total).toEqual({ net: 150_000, vat: 38_250, gross: 188_250 })
  expect(prices.output.snapshot).toMatchObject([
    { product: 'KT-IRTO', list: biolanList, minQty: 100_000, unitPrice: 94_000 },
  ])
  expect(prices.lists).toEqual([{ id: biolanList, name: 'BIO hinnasto 2026', version: 3, validTo: '2026-12-31' }])
  expect([prices.isEstimate, priceVersion]).toEqual([true, 7])
  expect(weeks[0]).toEqual({ week: '2026-W41', room: 'free' })
})

test('Kuivikemyynti 2.7: breaks, loads of equal size and the way of delivery change what it costs', async () => {
  const large = await estimate({}, 260_000)
  expect(large.prices.output.snapshot[0]).toMatchObject({ unitPrice: 89_000 })
  expect(large.prices.output.loads.map(({ rows }) => rows[0]?.kind === 'goods' && rows[0].quantity)).toEqual([
    87_000, 87_000, 86_000,
  ])
  const collected = await estimate({ method: 'collected' })
  expect(collected.prices.output.total?.net).toBe(96_000)
  const bales = await estimate({ lines: [{ product: peat.biolan.bales, quantity: 40_000 }] })
  expect(bales.prices.output.total?.net).toBe(44_800)
})

const ownAt = { account: peat.kalliorinne.customer, seller: peat.biolan.seller, site: peat.kalliorinne.site }
type ShownPrices = AnswerOf<typeof readCustomerPrices>

test('Kuivikemyynti 5.1: the prices that a customer reads are those that its orders get, at each step and just below it', async () => {
  const { body } = await people.customer.ask(readCustomerPrices, ownAt)
  const shown = body as unknown as ShownPrices
  expect(shown).toMatchObject({ day: '2026-10-05', breakBasis: 'line', breakMode: 'allUnits' })
  const bulk = shown.products.find(({ id }) => id === peat.biolan.bulk)
  expect(bulk).toMatchObject({
    ...{ unit: 'm3', vatBp: 2550, collected: [{ from: 0, unitPrice: 80_000 }] },
    freight: { kind: 'perM3', price: 31_000, minChargeable: 90_000, vatBp: 2550 },
  })
  expect(bulk?.delivered.map(({ from }) => from)).toEqual([0, 100_000, 250_000])
  for (const [at, { from, unitPrice }] of (bulk?.delivered ?? []).entries()) {
    expect((await estimate({}, from || 1000)).prices.output.snapshot[0]).toMatchObject({ unitPrice })
    const before = bulk?.delivered[at - 1]
    if (before) {
      const below = await estimate({}, from - 1)
      expect(below.prices.output.snapshot[0]).toMatchObject({ unitPrice: before.unitPrice })
    }
  }
  // What no list has is there, and has no price; nobody drives bales by the table.
  expect(shown.products.find(({ id }) => id === peat.biolan.screened)).toMatchObject({ delivered: [], collected: [] })
  expect(shown.products.find(({ id }) => id === peat.biolan.bales)).toMatchObject({ freight: null })
  // Without a site nobody knows the freight.
  const anywhere = (await people.customer.ask(readCustomerPrices, { ...ownAt, site: '' })).body
  expect(anywhere).toMatchObject({
    zone: '',
    products: expect.arrayContaining([expect.objectContaining({ freight: null })]),
  })
})

test('Kuivikemyynti 2.6: prices of others, of a seller that does not sell to the account, at another’s site are not there', async () => {
  const refused = async (by: PeatPerson, different: object) =>
    (await by.ask(readCustomerPrices, { ...ownAt, ...different })).body.value
  expect(await refused(people.member, {})).toBe('not_found')
  expect(await refused(people.otherOffice, {})).toBe('not_found')
  expect(await refused(people.customer, { seller: peat.novarbo.seller })).toBe('not_found')
  expect(await refused(people.customer, { site: peat.suviranta.site })).toBe('not_found')
  expect(await refused(people.office, { account: peat.suviranta.customer })).toBe('not_found')
  expect(await refused(people.office, {})).toBe('ok')
})

test('Kuivikemyynti 2.7, R3: a price that no list has is missing, and so is its sum', async () => {
  const { prices } = await estimate({ lines: [{ product: peat.biolan.screened, quantity: 30_000 }] })
  expect(prices.output).toMatchObject({ missing: true, loads: [] })
  expect(prices.output.total).toBeUndefined()
})

test('Kuivikemyynti 2.7, R14: a tax class without a rate on the day leaves the price missing and is no fault', async () => {
  const { prices } = await estimate({ wish: { by: 'week', week: '2026-W42' } })
  expect(prices.output.missing).toBeUndefined()
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_product').set({ tax_class: 'none' }).where('id', '=', peat.biolan.bales).execute(),
  )
  const untaxed = await estimate({ lines: [{ product: peat.biolan.bales, quantity: 40_000 }] })
  expect(untaxed.prices.output.missing).toBe(true)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_product').set({ tax_class: 'general' }).where('id', '=', peat.biolan.bales).execute(),
  )
})

test.each([
  ['a quantity of zero', {}, 0, ['invalid_input', 'lines.quantity']],
  ['a negative quantity', {}, -1000, ['invalid_input', 'lines.quantity']],
  ['more than there is a figure for', {}, 1_000_000_001, ['invalid_input', 'lines.quantity']],
  ['more loads than anybody drives', {}, 1_000_000_000, ['invalid_input', 'lines']],
  ['a week that no year has', { wish: { by: 'week', week: '2027-W53' } }, 120_000, ['invalid_input', 'wish.week']],
  ['a week that has passed', { wish: { by: 'week', week: '2026-W40' } }, 120_000, ['invalid_input', 'wish']],
  ['a week that nobody plans', { wish: { by: 'week', week: '2029-W01' } }, 120_000, ['invalid_input', 'wish']],
  ['another’s site', { site: peat.suviranta.site }, 120_000, ['invalid_input', 'site']],
  ['another’s product', { lines: [{ product: peat.novarbo.bulk, quantity: 1000 }] }, 0, ['invalid_input', 'lines']],
  ['half a bale', { lines: [{ product: peat.biolan.bales, quantity: 500 }] }, 0, ['invalid_input', 'lines']],
])('Kuivikemyynti 2.7: %s is answered at the field', async (...[, different, quantity, expected]) => {
  expect(await refusal(people.customer, different, quantity)).toEqual(expected)
})

test('Kuivikemyynti 2.7: three decimals are a quantity, and week 53 is a week of the years that have one', async () => {
  const { prices } = await estimate({ wish: { by: 'week', week: '2026-W53' } }, 118_555)
  expect(prices.output.loads[0]?.rows[0]).toMatchObject({ quantity: 118_555 })
})

test('Kuivikemyynti 2.6: a seller that the account does not buy from, and another’s account, are not there', async () => {
  expect(await refusal(people.customer, { seller: peat.novarbo.seller })).toBe('not_found')
  expect(await refusal(people.member, {})).toBe('not_found')
  expect(await refusal(people.otherOffice, {})).toBe('not_found')
  expect(await refusal(people.customer, { account: nothing })).toBe('not_found')
})

test('Kuivikemyynti 2.9: a week has few places from 80 %, is full at 100 %, and closed in a closed season', async () => {
  const rooms = async () => (await estimate()).weeks.map(({ room }) => room).slice(0, 3)
  // Two swamps with 12 hours on five days, three loads an hour.
  const most = 2 * 60 * 3
  expect(await rooms()).toEqual(['free', 'free', 'free'])
  await planLoads(Math.ceil(most * 0.8) - 1)
  expect(await rooms()).toEqual(['free', 'few', 'free'])
  await planLoads(most - Math.ceil(most * 0.8))
  expect(await rooms()).toEqual(['free', 'full', 'free'])
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_season')
      .values({
        ...{ id: 'talvi', seller: peat.biolan.seller, product: peat.biolan.bulk, from_day: '2026-10-19' },
        ...{ to_day: '2026-10-25', state: 'closed', words_fi: 'Kiinni', words_en: 'Closed' },
      })
      .execute(),
  )
  expect(await rooms()).toEqual(['free', 'full', 'closed'])
  await writePeat(portal, async (own) => {
    await own.deleteFrom('peatsale_season').where('id', '=', 'talvi').execute()
    await own.deleteFrom('peatsale_load').where('number', 'like', 'PAIKKA%').execute()
  })
})

let planned = 0
async function planLoads(count: number): Promise<void> {
  await writePeat(portal, async (own) => {
    const like = await own
      .selectFrom('peatsale_load')
      .selectAll()
      .where('id', '=', peat.biolanOrder.load)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, () => ({ ...like, ...numbered(++planned) }))
    for (let at = 0; at < rows.length; at += 100) {
      await own
        .insertInto('peatsale_load')
        .values(rows.slice(at, at + 100))
        .execute()
    }
  })
}

function numbered(number: number) {
  return { id: `paikka ${number}`, number: `PAIKKA-${number}`, position: 100 + number }
}

test('Kuivikemyynti 5.1: "order again" fills in an order like the newest one, for the next week with room', async () => {
  const { body } = await people.customer.ask(proposeOrder, { account: peat.kalliorinne.customer } as never)
  const { order } = body as unknown as { order: ProposedOrder; weeks: (typeof WeekRoom)['_zod']['output'][] }
  expect(order).toMatchObject({
    ...{
      seller: peat.biolan.seller,
      account: peat.kalliorinne.customer,
      accountName: 'Kalliorinteen Maito Oy',
      site: peat.kalliorinne.site,
    },
    lines: [{ product: peat.biolan.bulk, quantity: 120_000 }],
    wish: { by: 'week', week: '2026-W42' },
    like: { number: 'KM-26-00042', week: '2026-W42' },
  })
  const { status } = await people.member.ask(proposeOrder, { account: peat.kalliorinne.customer } as never)
  expect(status).toBe(404)
})

test('Kuivikemyynti 2.3: before it confirms the office sees weeks, swamps with what is free, loads, prices and credit', async () => {
  const id = await waitingOrder(portal, peat.biolanOrder.order)
  const answer = await people.office.ask(prepareConfirmation, { id })
  expect(answer.status, answer.text).toBe(200)
  const { confirmation } = answer.body as unknown as { confirmation: Confirmation }
  expect(confirmation.swamps.map(({ name, isShort }) => [name, isShort])).toEqual([
    ['Hallanperänneva', false],
    ['Kurkikorvenneva', false],
  ])
  expect(confirmation.swamps[1]?.free).toEqual([{ product: peat.biolan.bulk, quantity: 12_000_000 }])
  expect(confirmation.swamps[1]?.piles).toMatchObject([{ id: peat.biolan.bulkPile, balance: 12_000_000 }])
  expect(confirmation.loads.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[120_000]])
  expect(confirmation.prices.output.total?.gross).toBe(188_250)
  // The fixture's confirmed order is what the account owes already.
  expect(confirmation.credit).toEqual({ onHold: false, holdReason: '', limit: null, open: 141_564, exceededBy: 0 })
  expect((await people.office.ask(prepareConfirmation, { id: peat.biolanOrder.order })).body.value).toBe('wrong_state')
  expect((await people.otherOffice.ask(prepareConfirmation, { id })).status).toBe(404)
})
