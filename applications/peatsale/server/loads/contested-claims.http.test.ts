/** A thousand offered loads, each claimed by the dispatchers of two carriers at once (2.8): one has it, the other is told. */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import { loadLineRows, loadRows, orderLineRows, orderRows } from '../testing/fixture-work.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'

const contested = 1000
/** Loads that are claimed at the same time. */
const atOnce = 8
const ordersOfLoads = 50
const rowsOfInsert = 10

let portal: TestPortal
let rivals: readonly PeatPerson[]
const ids = Array.from({ length: contested }, () => newId())

beforeAll(async () => {
  portal = await startPeatPortal()
  rivals = [await enterAs(portal, 'lead'), await enterAs(portal, 'otherLead')]
  const [load, line, order, orderLine] = [loadRows()[0], loadLineRows()[0], orderRows()[0], orderLineRows()[0]]
  if (!load || !line || !order || !orderLine) throw new Error('The fixture has no load')
  const orders = Array.from({ length: ordersOfLoads }, (_, at) => ({
    ...{ ...order, id: newId(), number: `KM-26-${9000 + at}`, sort_number: `KM-26-${9000 + at}` },
    line: newId(),
  }))
  const orderOf = (at: number) => orders[at % ordersOfLoads] ?? { id: '', line: '' }
  const open = { state: 'open', carrier: null, driver: null, vehicle: null, offered: 1 }
  const rows = ids.map((id, at) => ({
    ...{ ...load, ...open, id, number: `KM-26-09999-${at + 1}`, position: at + 100 },
    order_id: orderOf(at).id,
    offer_deadline: '2026-10-30T12:00:00.000Z',
  }))
  await writePeat(portal, async (own) => {
    await own
      .insertInto('peatsale_carrier_seller')
      .values({ carrier: peat.lakeus.carrier, seller: peat.biolan.seller })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { line: lineId, ...row } of orders) {
      await own.insertInto('peatsale_order').values(row).execute()
      const ordered = { ...orderLine, id: lineId, order_id: row.id }
      await own.insertInto('peatsale_order_line').values(ordered).execute()
    }
    for (let from = 0; from < contested; from += rowsOfInsert) {
      const some = rows.slice(from, from + rowsOfInsert)
      await own.insertInto('peatsale_load').values(some).execute()
      const lines = some.map(({ id }, at) => ({
        ...{ ...line, id: newId(), load_id: id, order_line: orderOf(from + at).line },
      }))
      await own.insertInto('peatsale_load_line').values(lines).execute()
      const offers = some.flatMap(({ id: load_id }) =>
        [peat.suokoski.carrier, peat.lakeus.carrier].map((carrier) => ({ load_id, carrier })),
      )
      await own.insertInto('peatsale_load_offer').values(offers).execute()
    }
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

test('Kuivikemyynti 2.8: of 1 000 contested claims each has one winner, and every other claimer is told that the load is taken', async () => {
  const answers = new Map<string, readonly string[]>()
  const waiting = [...ids]
  async function work(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) answers.set(id, await contest(id))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const told = new Set([...answers.values()].map((each) => each.toSorted().join(' ')))
  expect(answers.size).toBe(contested)
  expect([...told]).toEqual(['assigned load_taken'])
  const own = peatTables(portal)
  const loads = await own
    .selectFrom('peatsale_load')
    .select(['id', 'state', 'carrier'])
    .where('id', 'in', ids)
    .execute()
  const claims = own.selectFrom('peatsale_event').select(['of_id', 'actor']).where('kind', '=', 'claim')
  const kept = await claims.where('of_id', 'in', ids).execute()
  expect(loads.every(({ state, carrier }) => state === 'assigned' && carrier !== null)).toBe(true)
  // The log names the same one, once.
  expect(new Set(kept.map(({ of_id }) => of_id)).size).toBe(contested)
  expect(kept).toHaveLength(contested)
  const carrierOf = new Map(
    rivals.map((person, at) => [person.id, at === 0 ? peat.suokoski.carrier : peat.lakeus.carrier]),
  )
  const byLoad = new Map(loads.map(({ id, carrier }) => [id, carrier]))
  expect(kept.every(({ of_id, actor }) => byLoad.get(of_id) === carrierOf.get(actor))).toBe(true)
})

test('Kuivikemyynti 2.6: the one who came too late does not see the load any more', async () => {
  const [id = ''] = ids
  const statuses = await Promise.all(rivals.map(async (person) => (await person.ask(readLoad, { id })).status))
  expect(statuses.toSorted()).toEqual([200, 404])
})

async function contest(id: string): Promise<readonly string[]> {
  return await Promise.all(
    rivals.map(async (person) => {
      const { status, body } = await person.ask(commandLoad, { event: loadEvent('claim', id, {}, { baseVersion: 1 }) })
      return String(status === 200 ? body['state'] : body.value)
    }),
  )
}
