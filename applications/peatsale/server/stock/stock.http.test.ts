/** The ledger and the reservations, as commands of orders and loads use them. */
import type { TestPortal } from '@workspace/portal/server/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PeatTransaction } from '../database/tables.ts'
import { registerRows } from '../registers/register-rows.ts'
import { orderLineRow, orderRow, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { stockAt } from './free-stock.ts'
import { move, moveTo } from './ledger.ts'
import { freeReservations, keepOnly, reserve } from './reservations.ts'

let portal: TestPortal

const orders = { first: 'order 1', second: 'order 2', foreign: 'order 3' } as const
const { seller, bulk, bales, screened } = peat.biolan
const swamp = peat.sharedSwamp

beforeAll(async () => {
  portal = await startPeatPortal()
  await writePeat(portal, async (own) => {
    for (const [id, of, product] of [
      [orders.first, seller, bulk],
      [orders.second, seller, bulk],
      [orders.foreign, peat.novarbo.seller, peat.novarbo.bulk],
    ] as const) {
      const customer = peat.koivukumpu.customer
      await own
        .insertInto('peatsale_order')
        .values(orderRow({ id, seller: of, customer }))
        .execute()
      await own
        .insertInto('peatsale_order_line')
        .values(orderLineRow({ id: `line of ${id}`, order_id: id, product }))
        .execute()
    }
  })
})
afterAll(() => portal[Symbol.asyncDispose]())
beforeEach(() => writePeat(portal, (own) => own.deleteFrom('peatsale_reservation').execute()))

const writing = <Result>(act: (transaction: PeatTransaction) => Promise<Result>) =>
  writePeat(portal, (_, transaction) => act(transaction))

async function kept(order: string, quantity: number, { mayOverbook = false, product = bulk, of = seller } = {}) {
  const lines = [{ line: `line of ${order}`, product, quantity }]
  const asked = { order, seller: of, swamp, week: '2026-W42', lines, mayOverbook }
  return writing((transaction) =>
    reserve(transaction, {
      ...asked,
      registers: registerRows(transaction),
    }),
  )
}

async function stock() {
  const [found] = await stockAt(portal.host.database.reading as never, [swamp])
  return found && { balance: found.balance, reserved: Object.fromEntries(found.reserved), free: found.free }
}

test('Kuivikemyynti 2.8: what is kept is not free; who wants more than is free gets none of it, unless the office overbooks', async () => {
  expect(await kept(orders.first, 12_000_000)).toEqual([])
  expect(await stock()).toEqual({ balance: 20_000_000, reserved: { [seller]: 12_000_000 }, free: 8_000_000 })
  expect(await kept(orders.second, 8_000_001)).toEqual([`line of ${orders.second}`])
  expect((await stock())?.free).toBe(8_000_000)
  expect(await kept(orders.second, 9_000_000, { mayOverbook: true })).toEqual([])
  expect((await stock())?.free).toBe(-1_000_000)
})

test('Kuivikemyynti 2.8: an order that is confirmed again has what it kept already', async () => {
  expect(await kept(orders.first, 15_000_000)).toEqual([])
  expect(await kept(orders.first, 20_000_000)).toEqual([])
  expect(await kept(orders.first, 20_000_001)).toEqual([`line of ${orders.first}`])
  expect((await stock())?.reserved).toEqual({ [seller]: 20_000_000 })
})

test('Kuivikemyynti 2.6: sellers that share a swamp keep from one stock, by the code of the product', async () => {
  expect(await kept(orders.first, 12_000_000)).toEqual([])
  const novarbo = { product: peat.novarbo.bulk, of: peat.novarbo.seller }
  expect(await kept(orders.foreign, 8_000_001, novarbo)).toEqual([`line of ${orders.foreign}`])
  expect(await kept(orders.foreign, 8_000_000, novarbo)).toEqual([])
  expect(await stock()).toMatchObject({ reserved: { [seller]: 12_000_000, [peat.novarbo.seller]: 8_000_000 }, free: 0 })
})

test('Kuivikemyynti 2.8: of orders that are confirmed at once, as many win as there is peat for', async () => {
  const asked = await Promise.all(
    [orders.first, orders.second]
      .map((order) => kept(order, 15_000_000))
      .concat(kept(orders.foreign, 15_000_000, { product: peat.novarbo.bulk, of: peat.novarbo.seller })),
  )
  expect(asked.filter((short) => short.length === 0)).toHaveLength(1)
  expect((await stock())?.free).toBe(5_000_000)
})

test('Kuivikemyynti 2.2: a reservation shrinks with what is delivered, and goes with the rest of the order', async () => {
  await kept(orders.first, 12_000_000)
  await kept(orders.second, 2_000_000)
  const line = `line of ${orders.first}`
  await writing((transaction) => keepOnly(transaction, { order: orders.first, line, quantity: 4_000_000 }))
  expect((await stock())?.reserved).toEqual({ [seller]: 6_000_000 })
  // It never grows: more than was promised is not kept by a delivery.
  await writing((transaction) => keepOnly(transaction, { order: orders.first, line, quantity: 9_000_000 }))
  expect((await stock())?.reserved).toEqual({ [seller]: 6_000_000 })
  await writing((transaction) => keepOnly(transaction, { order: orders.first, line, quantity: 0 }))
  expect((await stock())?.reserved).toEqual({ [seller]: 2_000_000 })
  await writing((transaction) => freeReservations(transaction, { order: orders.second }))
  expect((await stock())?.reserved).toEqual({})
})

test('Kuivikemyynti 2.2: what is sold by weight is kept in cubic metres', async () => {
  const kg = (sales_unit: string) =>
    writePeat(portal, (own) => own.updateTable('peatsale_product').set({ sales_unit }).where('id', '=', bulk).execute())
  await kg('kg')
  // 400 000 kg of 200 kg/m³.
  expect(await kept(orders.first, 400_000_000)).toEqual([])
  expect((await stock())?.reserved).toEqual({ [seller]: 2_000_000 })
  await kg('m3')
})

test('Kuivikemyynti 2.2: a load moves what it took, its correction the difference, its undoing everything back', async () => {
  const [from, to] = [peat.biolan.bulkPile, peat.biolan.screenedPile]
  const cause = { type: 'load' as const, ref: 'load 1', who: 'somebody', at: new Date('2026-10-05T06:00:00Z') }
  const took = (...wanted: { stockpile: string; quantity: number }[]) =>
    writing((transaction) => moveTo(transaction, cause, wanted))
  const balances = async () => {
    const piles = peatTables(portal)
      .selectFrom('peatsale_stockpile')
      .select(['id', 'balance'])
      .where('id', 'in', [from, to])
    return Object.fromEntries((await piles.execute()).map(({ id, balance }) => [id, balance]))
  }
  await took({ stockpile: from, quantity: -118_000 })
  expect(await balances()).toEqual({ [from]: 11_882_000, [to]: 3_000_000 })
  await took({ stockpile: from, quantity: -118_000 })
  expect(await balances()).toEqual({ [from]: 11_882_000, [to]: 3_000_000 })
  await took({ stockpile: from, quantity: -20_000 }, { stockpile: to, quantity: -100_000 })
  expect(await balances()).toEqual({ [from]: 11_980_000, [to]: 2_900_000 })
  await took()
  expect(await balances()).toEqual({ [from]: 12_000_000, [to]: 3_000_000 })
  const moved = peatTables(portal).selectFrom('peatsale_stock_movement').select('quantity').where('ref', '=', 'load 1')
  expect((await moved.execute()).map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([
    -118_000, -100_000, 20_000, 98_000, 100_000,
  ])
})

test('Kuivikemyynti 2.2: whatever is moved, at once or one after another, a balance is the sum of its movements', async () => {
  const piles = [peat.novarbo.bulkPile, peat.novarbo.screenedPile]
  const loads = fc.array(
    fc.record({
      stockpile: fc.constantFrom(...piles),
      quantity: fc.integer({ min: -500_000, max: 500_000 }),
      ref: fc.constantFrom('a', 'b', 'c'),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const at = new Date('2026-10-05T06:00:00Z')
  await fc.assert(
    fc.asyncProperty(loads, fc.boolean(), async (moves, isCorrection) => {
      await Promise.all(
        moves.map(({ ref, ...quantity }) =>
          writing(async (transaction) => {
            const cause = { type: 'load' as const, ref, who: '', at }
            if (isCorrection) await moveTo(transaction, cause, [quantity])
            else await move(transaction, { ...cause, ...quantity })
          }),
        ),
      )
      const own = peatTables(portal)
      const balances = await own
        .selectFrom('peatsale_stockpile')
        .select(['id', 'balance'])
        .where('id', 'in', piles)
        .execute()
      const moved = own.selectFrom('peatsale_stock_movement').select(['stockpile', 'quantity'])
      const rows = await moved.where('stockpile', 'in', piles).execute()
      for (const { id, balance } of balances) {
        const sum = rows.filter(({ stockpile }) => stockpile === id).reduce((all, { quantity }) => all + quantity, 0)
        expect(balance).toBe(sum)
      }
    }),
    { numRuns: 15 },
  )
})

test('Kuivikemyynti 2.2: a pile may fall below zero, and a closed one is not sold from', async () => {
  const movement = {
    stockpile: peat.biolan.baleStore,
    type: 'load' as const,
    quantity: -900_000,
    ref: 'load 2',
    who: '',
  }
  expect(await writing((transaction) => move(transaction, { ...movement, at: new Date() }))).toBe(-100_000)
  const own = peat.biolan.swamp
  const codes = async () =>
    (await stockAt(portal.host.database.reading as never, [own])).map(({ code, unit, free }) => [code, unit, free])
  expect(await codes()).toContainEqual(['KT-PAALI', 'pcs', -100_000])
  await writePeat(portal, (tables) =>
    tables
      .updateTable('peatsale_stockpile')
      .set({ state: 'closed' })
      .where('product', 'in', [bales, screened])
      .execute(),
  )
  expect((await codes()).map(([code]) => code)).toEqual(['KT-IRTO'])
})
