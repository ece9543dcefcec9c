/** A command and an answer read each row once: effects get the rows that the context has read. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { countStatements } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, startPeatPortal } from '../testing/index.ts'
import { confirmation, goods, said, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let office: PeatPerson
const orders: string[] = []

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
  const customer = await enterAs(portal, 'customer')
  for (let count = 0; count < 4; count++) orders.push(await submitted(customer, { lines: [goods(60_000)] }))
})
afterAll(() => portal[Symbol.asyncDispose]())

/** On PostgreSQL the locks of credit and stock are statements. */
const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'

test('Speed: confirming an order takes at most 45 statements, and its locks', async () => {
  const count = await countStatements(4, async (time) => {
    expect(await said(office, 'confirm', orders[time] ?? '', confirmation())).toBe('confirmed')
  })
  expect(count).toBeLessThanOrEqual(isPostgres ? 48 : 45)
})

test('Speed: reading an order takes at most 15 statements', async () => {
  const count = await countStatements(3, async () => {
    expect((await office.ask(readOrder, { id: orders[0] ?? '' })).status).toBe(200)
  })
  expect(count).toBeLessThanOrEqual(15)
})
