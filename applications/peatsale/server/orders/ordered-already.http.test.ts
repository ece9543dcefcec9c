/** "Same as last time" says when the same has been ordered already, to those who may see that order. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposeOrder } from '../../contract/orders/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal } from '../testing/index.ts'
import { goods, said, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let customer: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  customer = await enterAs(portal, 'customer')
})
afterAll(() => portal[Symbol.asyncDispose]())

async function already(person: PeatPerson, like: string): Promise<unknown> {
  const answer = await person.ask(proposeOrder, { like })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { already: unknown }).already
}

async function onStart(): Promise<unknown> {
  const { again } = (await customer.ask(readStart, {})).body as { again: { already: unknown } }
  return again.already
}

test('Kuivikemyynti 5.1: order again names the open order of the same goods and its week, and still proposes', async () => {
  const open = { id: peat.biolanOrder.order, number: 'KM-26-00042', week: '2026-W42' }
  expect(await already(customer, peat.biolanOrder.order)).toMatchObject(open)
  expect(await onStart()).toMatchObject(open)
  const id = await submitted(customer, { wish: { by: 'week', week: '2026-W43' } })
  expect(await already(customer, peat.biolanOrder.order)).toMatchObject({ id, week: '2026-W43' })
  expect(await already(await enterAs(portal, 'office'), peat.biolanOrder.order)).toMatchObject({ id })
  // What has been cancelled is not to come.
  expect(await said(customer, 'cancel', id, {})).toBe('cancelled')
  expect(await already(customer, id)).toMatchObject(open)
})

test('Kuivikemyynti 5.1: another quantity is another order, and a new order from scratch says nothing', async () => {
  const other = await submitted(customer, { lines: [goods(90_000)] })
  expect(await said(customer, 'cancel', other, {})).toBe('cancelled')
  expect(await already(customer, other)).toBeNull()
  const { customer: account } = peat.kalliorinne
  const fresh = (await customer.ask(proposeOrder, { account })).body as { already: unknown }
  expect(fresh.already).toBeNull()
})
