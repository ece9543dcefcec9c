/** What an order has to say before it is sent; everything else is answered at its field (2.3, 2.6, 2.9). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { biolanDraft, goods, said, sendOrder } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'enterer', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = { customer: await enterAs(portal, 'customer'), enterer: await enterAs(portal, 'orderingDriver') }
})
afterAll(() => portal[Symbol.asyncDispose]())

test('Kuivikemyynti 2.8: the same event twenty times at once makes one order, with one number', async () => {
  const id = newId()
  const event = { id: newId() }
  const draft = biolanDraft()
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => sendOrder(people.customer, 'submit', id, draft, event)),
  )
  expect(new Set(sent.map(({ text }) => text.replace(/"requestid":"[^"]*"/, ''))).size).toBe(1)
  expect(sent[0]?.body).toMatchObject({ event: event.id, result: 'applied', state: 'submitted', version: 1 })
  const other = await sendOrder(people.customer, 'submit', id, { ...draft, note: 'Muu' }, event)
  expect([other.status, other.body.fields]).toEqual([422, ['id']])
  const events = peatTables(portal).selectFrom('peatsale_event').select('id').where('of_id', '=', id)
  expect(await events.execute()).toEqual([{ id: event.id }])
})

test('Kuivikemyynti 2.2: numbers run through all sellers and belong to the year in Finland; a draft has none', async () => {
  const id = newId()
  expect(await said(people.customer, 'saveDraft', id, biolanDraft())).toBe('draft')
  expect((await orderOf(people.customer, id)).number).toBe('')
  expect(await said(people.customer, 'submit', id, biolanDraft({ lines: [goods(30_000)] }))).toBe('submitted')
  const { number } = await orderOf(people.customer, id)
  await said(people.customer, 'withdraw', id)
  expect(await said(people.customer, 'deleteDraft', id)).toBe('wrong_state')
  expect(await said(people.customer, 'submit', id, biolanDraft({ lines: [goods(30_000)] }))).toBe('submitted')
  expect((await orderOf(people.customer, id)).number).toBe(number)
})

test.each([
  ['no site', { site: null }, 'invalid_input site'],
  ['no goods', { lines: [] }, 'invalid_input lines'],
  ['no wish', { wish: null }, 'invalid_input wish'],
  ['less than the least', { lines: [goods(29_000)] }, 'invalid_input lines'],
  ['a quantity between the steps', { lines: [goods(30_500)] }, 'invalid_input lines'],
  ['zero', { lines: [goods(0)] }, 'invalid_input event.data.lines.quantity'],
  ['a product twice', { lines: [goods(30_000), goods(40_000)] }, 'invalid_input event.data.lines'],
  ['a yard of somebody else', { site: peat.suviranta.site }, 'invalid_input site'],
  ['a week that has passed', { wish: { by: 'week', week: '2026-W39' } }, 'invalid_input wish'],
  ['week 53 of a year without', { wish: { by: 'week', week: '2027-W53' } }, 'invalid_input event.data.wish.week'],
  ['nobody’s seller', { seller: nothing }, 'not_found'],
  ['a seller that one does not buy from', { seller: peat.novarbo.seller }, 'not_found'],
  ['another’s account', { account: peat.suviranta.customer }, 'not_found'],
  ['neither seller nor account', { seller: undefined, account: undefined }, 'invalid_input seller account'],
])('Kuivikemyynti 2.3: an order with %s is not sent', async (...[, different, answer]) => {
  expect(await said(people.customer, 'submit', newId(), biolanDraft(different))).toBe(answer)
})

test('Kuivikemyynti 2.9: a week that is closed for the product cannot be wished', async () => {
  const season = { id: 'kiinni', seller: peat.biolan.seller, product: peat.biolan.bulk, state: 'closed' }
  const days = { from_day: '2026-11-02', to_day: '2026-11-08', words_fi: 'Soita', words_en: 'Call us' }
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_season')
      .values({ ...season, ...days })
      .execute(),
  )
  const closed = { wish: { by: 'week', week: '2026-W45' } }
  expect(await said(people.customer, 'submit', newId(), biolanDraft(closed))).toBe('week_unavailable')
  expect(await said(people.customer, 'saveDraft', newId(), biolanDraft(closed))).toBe('draft')
})

test('Kuivikemyynti 2.6: who has not driven to a customer lately orders nothing for it', async () => {
  expect(await said(people.enterer, 'submit', newId(), biolanDraft())).toBe('not_found')
})

async function orderOf(by: PeatPerson, id: string): Promise<Order> {
  const answer = await by.ask(readOrder, { id })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as unknown as { order: Order }).order
}
