/** What the office changes of an order that is confirmed, and what whoever comes second is told (2.5, 2.8). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceOrderEdit, readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { confirmation, confirmed, goods, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'otherOffice', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    otherOffice: await enterAs(portal, 'otherOffice'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Puhelimessa sovittu'
const week = { by: 'week', week: '2026-W43' }

test('Kuivikemyynti 2.5: what a change of the office’s would cost is what it costs once it is made; the office alone asks', async () => {
  const id = await confirmed(people.customer, people.office, { lines: [goods(100_000)] })
  const before = await orderOf(people.office, id)
  const [line] = before.lines
  const to = (quantity: number) => ({ lines: [{ id: line?.id, product: peat.biolan.bulk, quantity }] })
  const asked = async (data: object, by = people.office) => await by.ask(priceOrderEdit, { id, data } as never)
  for (const data of [to(92_000), to(80_000), { ...to(250_000), freight: { by: 'none' } }]) {
    const { body } = await asked(data)
    const { prices } = await orderOf(people.office, id)
    expect(body).toMatchObject({ value: 'ok', needsReason: true, lacksPrice: false, before: prices })
    expect(await said(people.office, 'edit', id, { ...data, reason })).toBe('confirmed')
    expect((await orderOf(people.office, id)).prices).toEqual(body['after'])
  }
  expect((await asked({ note: 'Kiire' })).body).toMatchObject({ needsReason: false })
  expect(await refusalOf(asked({ site: peat.suviranta.site }))).toBe('invalid_input site')
  expect(await refusalOf(asked({ lines: [goods(10_000, peat.novarbo.bulk)] }))).toBe('invalid_input lines')
  expect(await refusalOf(asked({}, people.customer))).toBe('forbidden')
  expect(await refusalOf(asked({}, people.otherOffice))).toBe('not_found')
  expect(await said(people.office, 'unconfirm', id, { reason })).toBe('submitted')
  expect(await refusalOf(asked({}))).toBe('wrong_state')
})

test('Kuivikemyynti 2.3: what a customer asks for is priced before the office accepts it, and costs just that; also while the order is on hold', async () => {
  for (const isHeld of [false, true]) {
    const id = await confirmed(people.customer, people.office, { lines: [goods(100_000)] })
    const { lines, prices: before } = await orderOf(people.office, id)
    const fields = { lines: [{ id: lines[0]?.id, product: peat.biolan.bulk, quantity: 80_000 }] }
    expect(await said(people.customer, 'requestChange', id, { fields })).toBe('confirmed')
    const pause = { reasonKind: 'thaw', words: reason, reviewDate: '2026-10-20' }
    if (isHeld) expect(await said(people.office, 'hold', id, pause)).toBe('on_hold')
    const { body } = await people.office.ask(priceOrderEdit, { id, data: fields } as never)
    expect(body).toMatchObject({ value: 'ok', lacksPrice: false, before })
    expect(body['after']).not.toEqual(before)
    expect(await said(people.office, 'acceptRequest', id, { words: 'Käy' })).toBe('confirmed')
    expect((await orderOf(people.office, id)).prices).toEqual(body['after'])
  }
})

test('Kuivikemyynti 2.7: a price and a freight by hand are taken back to the lists and the table, as it is changed and as it is confirmed anew', async () => {
  const id = await confirmed(people.customer, people.office, { lines: [goods(100_000)] })
  const read = async () => {
    const order = await orderOf(people.office, id)
    const [line] = order.lines
    const { output, freight } = order.prices ?? {}
    return {
      line: line?.id ?? '',
      hand: line?.manualPrice,
      price: output?.snapshot[0]?.unitPrice,
      freight: freight?.by,
    }
  }
  const listed = await read()
  const hand = [{ line: listed.line, unitPrice: 120_000, includesFreight: false, reason }]
  const freight = { by: 'hand', freight: { kind: 'perLoad', price: 9500 }, reason }
  expect(await said(people.office, 'edit', id, { prices: hand, freight, reason })).toBe('confirmed')
  expect(await read()).toMatchObject({ hand: 120_000, price: 120_000, freight: 'hand' })
  const back = { listPriced: [listed.line], freight: { by: 'table' } }
  expect(await said(people.office, 'edit', id, back)).toBe('invalid_input reason')
  expect(await said(people.office, 'edit', id, { listPriced: [nothing], reason })).toBe('invalid_input listPriced')
  const { body } = await people.office.ask(priceOrderEdit, { id, data: back } as never)
  expect(await said(people.office, 'edit', id, { ...back, reason })).toBe('confirmed')
  expect(await read()).toEqual(listed)
  expect((await orderOf(people.office, id)).prices).toEqual(body['after'])

  expect(await said(people.office, 'edit', id, { prices: hand, reason })).toBe('confirmed')
  expect(await said(people.office, 'unconfirm', id, { reason })).toBe('submitted')
  expect((await read()).hand).toBe(120_000)
  const anew = confirmation({ listPriced: [listed.line] })
  const { version: baseVersion } = await orderOf(people.office, id)
  expect((await sendOrder(people.office, 'confirm', id, anew, { baseVersion })).status).toBe(200)
  expect(await read()).toEqual(listed)
})

test('Kuivikemyynti 2.5: of an order under way the office lowers what is not loaded yet, and no more', async () => {
  const id = await confirmed(people.customer, people.office)
  const [line] = (await orderOf(people.office, id)).lines
  const to = (quantity: number) => ({ lines: [{ id: line?.id, product: peat.biolan.bulk, quantity }], reason })
  await writePeat(portal, async (own) => {
    await own.updateTable('peatsale_order').set({ state: 'in_delivery' }).where('id', '=', id).execute()
    await own.updateTable('peatsale_load').set({ state: 'loaded' }).where('order_id', '=', id).execute()
    await own.updateTable('peatsale_order_line').set({ loaded: 118_000 }).where('order_id', '=', id).execute()
  })
  expect(await said(people.office, 'edit', id, to(117_999))).toBe('invalid_input lines')
  expect(await said(people.office, 'edit', id, to(118_000))).toBe('in_delivery')
})

test('Kuivikemyynti 2.8: whoever comes second reads who was first, when and with what; of the office the customer reads no name', async () => {
  const id = await submitted(people.customer)
  const colleague = await enterAs(portal, 'office', { firstname: 'Liisa', lastname: 'Metsänen' })
  expect((await orderOf(people.office, id)).latest).toMatchObject({ kind: 'submit', isOwn: false })
  const other = confirmation({ when: week, swamp: peat.sharedSwamp })
  expect((await sendOrder(colleague, 'confirm', id, other, { baseVersion: 1 })).status).toBe(200)
  const lost = await sendOrder(people.office, 'confirm', id, confirmation(), { baseVersion: 1 })
  expect(lost.body.value).toBe('wrong_state')
  const at = portal.clock.now().toISOString()
  expect(await orderOf(people.office, id)).toMatchObject({
    ...{ state: 'confirmed', week: '2026-W43', swamp: { id: peat.sharedSwamp } },
    latest: { kind: 'confirm', who: 'Liisa Metsänen', at, isOwn: false },
  })
  expect((await orderOf(colleague, id)).latest?.isOwn).toBe(true)
  expect((await orderOf(people.customer, id)).latest).toEqual({ kind: 'confirm', who: '', at, isOwn: false })
  await said(people.customer, 'note', id, { text: 'Kiitos' })
  expect((await orderOf(people.office, id)).latest).toMatchObject({ kind: 'note', who: people.customer.name })
})

test('Kuivikemyynti 2.3, 2.5: what the customer writes is marked until the office writes; a question reaches the customer, a note does not', async () => {
  const id = await confirmed(people.customer, people.office)
  const seen = async (by: PeatPerson) => {
    const { messages, marks } = await orderOf(by, id)
    return { marks, said: messages.map(({ who, from, text, isToCustomer }) => [from, who, text, isToCustomer]) }
  }
  await said(people.customer, 'note', id, { text: 'Tulen itse vastaan' })
  const own = ['customer', people.customer.name, 'Tulen itse vastaan', false]
  expect(await seen(people.office)).toEqual({ marks: ['message'], said: [own] })
  expect(await seen(people.customer)).toEqual({ marks: [], said: [own] })
  await said(people.office, 'note', id, { text: 'Soitettu isännälle' })
  expect((await seen(people.office)).marks).toEqual([])
  await said(people.office, 'note', id, { text: 'Tuodaanko loput?', ask: true })
  const [asked, note] = [
    ['office', people.office.name, 'Tuodaanko loput?', true],
    ['office', people.office.name, 'Soitettu isännälle', false],
  ]
  expect((await seen(people.office)).said).toEqual([asked, note, own])
  expect((await seen(people.customer)).said).toEqual([['office', '', 'Tuodaanko loput?', true], own])
  expect(await said(people.customer, 'note', id, { text: 'Koska?', ask: true })).toBe('invalid_input ask')
  expect(await said(people.otherOffice, 'note', id, { text: 'Koska?', ask: true })).toBe('not_found')
  expect((await seen(people.office)).said).toHaveLength(3)
})

async function refusalOf(asking: ReturnType<PeatPerson['ask']>): Promise<string> {
  const { value, fields = [] } = (await asking).body
  return [value, ...fields].join(' ')
}

async function orderOf(by: PeatPerson, id: string): Promise<Order> {
  const answer = await by.ask(readOrder, { id })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as unknown as { order: Order }).order
}
