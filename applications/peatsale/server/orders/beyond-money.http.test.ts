/** Bounds of quantities and money (2.2): nothing beyond them is taken, and what is stored beyond them is still shown. */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import { ordersCalls, prepareConfirmation, readOrder } from '../../contract/orders/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { came, delivered } from '../testing/load-cases/load-case.ts'
import { biolanDraft, confirmation, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = { customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') }
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Puhelimessa sovittu'

async function priced(unitPrice: number): Promise<{ readonly id: string; readonly price: object }> {
  const id = await submitted(people.customer)
  const lines = peatTables(portal).selectFrom('peatsale_order_line').select('id').where('order_id', '=', id)
  const line = (await lines.executeTakeFirstOrThrow()).id
  return { id, price: { prices: [{ line, unitPrice, includesFreight: true, reason }] } }
}

test('Kuivikemyynti 2.2: a price beyond what money may be is refused on both engines, and a price that makes such a sum, too', async () => {
  // 120 m³ at 200 000 € are 24 million.
  const tooMuch = await priced(2_000_000_000)
  expect(await said(people.office, 'edit', tooMuch.id, tooMuch.price)).toBe('invalid_input prices')
  expect(await said(people.office, 'confirm', tooMuch.id, confirmation(tooMuch.price))).toBe('invalid_input prices')
  const beyond = await priced(2_000_000_001)
  expect(await said(people.office, 'edit', beyond.id, beyond.price)).toMatch(/^invalid_input/)
  const most = await priced(1_000_000_000)
  expect(await said(people.office, 'edit', most.id, most.price)).toBe('submitted')
})

test('Kuivikemyynti 2.2: an order of more loads than anybody drives, or of more than there are units, is refused', async () => {
  for (const quantity of [1_000_000_000, 1_000_000_001]) {
    const lines = [{ id: newId(), product: peat.biolan.bulk, quantity }]
    expect(await said(people.customer, 'submit', newId(), biolanDraft({ lines }))).toMatch(/^invalid_input/)
  }
})

test('Kuivikemyynti 2.2: versions beyond what both engines store are refused, of orders and of loads', async () => {
  const id = await submitted(people.customer)
  const envelope = { baseVersion: 3_000_000_000 }
  expect((await sendOrder(people.office, 'note', id, { text: 'Portti' }, envelope)).status).toBe(422)
  const made = await makeLoad(portal)
  const event = loadEvent('note', made.id, { text: 'Portti' } as never, envelope)
  expect((await people.office.ask(commandLoad, { event })).status).toBe(422)
})

test('Kuivikemyynti 2.2: what an earlier version stored beyond the bounds is shown, and keeps no order of the account from being confirmed', async () => {
  const id = await submitted(people.customer)
  const long = await makeLoad(portal, {
    order: { net: 3_000_000_000, vat: 700_000_000, gross: 3_700_000_000, confirmed_at: '2026-10-01T06:00:00.000Z' },
  })
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_order_line')
      .set({ delivered: 6_000_000_000, loaded: 6_000_000_000 })
      .where('id', '=', long.orderLine)
      .execute(),
  )
  const { status, body, text } = await people.office.ask(prepareConfirmation, { id })
  expect(status, text).toBe(200)
  const { credit } = (body as unknown as { confirmation: { credit: { open: number } } }).confirmation
  expect(credit.open).toBeGreaterThanOrEqual(3_700_000_000)
  expect(await said(people.office, 'confirm', id, confirmation())).toBe('confirmed')
  expect((await people.office.ask(readOrder, { id: long.order })).status).toBe(200)
  expect((await people.office.ask(readLoad, { id: long.id })).status).toBe(200)
  const found = await people.office.ask(ordersCalls.searchOrders, { view: {} } as never)
  expect(found.status, found.text).toBe(200)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ confirmed_at: null }).where('id', '=', long.order).execute(),
  )
})

test('Kuivikemyynti 2.2: a carrier is paid no more than money may be', async () => {
  const made = await makeLoad(portal, { load: delivered, line: came })
  const verifying = (price: number) => {
    const lines = [{ line: made.line, billed: 118_000 }]
    const freight = { kind: 'perM3', price, reason }
    const data = { lines, freight, waiting: { site: 0, swamp: 0 }, words: reason }
    return people.office.ask(commandLoad, { event: loadEvent('verify', made.id, data as never) })
  }
  // 118 m³ at 200 000 € are 23.6 million.
  expect((await verifying(2_000_000_000)).body).toMatchObject({ value: 'invalid_input', fields: ['freight'] })
  expect((await verifying(1_000_000_000)).body).toMatchObject({ state: 'verified' })
})
