/** What confirming promises: a price, peat that is there, credit, and one winner of two (2.3, 2.8). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { confirmation, confirmed, goods, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'colleague', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    colleague: await enterAs(portal, 'office'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Sovittu puhelimessa'

test('Kuivikemyynti 2.3: a confirmed order has its price snapshot, its peat, and loads numbered after it', async () => {
  const id = await submitted(people.customer, { lines: [goods(260_000)] })
  expect(await said(people.office, 'confirm', id, confirmation())).toBe('confirmed')
  const order = await orderOf(people.customer, id)
  expect(order.number).toMatch(/^KM-26-00\d{3}$/)
  expect(order.loads.map(({ number, state }) => [number, state])).toEqual(
    [1, 2, 3].map((place) => [`${order.number}-${place}`, 'planned']),
  )
  expect(order.prices).toMatchObject({ isEstimate: false, output: { snapshot: [{ unitPrice: 89_000 }] } })
  expect(order.lines).toMatchObject([{ ordered: 260_000, planned: 260_000 }])
  expect(await kept(id)).toEqual([[peat.biolan.swamp, 260_000]])
  expect(order.documents.map(({ kind }) => kind)).toEqual(['orderConfirmation'])
})

test.each([
  ['a price that no list has', screened(), {}, 'price_missing'],
  ['a price by hand', screened(), hand(), 'confirmed'],
  ['freight that nobody has a price for', { lines: [goods(30_000, peat.biolan.bales)] }, {}, 'confirmed'],
  ['prices that were published meanwhile', {}, { priceVersion: 6 }, 'prices_changed'],
  ['more than lies there', { lines: [goods(13_000_000)] }, {}, 'stock_short'],
  ['more than lies there, with a reason', { lines: [goods(13_000_000)] }, { overbookReason: reason }, 'confirmed'],
  ['another seller’s swamp', {}, { swamp: peat.novarbo.swamp }, 'invalid_input swamp'],
  ['a swamp that the seller shares', {}, { swamp: peat.sharedSwamp }, 'confirmed'],
  ['a week that has passed', {}, { when: { by: 'week', week: '2026-W40' } }, 'invalid_input when'],
  ['no week', {}, { when: undefined }, 'invalid_input event.data.when'],
  ['a pile that is elsewhere', {}, { stockpile: peat.novarbo.bulkPile }, 'invalid_input stockpile'],
  ['freight by hand', {}, { freight: { by: 'hand', freight: { kind: 'perLoad', price: 9500 }, reason } }, 'confirmed'],
])('Kuivikemyynti 2.3: %s: the office is answered %s', async (...[, order, data, answer]) => {
  const given = resolved(order)
  const id = await submitted(people.office, given)
  const [line] = (await orderOf(people.office, id)).lines
  const prices = 'prices' in data ? { prices: data.prices.map((price) => ({ ...price, line: line?.id })) } : {}
  expect(await said(people.office, 'confirm', id, confirmation({ ...data, ...prices }))).toBe(answer)
  if (answer === 'confirmed') await said(people.office, 'cancel', id, { reason })
})

test('Kuivikemyynti 2.7: freight by hand is charged as it was given, and the explanation says so: why it was is the office’s alone', async () => {
  const id = await submitted(people.customer, { lines: [goods(60_000)] })
  const why = 'Siltarajoitus, kiertotie'
  const freight = { by: 'hand', freight: { kind: 'perLoad', price: 33_300 }, reason: why }
  expect(await said(people.office, 'confirm', id, confirmation({ freight }))).toBe('confirmed')
  expect((await orderOf(people.office, id)).prices).toMatchObject({
    freight: { by: 'hand', reason: why },
    output: { loads: [{ rows: [{ kind: 'goods' }, { kind: 'freight', net: 33_300 }] }] },
  })
  expect((await orderOf(people.customer, id)).prices).toMatchObject({ freight: { by: 'hand', reason: '' } })
  const papers = await peatTables(portal)
    .selectFrom('peatsale_document')
    .select('content')
    .where('of_id', '=', id)
    .execute()
  expect(papers.map(({ content }) => JSON.parse(String(content)).why)).toMatchObject([[{ freight: 'hand' }]])
  expect(JSON.stringify([papers, await orderOf(people.customer, id)])).not.toContain(why)
  await said(people.office, 'cancel', id, { reason })
})

test('Kuivikemyynti 2.3: credit that is held or used up needs a reason, which the audit trail keeps', async () => {
  const set = (values: object) =>
    writePeat(portal, (own) =>
      own.updateTable('peatsale_customer_link').set(values).where('id', '=', peat.kalliorinne.link).execute(),
    )
  const id = await submitted(people.customer)
  await set({ hold_reason: 'Maksuja auki', hold_at: '2026-10-01T06:00:00.000Z' })
  expect(await said(people.office, 'confirm', id, confirmation())).toBe('credit_hold')
  await set({ hold_reason: '', hold_at: null, credit_limit: 100_000 })
  expect(await said(people.office, 'confirm', id, confirmation())).toBe('credit_hold')
  expect(await said(people.office, 'confirm', id, confirmation({ creditReason: reason }))).toBe('confirmed')
  await set({ credit_limit: null })
  const lines = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const overridden = lines.filter(({ action }) => action === 'peatsale.overridegate')
  expect(overridden.map(({ details }) => JSON.parse(String(details)))).toContainEqual({ gate: 'credit' })
})

test('Kuivikemyynti 2.8: of two offices that confirm at once one wins, and its order is confirmed once', async () => {
  const id = await submitted(people.customer)
  const answers = await Promise.all(
    [people.office, people.colleague].map((by) => sendOrder(by, 'confirm', id, confirmation(), { baseVersion: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  // The state is looked at before the version (2.3).
  expect(answers.find(({ status }) => status === 409)?.body.value).toBe('wrong_state')
  expect((await orderOf(people.office, id)).loads).toHaveLength(1)
})

test('Kuivikemyynti 2.8: whoever changes an order that somebody has changed meanwhile hears of it', async () => {
  const id = await submitted(people.customer)
  const edit = (by: PeatPerson, note: string) => sendOrder(by, 'edit', id, { note }, { baseVersion: 1 })
  const answers = await Promise.all([edit(people.office, 'Yksi'), edit(people.colleague, 'Kaksi')])
  const values = answers.map(({ body }) => body.value).toSorted()
  expect(values).toEqual(['modified_elsewhere', 'ok'])
  expect((await sendOrder(people.office, 'confirm', id, confirmation(), { baseVersion: 1 })).body.value).toBe(
    'modified_elsewhere',
  )
  expect((await sendOrder(people.office, 'confirm', id, confirmation())).body).toMatchObject({
    value: 'invalid_input',
    fields: ['baseVersion'],
  })
})

test('Kuivikemyynti 2.8: the last of the peat is promised once, whoever confirms at the same time', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => submitted(people.office, { lines: [goods(6_500_000)] })))
  const free = await said(people.office, 'confirm', orders[0] ?? '', confirmation({ swamp: peat.sharedSwamp }))
  expect(free).toBe('confirmed')
  const answers = await Promise.all(
    orders
      .slice(1)
      .map((id, at) =>
        said(
          [people.office, people.colleague][at] ?? people.office,
          'confirm',
          id,
          confirmation({ swamp: peat.sharedSwamp, priceVersion: 7 }),
        ),
      ),
  )
  // Twenty thousand lie there: two of them fit beside the first, a fourth does not.
  expect(answers).toEqual(['confirmed', 'confirmed'])
  const more = await submitted(people.office, { lines: [goods(6_500_000)] })
  expect(await said(people.office, 'confirm', more, confirmation({ swamp: peat.sharedSwamp }))).toBe('stock_short')
  for (const id of orders) await said(people.office, 'cancel', id, { reason })
  expect(await kept(orders[0] ?? '')).toEqual([])
})

test('Kuivikemyynti 2.3, R7: lowered a little the break holds, and what is kept follows what is ordered', async () => {
  const id = await confirmed(people.customer, people.office, { lines: [goods(100_000)] })
  const [line] = (await orderOf(people.office, id)).lines
  const to = (quantity: number) => ({ lines: [{ id: line?.id, product: peat.biolan.bulk, quantity }], reason })
  const priceOf = async () => (await orderOf(people.office, id)).prices?.output.snapshot[0]?.lowered
  expect(await said(people.office, 'edit', id, { ...to(92_000), reason: undefined })).toBe('invalid_input reason')
  expect(await said(people.office, 'edit', id, to(92_000))).toBe('confirmed')
  expect(await priceOf()).toMatchObject({ kept: true, unitPrice: 94_000 })
  expect(await kept(id)).toEqual([[peat.biolan.swamp, 92_000]])
  expect(await said(people.office, 'edit', id, to(80_000))).toBe('confirmed')
  expect(await priceOf()).toMatchObject({ kept: false, unitPrice: 102_000 })
})

test('Kuivikemyynti 2.3: what the customer asked for is done as it was asked', async () => {
  const id = await confirmed(people.customer, people.office)
  const [line] = (await orderOf(people.office, id)).lines
  const fields = { lines: [{ id: line?.id, product: peat.biolan.bulk, quantity: 150_000 }], note: 'Lisää' }
  expect(await said(people.customer, 'requestChange', id, { fields })).toBe('confirmed')
  expect(await said(people.office, 'acceptRequest', id, { words: 'Käy' })).toBe('confirmed')
  const order = await orderOf(people.customer, id)
  expect(order).toMatchObject({
    note: 'Lisää',
    lines: [{ ordered: 150_000 }],
    requests: [{ state: 'accepted', answer: 'Käy' }],
  })
  expect(await kept(id)).toEqual([[peat.biolan.swamp, 150_000]])
})

test('Kuivikemyynti 2.3: a customer’s change cancels the planned loads and keeps number and peat', async () => {
  const id = await confirmed(people.customer, people.office)
  const { number } = await orderOf(people.customer, id)
  expect(await said(people.customer, 'edit', id, { lines: [goods(60_000)] })).toBe('submitted')
  const order = await orderOf(people.office, id)
  expect(order).toMatchObject({ number, state: 'submitted', marks: ['changed'], lines: [{ ordered: 60_000 }] })
  expect(order.prices?.isEstimate).toBe(true)
  expect(order.loads.map(({ state }) => state)).toEqual(['cancelled'])
  expect(await kept(id)).toEqual([[peat.biolan.swamp, 120_000]])
  const { version: baseVersion } = order
  expect((await sendOrder(people.office, 'confirm', id, confirmation(), { baseVersion })).status).toBe(200)
  expect(await kept(id)).toEqual([[peat.biolan.swamp, 60_000]])
})

test('Kuivikemyynti 2.3: whatever is done to orders, what is kept is what confirmed ones have still to get', async () => {
  const orders: string[] = []
  for (let at = 0; at < 4; at++) orders.push(await submitted(people.customer))
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const acts: readonly (readonly [OrderEvent['kind'], object])[] = [
    ['confirm', confirmation()],
    ['unconfirm', { reason }],
    ['hold', { reasonKind: 'thaw', words: 'Kelirikko', reviewDate: '2026-11-01' }],
    ['release', {}],
    ['cancel', { reason }],
    ['uncancel', {}],
    ['closeRemainder', { reason }],
  ]
  for (let turn = 0; turn < 60; turn++) {
    const id = orders[next(orders.length)] ?? ''
    const [kind, data] = acts[next(acts.length)] ?? ['release', {}]
    const { version } = await orderOf(people.office, id)
    await sendOrder(people.office, kind, id, data, { baseVersion: version })
    const order = await orderOf(people.office, id)
    const isBound =
      order.state === 'confirmed' || (order.state === 'on_hold' && order.swamp !== null && (await isConfirmed(id)))
    expect(await kept(id), `${kind} → ${order.state}`).toEqual(isBound ? [[peat.biolan.swamp, 120_000]] : [])
  }
})

async function isConfirmed(id: string): Promise<boolean> {
  const orders = peatTables(portal).selectFrom('peatsale_order').select('held_from').where('id', '=', id)
  return (await orders.executeTakeFirst())?.held_from === 'confirmed'
}

function screened() {
  return { lines: [goods(30_000, peat.biolan.screened)] }
}

function hand() {
  return { prices: [{ line: '', unitPrice: 120_000, includesFreight: true, reason }] }
}

/** Ids of lines are new for each order. */
function resolved(order: object): object {
  return 'lines' in order ? { lines: (order.lines as object[]).map((line) => ({ ...line, id: newId() })) } : {}
}

async function kept(order: string): Promise<unknown> {
  const rows = peatTables(portal).selectFrom('peatsale_reservation').select(['swamp', 'quantity'])
  return (await rows.where('order_id', '=', order).execute()).map(({ swamp, quantity }) => [swamp, quantity])
}

async function orderOf(by: PeatPerson, id: string): Promise<Order> {
  const answer = await by.ask(readOrder, { id })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as unknown as { order: Order }).order
}
