/** What the customer and the office are written about an order (5.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, startPeatPortal } from '../testing/index.ts'
import { sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let office: PeatPerson
let customer: PeatPerson
const email = 'aino@posti.test'

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  customer = await enterAs(portal, 'customer', { email })
})
afterAll(() => portal[Symbol.asyncDispose]())

test('5.6 who orders is told that it has come, and answers reach the seller', async () => {
  const order = await submitted(customer)
  const letter = await portal.letterTo(email)
  expect(letter.subject).toMatch(/^Tilaus KM-26-00\d{3} on vastaanotettu$/)
  expect(letter.headers.get('reply-to')).toEqual(['tilaukset@biolan.demo.example'])
  expect(letter.links.some((link) => link.endsWith(`/#/peatsale/orders/${order}`))).toBe(true)
})

test('5.6 what another orders for the customer names who did it', async () => {
  await submitted(office)
  const letter = await portal.letterTo(email)
  expect(letter.subject).toMatch(/^Puolestasi on tehty tilaus KM-26-00\d{3}$/)
  expect(letter.text).toContain(office.name)
})

test('2.3 of a credit hold the customer reads that the order is held, and never why', async () => {
  const order = await submitted(customer)
  const reviewDate = '2026-12-31'
  const held = { reasonKind: 'credit', words: 'Kolme laskua maksamatta', reviewDate }
  expect((await sendOrder(office, 'hold', order, held, { baseVersion: 1 })).status).toBe(200)
  const letter = await portal.letterTo(email)
  expect(letter.subject).toMatch(/on pidossa$/)
  expect(letter.raw + letter.text).not.toContain('laskua')
})

test('5.6 a rejected order brings the reason', async () => {
  const order = await submitted(customer)
  const reason = 'Emme toimita tälle alueelle.'
  expect((await sendOrder(office, 'reject', order, { reason }, { baseVersion: 1 })).status).toBe(200)
  expect((await portal.letterTo(email)).text).toContain(reason)
})
