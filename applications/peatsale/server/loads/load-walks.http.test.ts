/** Walks of random commands: whatever people do, the log, the stock and what is kept for the order agree. */
import { foldFault } from '@workspace/logistics/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { CasePeople, MadeLoad } from '../testing/index.ts'
import { enterAs, loadCases, loadEvent, makeLoad, peatTables, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let people: CasePeople

beforeAll(async () => {
  portal = await startPeatPortal()
  const entered = {
    ...{ customer: await enterAs(portal, 'customer'), driver: await enterAs(portal, 'driver') },
    ...{ mate: await enterAs(portal, 'driver'), lead: await enterAs(portal, 'lead') },
    ...{ otherLead: await enterAs(portal, 'otherLead'), loader: await enterAs(portal, 'loader') },
    ...{ office: await enterAs(portal, 'office'), otherOffice: await enterAs(portal, 'otherOffice') },
  }
  people = { ...entered, superadmin: await enterAs(portal, 'superadmin') }
})
afterAll(() => portal[Symbol.asyncDispose]())

/** The same numbers each time: a walk that fails is walked again. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const cells = loadCases.filter(({ answer }) => !answer.startsWith('not_found'))

async function walk(made: MadeLoad, seed: number): Promise<number> {
  const roll = dice(seed)
  let taken = 0
  for (let step = 0; step < 100; step++) {
    const { kind, by, data } = cells[roll(cells.length)] ?? cells[0] ?? loadCases[0] ?? never()
    const event: LoadEvent = loadEvent(kind, made.id, (data?.(made, people) ?? {}) as never)
    const { status, body } = await people[by].ask(commandLoad, { event })
    expect([200, 403, 404, 409, 422]).toContain(status)
    if (body.value === 'ok') taken++
  }
  return taken
}

test.each([11, 22, 33, 44, 55, 66])(
  'Kuivikemyynti 2.8: walk %i leaves log, stock and reservations that agree',
  async (seed) => {
    const made = await makeLoad(portal, { load: { driver: people.driver.id } })
    expect(await walk(made, seed)).toBeGreaterThan(4)
    const own = peatTables(portal)
    const loads = await own.selectFrom('peatsale_load').selectAll().where('order_id', '=', made.order).execute()
    const order = await own
      .selectFrom('peatsale_order')
      .selectAll()
      .where('id', '=', made.order)
      .executeTakeFirstOrThrow()
    expect(foldFault(orderMachine, await eventsOf(made.order), order.state) ?? '').toMatch(/^$|without an event/)
    for (const load of loads) {
      const fault = foldFault(loadMachine, await eventsOf(load.id), load.state)
      expect(fault, `${load.number} after walk ${seed}`).toBeUndefined()
      const lines = await own.selectFrom('peatsale_load_line').selectAll().where('load_id', '=', load.id).execute()
      const loaded = lines.reduce((sum, line) => sum + (line.loaded ?? 0), 0)
      const moved = await own
        .selectFrom('peatsale_stock_movement')
        .select('quantity')
        .where('ref', '=', load.id)
        .execute()
      // A sum of whole numbers may be −0.
      const net = moved.reduce((sum, { quantity }) => sum + quantity, 0) + 0
      const isOut = ['loaded', 'delivered', 'verified'].includes(load.state)
      const isBack = load.state === 'failed' && load.fail_place === 'swamp'
      if (isOut) expect(net).toBe(-loaded + 0)
      if (isBack || loaded === 0) expect(net).toBe(0)
      if (load.state === 'verified') expect(lines.map(({ billed }) => billed)).toEqual([118_000])
    }
    await expectKept(made, order.state)
  },
)

/** What is kept is what is still to come. */
async function expectKept({ order, orderLine }: MadeLoad, state: string): Promise<void> {
  const own = peatTables(portal)
  const line = await own
    .selectFrom('peatsale_order_line')
    .selectAll()
    .where('id', '=', orderLine)
    .executeTakeFirstOrThrow()
  const rows = await own.selectFrom('peatsale_reservation').select('quantity').where('order_id', '=', order).execute()
  const rest = ['delivered', 'closed'].includes(state) ? 0 : Math.max(0, line.ordered - line.delivered)
  expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(rest)
}

async function eventsOf(id: string) {
  const events = peatTables(portal).selectFrom('peatsale_event').select(['kind', 'role', 'state'])
  return await events.where('of_id', '=', id).orderBy('seq').execute()
}

function never(): never {
  throw new Error('There are no cases')
}
