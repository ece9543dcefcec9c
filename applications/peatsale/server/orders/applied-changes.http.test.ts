/** An approved change of an order is done, not only approved: its loads, its papers and its letters follow it (2.3, 2.5). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { confirmation, goods, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'lead' | 'driver', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    customer: await enterAs(portal, 'customer', { email: 'isanta@posti.test' }),
    office: await enterAs(portal, 'office'),
    lead: await enterAs(portal, 'lead', { email: 'pomo@posti.test' }),
    driver: await enterAs(portal, 'driver', { email: 'kuski@posti.test' }),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const to = (week: string) => ({ wish: { by: 'week', week } })
const reason = 'Puhelimessa sovittu'

test('Kuivikemyynti 2.3: an accepted change of week moves the order and the loads that nobody has started; the letter says what holds then', async () => {
  const id = await threeLoads()
  await setLoad(id, 1, {
    state: 'assigned',
    carrier: peat.suokoski.carrier,
    driver: people.driver.id,
    day: '2026-10-14',
  })
  await setLoad(id, 2, { state: 'loaded' })
  await setOrder(id, 'in_delivery')
  await said(people.customer, 'requestChange', id, { fields: to('2026-W44') })
  expect(await said(people.office, 'acceptRequest', id, { words: 'Siirretty' })).toBe('in_delivery')

  const order = await orderOf(id)
  expect(order).toMatchObject({ week: '2026-W44', wish: { by: 'week', week: '2026-W44' } })
  expect(order.loads.map(({ week, day, state }) => [week, day, state])).toEqual([
    ['2026-W44', null, 'assigned'],
    ['2026-W42', null, 'loaded'],
    ['2026-W44', null, 'planned'],
  ])
  const letter = await received('isanta@posti.test', `Pyyntösi tilauksesta ${order.number}: hyväksytty`)
  expect(letter?.text).toContain('viikko 44')
  expect(letter?.text).not.toContain('viikko 42')
  expect(letter?.text).toMatch(/Muutos ei koske kuormia, jotka olivat jo ajossa: \S+-2\./)
  expect(letter?.raw).toMatch(/filename=.*\.pdf/)
})

test('Kuivikemyynti 2.3: an accepted change of quantity splits the loads anew; what a carrier has stays while it is needed', async () => {
  const id = await threeLoads()
  await setLoad(id, 1, { state: 'assigned', carrier: peat.suokoski.carrier, driver: people.driver.id })
  const sizes = async () => (await orderOf(id)).loads.map((load) => [load.state, load.planned])
  expect(await change(id, 240_000)).toBe('confirmed')
  expect(await sizes()).toEqual([
    ['assigned', 120_000],
    ['planned', 120_000],
    ['cancelled', 120_000],
  ])
  expect(await change(id, 250_000)).toBe('confirmed')
  expect((await sizes()).map(([, planned]) => planned)).toEqual([120_000, 65_000, 120_000, 65_000])
  expect(await change(id, 90_000)).toBe('confirmed')
  expect((await sizes()).map(([state, planned]) => [state, planned])).toEqual([
    ['assigned', 90_000],
    ['cancelled', 65_000],
    ['cancelled', 120_000],
    ['cancelled', 65_000],
  ])
})

test('Kuivikemyynti 2.3, 4.1: an order confirmation has a new edition when goods, quantity, week, place or price change, by a request or by the office', async () => {
  const id = await threeLoads()
  expect(await editions(id)).toEqual([1])
  const line = await lineOf(id)
  const price = { line, unitPrice: 90_000, includesFreight: true, reason }
  const changes: readonly [data: object, edition: number][] = [
    [{ ...to('2026-W43') }, 2],
    [{ lines: [{ id: line, product: peat.biolan.bulk, quantity: 300_000 }] }, 3],
    [{ prices: [price] }, 4],
    [{ method: 'collected' }, 5],
  ]
  for (const [data, edition] of changes) {
    expect(await said(people.office, 'edit', id, { ...data, reason })).toBe('confirmed')
    expect((await editions(id)).at(0)).toBe(edition)
  }
  expect((await orderOf(id)).loads.map(({ week }) => week)).toEqual(['2026-W43', '2026-W43', '2026-W43'])
  await said(people.customer, 'requestChange', id, { fields: to('2026-W45') })
  await said(people.office, 'acceptRequest', id, { words: 'Käy' })
  expect((await editions(id)).at(0)).toBe(6)
  await said(people.customer, 'requestChange', id, { words: 'Soittakaa ennen tuloa' })
  await said(people.office, 'acceptRequest', id, { words: 'Soitetaan' })
  expect((await editions(id)).at(0)).toBe(6)
})

test('Kuivikemyynti 2.3: other goods are planned anew while nobody has started a load of them', async () => {
  const id = await threeLoads()
  const line = goods(240_000, peat.biolan.screened)
  await said(people.customer, 'requestChange', id, { fields: { lines: [line] } })
  const prices = [{ line: line.id, unitPrice: 120_000, includesFreight: true, reason }]
  expect(await said(people.office, 'acceptRequest', id, { words: 'Käy', prices })).toBe('confirmed')
  const { loads } = await orderOf(id)
  expect(loads.map(({ state, product, planned }) => [state, product.fi.includes('eulottu'), planned])).toEqual([
    ['planned', true, 120_000],
    ['planned', true, 120_000],
    ['cancelled', false, 120_000],
  ])
})

test('5.6: a confirmation tells no moment that has passed as the time until which the order can be changed', async () => {
  const late = await confirmedOf(120_000, confirmation({ when: { by: 'week', week: '2026-W41' } }))
  const letter = await received(
    'isanta@posti.test',
    `Tilausvahvistus ${late.number} / Order confirmation ${late.number}`,
  )
  expect(letter?.text).not.toMatch(/Voit muuttaa tilausta/)
  expect(letter?.text).toContain('Muutokset: soita')
})

/** 360 m³ in week 42, confirmed as three loads of 120. */
async function threeLoads(): Promise<string> {
  return (await confirmedOf(360_000)).id
}

async function confirmedOf(quantity: number, data: object = confirmation()): Promise<Order> {
  const id = await submitted(people.customer, { lines: [goods(quantity)] })
  const answer = await sendOrder(people.office, 'confirm', id, data, { baseVersion: 1 })
  expect(answer.status, answer.text).toBe(200)
  return await orderOf(id)
}

/** The customer asks for another quantity and the office accepts it. */
async function change(id: string, quantity: number): Promise<unknown> {
  const lines = [{ id: await lineOf(id), product: peat.biolan.bulk, quantity }]
  await said(people.customer, 'requestChange', id, { fields: { lines } })
  return await said(people.office, 'acceptRequest', id, { words: 'Käy' })
}

async function lineOf(id: string): Promise<string> {
  return (await orderOf(id)).lines[0]?.id ?? ''
}

async function editions(id: string): Promise<readonly number[]> {
  return (await orderOf(id)).documents.map(({ edition }) => edition).toSorted((a, b) => b - a)
}

async function orderOf(id: string): Promise<Order> {
  const answer = await people.office.ask(readOrder, { id })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as unknown as { order: Order }).order
}

async function setLoad(order: string, position: number, columns: object): Promise<void> {
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set(columns)
      .where('order_id', '=', order)
      .where('position', '=', position)
      .execute(),
  )
}

async function setOrder(id: string, state: string): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_order').set({ state }).where('id', '=', id).execute())
}

/** Some letters take a paper along that a job draws first. */
async function received(address: string, subject: string) {
  const found = () =>
    portal.mail.letters.filter((letter) => letter.receivers.includes(address) && letter.subject === subject)
  const newest = async () => {
    await portal.host.background.idle()
    await portal.host.outbox.drain()
    return found().length
  }
  await expect.poll(newest, { timeout: 60_000, interval: 250, message: `${subject} to ${address}` }).toBeGreaterThan(0)
  return found().at(-1)
}
