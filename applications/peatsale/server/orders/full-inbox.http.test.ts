/** A full inbox of the office: what it finds, filters and puts in order (2.10, 5.5). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareConfirmation } from '../../contract/orders/calls.ts'
import type { Confirmation } from '../../contract/orders/order.ts'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson, WaitingOrder } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, waitingOrders, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let waiting: readonly WaitingOrder[]

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  waiting = await waitingOrders(portal, 60)
})
afterAll(() => portal[Symbol.asyncDispose]())

const numbers = (orders: readonly { readonly number: string }[]) => orders.map(({ number }) => number)

test('Kuivikemyynti 5.5: waiting orders come newest first or by their week, page by page', async () => {
  const newest = { state: 'submitted', sort: 'submitted', direction: 'desc', limit: 25 }
  const first = await found(newest)
  const second = await found({ ...newest, cursor: first.cursor })
  const third = await found({ ...newest, cursor: second.cursor })
  expect(numbers([...first.rows, ...second.rows, ...third.rows])).toEqual(numbers(waiting))
  expect(third.cursor).toBe('')
  const urgent = await found({ state: 'submitted', sort: 'week', direction: 'asc', limit: 60 })
  expect(urgent.rows.map(({ week }) => week)).toEqual(waiting.map(({ week }) => week).toSorted())
})

test('Kuivikemyynti 5.5: the inbox is filtered by week, product and what needs a decision; another seller’s office finds nothing', async () => {
  const all = { state: 'submitted', sort: 'submitted', direction: 'desc', limit: 100 }
  const inWeek = waiting.filter(({ week }) => week === '2026-W43')
  expect(numbers((await found({ ...all, week: '2026-W43' })).rows)).toEqual(numbers(inWeek))
  expect((await found({ ...all, product: peat.biolan.bulk })).rows).toHaveLength(60)
  expect((await found({ ...all, product: peat.biolan.bales })).rows).toEqual([])
  const unpriced = waiting.filter((_, at) => at % 7 === 0)
  expect(numbers((await found({ ...all, decision: 'needed' })).rows)).toEqual(numbers(unpriced))
  await writePeat(portal, async (own) => {
    const changed = own.updateTable('peatsale_order').set({ changed_by_customer: 1 })
    await changed.where('id', '=', waiting[1]?.id ?? '').execute()
    const held = own.updateTable('peatsale_customer_link').set({ hold_reason: 'Lasku maksamatta' })
    await held.where('customer', '=', peat.koivukumpu.customer).where('seller', '=', peat.biolan.seller).execute()
  })
  const { rows } = await found({ ...all, decision: 'needed' })
  expect(numbers(rows)).toEqual(numbers(waiting.filter((_, at) => at % 7 === 0 || at % 3 === 0 || at === 1)))
  expect(rows.every(({ marks }) => marks.length > 0)).toBe(true)
  expect((await found(all, otherOffice)).rows).toEqual([])
})

test('Kuivikemyynti 2.9: a confirmation shows how many loads each week has at each bog, and how many it can fill', async () => {
  const [, order] = waiting
  const answer = await office.ask(prepareConfirmation, { id: order?.id ?? '' })
  const { swamps, loads, mostM3 } = answer.body['confirmation'] as unknown as Confirmation
  expect(mostM3).toBe(128_000)
  expect(loads.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[125_000], [125_000]])
  const own = swamps.find(({ id }) => id === peat.biolan.swamp)
  // The fixture's load is of week 42.
  expect(own?.loads.map(({ week, planned }) => [week, planned]).slice(0, 3)).toEqual([
    ['2026-W41', 0],
    ['2026-W42', 1],
    ['2026-W43', 0],
  ])
  expect(own?.loads.every(({ most }) => most > 0)).toBe(true)
})

async function found(view: object, by = office) {
  const answer = await by.ask(searchOrders, view as never)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as { readonly rows: readonly OrderRow[]; readonly cursor: string }
}
