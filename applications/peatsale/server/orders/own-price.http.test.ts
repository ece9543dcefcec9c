/** Prices and freight are the office's: no command of a customer, or of who orders for one, carries any. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncEvents } from '../../contract/sync/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'
import { orderEvent, said, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'enterer' | 'office', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    customer: await enterAs(portal, 'customer'),
    enterer: await enterAs(portal, 'orderingDriver'),
    office: await enterAs(portal, 'office'),
  }
  const { customer, site } = peat.kalliorinne
  const driven = { customer, site, seller: peat.biolan.seller, state: 'verified', delivery_day: '2026-08-01' }
  await newLoad(portal, { ...driven, carrier: peat.suokoski.carrier, orderState: 'delivered' })
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Puhelimessa sovittu'

function pricingOf(line: string): Readonly<Record<string, unknown>> {
  return {
    prices: [{ line, unitPrice: 1, includesFreight: true, reason }],
    freight: { by: 'none' },
    listPriced: [line],
    priceVersion: 7,
  }
}

async function stored(id: string) {
  const own = peatTables(portal)
  const order = await own
    .selectFrom('peatsale_order')
    .select(['net', 'gross', 'freight', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = own.selectFrom('peatsale_order_line').select(['id', 'manual_price']).where('order_id', '=', id)
  return { order, lines: await lines.execute() }
}

for (const maker of ['customer', 'enterer'] as const) {
  for (const field of ['prices', 'freight', 'listPriced', 'priceVersion']) {
    test(`Kuivikemyynti 2.5: an edit with ${field} by the ${maker} of an order is refused and changes nothing`, async () => {
      const id = await submitted(people[maker])
      const before = await stored(id)
      const data = { [field]: pricingOf(before.lines[0]?.id ?? '')[field] }
      expect(await said(people[maker], 'edit', id, data)).toBe(`invalid_input ${field}`)
      const event = orderEvent('edit', id, data as never)
      const { body } = await people[maker].ask(syncEvents, { events: [event] } as never)
      expect(body).toMatchObject({ results: [{ result: 'refused', code: 'invalid_input', fields: [field] }] })
      expect(await stored(id)).toEqual(before)
      expect(await said(people.office, 'edit', id, data)).toBe('submitted')
    })
  }
}
