import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateOrder, prepareConfirmation, readOrder } from '../../contract/orders/calls.ts'
import type { Confirmation, Order, OrderPrices } from '../../contract/orders/order.ts'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'
import { biolanList, fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { waitingOrder } from '../testing/waiting-order.ts'

let portal: TestPortal
let people: Record<'customer' | 'member' | 'enterer' | 'office' | 'otherOffice' | 'superadmin', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    customer: await enterAs(portal, 'customer'),
    member: await enterAs(portal, 'member'),
    enterer: await enterAs(portal, 'orderingDriver'),
    office: await enterAs(portal, 'office'),
    otherOffice: await enterAs(portal, 'otherOffice'),
    superadmin: await enterAs(portal, 'superadmin'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

async function setOrder(values: object): Promise<void> {
  const { order } = peat.biolanOrder
  await writePeat(portal, (own) => own.updateTable('peatsale_order').set(values).where('id', '=', order).execute())
}

async function numbers(person: PeatPerson, view: object = {}): Promise<readonly string[]> {
  const { rows } = (await person.ask(searchOrders, view)).body as { rows: OrderRow[] }
  return rows.map(({ number }) => number)
}

test('Kuivikemyynti 2.6: each sees the own orders: the account’s, the seller’s, the superadmin all', async () => {
  expect(await numbers(people.customer)).toEqual(['KM-26-00042'])
  expect(await numbers(people.member)).toEqual(['KM-26-00043'])
  expect(await numbers(people.office)).toEqual(['KM-26-00042'])
  expect(await numbers(people.otherOffice)).toEqual(['KM-26-00043'])
  expect(await numbers(people.superadmin, { sort: 'number', direction: 'desc' })).toEqual([
    'KM-26-00043',
    'KM-26-00042',
  ])
  expect(await numbers(people.superadmin, { find: '00043' })).toEqual(['KM-26-00043'])
  expect(await numbers(people.superadmin, { state: 'submitted' })).toEqual([])
  expect(await numbers(people.superadmin, { seller: peat.biolan.seller, week: '2026-W42' })).toEqual(['KM-26-00042'])
})

test('Kuivikemyynti 2.3: a draft is seen by those whose it is, never by the seller’s office', async () => {
  await setOrder({ state: 'draft', made_by: 'customer' })
  expect(await numbers(people.customer)).toEqual(['KM-26-00042'])
  expect(await numbers(people.office)).toEqual([])
  expect((await people.office.ask(readOrder, { id: peat.biolanOrder.order })).status).toBe(404)
  expect(await numbers(people.superadmin, { seller: peat.biolan.seller })).toEqual([])
  await setOrder({ made_by: 'office' })
  expect(await numbers(people.customer)).toEqual([])
  expect(await numbers(people.office)).toEqual(['KM-26-00042'])
  await setOrder({ state: 'confirmed', made_by: 'customer' })
})

test('Kuivikemyynti 2.6: whoever entered an order for a customer sees it without its price', async () => {
  await setOrder({ made_by: 'enterer', entered_by: people.enterer.id })
  const { body } = await people.enterer.ask(readOrder, { id: peat.biolanOrder.order })
  expect((body as { order: Order }).order).toMatchObject({ number: 'KM-26-00042', prices: null, documents: [] })
  expect(await numbers(people.enterer)).toEqual(['KM-26-00042'])
  await setOrder({ made_by: 'customer' })
})

test('Kuivikemyynti 2.3: until when the customer may change is said: a day before the first slot', async () => {
  const { body } = await people.customer.ask(readOrder, { id: peat.biolanOrder.order })
  expect((body as { order: Order }).order).toMatchObject({
    cutOff: '2026-10-12T06:45:00.000Z',
    loads: [{ number: 'KM-26-00042-1', carrier: null }],
    lines: [{ ordered: 120_000, planned: 120_000 }],
    commands: ['edit', 'editInstructions', 'requestChange', 'requestCancel', 'withdrawRequest', 'cancel', 'note'],
  })
  const slot = async (slot_from: string) => {
    const { load } = peat.biolanOrder
    await writePeat(portal, async (own) => {
      await own.updateTable('peatsale_load').set({ slot_from }).where('id', '=', load).execute()
    })
    return ((await people.customer.ask(readOrder, { id: peat.biolanOrder.order })).body as { order: Order }).order
      .cutOff
  }
  // What has passed is no time until which anything may be done.
  expect(await slot('2026-10-06T05:00:00.000Z')).toBe(null)
  expect(await slot('2026-10-13T06:45:00.000Z')).toBe('2026-10-12T06:45:00.000Z')
})

test('Kuivikemyynti 5: everybody begins with who he or she is here and what waits', async () => {
  const start = async (person: PeatPerson) => (await person.ask(readStart, {})).body
  expect(await start(people.office)).toMatchObject({
    roles: ['office'],
    waiting: { toConfirm: 0, unassigned: 0, open: null },
  })
  expect(await start(people.customer)).toMatchObject({
    roles: ['customer'],
    accounts: [{ name: 'Kalliorinteen Maito Oy', sellers: [{ name: 'Biolan' }] }],
    nextLoad: { number: 'KM-26-00042-1' },
    again: { quantity: 120_000 },
    waiting: { toConfirm: null },
    phones: [{ seller: 'Biolan', telephone: '000 000 0701' }],
  })
  expect(await start(await enterAs(portal, 'newcomer'))).toMatchObject({
    roles: ['newcomer'],
    nextLoad: null,
    again: null,
  })
})

test('Kuivikemyynti 5: a load that has a week alone is next only after those of a day, late ones too', async () => {
  await makeLoad(portal, { load: { day: '', week: '2026-W41' } })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ day: '2026-10-02' }).where('id', '=', peat.biolanOrder.load).execute(),
  )
  const { body } = await people.customer.ask(readStart, {})
  expect(body).toMatchObject({ nextLoad: { number: 'KM-26-00042-1' } })
})

test('Kuivikemyynti 2.7, R1: a price for a zone names it to whoever reads why, before and after the order is sent', async () => {
  await fillPrices(portal)
  await writePeat(portal, async (own) => {
    const rows = own.updateTable('peatsale_price_row').set({ zone: peat.biolan.nearZone })
    await rows.where('list', '=', biolanList).where('method', '=', 'delivered').execute()
  })
  const named = [{ code: 'Z1', name: 'Lähialue' }]
  const { seller, bulk } = peat.biolan
  const where = { seller, account: peat.kalliorinne.customer, site: peat.kalliorinne.site }
  const lines = [{ product: bulk, quantity: 120_000 }]
  const asked = { ...where, lines, method: 'delivered', wish: { by: 'week', week: '2026-W42' } } as never
  const { prices } = (await people.customer.ask(estimateOrder, asked)).body as unknown as { prices: OrderPrices }
  expect(prices).toMatchObject({ output: { snapshot: [{ zone: 'Z1' }] }, zones: named })
  const id = await waitingOrder(portal, peat.biolanOrder.order)
  const prepared = (await people.office.ask(prepareConfirmation, { id })).body as unknown as {
    confirmation: Confirmation
  }
  expect(prepared.confirmation.prices.zones).toEqual(named)
  // What is stored of prices goes by codes alone.
  const { zones: _, ...stored } = prices
  const snapshot = JSON.stringify({ input: {}, prices: stored })
  await writePeat(portal, (own) => own.updateTable('peatsale_order').set({ snapshot }).where('id', '=', id).execute())
  const { order } = (await people.customer.ask(readOrder, { id })).body as unknown as { order: Order }
  expect(order.prices?.zones).toEqual(named)
})
