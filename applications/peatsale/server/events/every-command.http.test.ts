/** Every command by every role over HTTP, chosen from the machines' tables: one that is taken, one that is refused. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import { commandOrder } from '../../contract/orders/calls.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import { chosenCells, resultShown } from '../testing/every-command.ts'
import type { LoadPeople } from '../testing/every-load-command.ts'
import { besides, loadData, loadFor } from '../testing/every-load-command.ts'
import type { OrderPeople } from '../testing/every-order-command.ts'
import { orderData, orderFor } from '../testing/every-order-command.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { orderEvent } from '../testing/order-events.ts'

let portal: TestPortal
let loadPeople: LoadPeople
let orderPeople: OrderPeople
let newcomer: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  const as = (caller: Parameters<typeof enterAs>[1]) => enterAs(portal, caller)
  const seller = {
    officeOwn: await as('office'),
    officeOther: await as('otherOffice'),
    superadmin: await as('superadmin'),
  }
  const buyer = { customerOwn: await as('customer'), customerOther: await as('member') }
  const [lead, otherLead, loader, driver] = [
    await as('lead'),
    await as('otherLead'),
    await as('loader'),
    await as('driver'),
  ]
  newcomer = await as('newcomer')
  loadPeople = {
    ...{ ...seller, ...buyer, leadOwn: lead, leadOffered: lead, leadOther: otherLead, driverOwn: driver },
    ...{ driverMate: await as('driver'), driverOffered: driver, driverFormer: await as('driver') },
    ...{ loaderOwn: loader, loaderOther: loader },
  }
  orderPeople = { ...seller, ...buyer, enterer: await as('orderingDriver'), leadOther: lead, driver, loader }
  const claims = { person: driver.id, carrier: peat.suokoski.carrier, may_claim: 1, sees_freight: 0 }
  await writePeat(portal, (own) => own.insertInto('peatsale_driver_right').values(claims).execute())
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Asked {
  readonly cell: { readonly state: string; readonly role: string; readonly command: string; readonly expected: string }
  readonly by: PeatPerson
  readonly event: { readonly id: string; readonly of: string }
}

/** In batches of fifty, as devices send them. @returns what is answered otherwise than the tables say. */
async function otherwise(asked: readonly Asked[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const [by, its] of Map.groupBy(asked, (each) => each.by)) {
    for (let from = 0; from < its.length; from += 50) {
      const sent = its.slice(from, from + 50)
      const { body, text } = await by.ask(syncEvents, { events: sent.map(({ event }) => event) } as never)
      const { results } = body as unknown as { results?: Parameters<typeof resultShown>[0][] }
      if (results === undefined) throw new Error(text)
      for (const [at, { cell }] of sent.entries()) {
        const shown = resultShown(results[at] ?? { state: null })
        const { command, state, role, expected } = cell
        if (shown !== expected) found.push(`${command} in ${state} by ${role}: ${shown}, not ${expected}`)
      }
    }
  }
  return found
}

async function written(asked: readonly Asked[]): Promise<number> {
  const ids = asked.map(({ event }) => event.id)
  const events = peatTables(portal).selectFrom('peatsale_event').select('id').where('id', 'in', ids)
  return (await events.execute()).length
}

const loads = chosenCells(loadMachine, {
  states: [
    'assigned',
    'loading',
    'loaded',
    'delivered',
    'verified',
    'open',
    'planned',
    'locked',
    'failed',
    'cancelled',
  ],
  settled: { 'open or planned': 'planned' },
  // Offered is only what is open, and what is open is nobody's yet.
  stands: (role, state) => /Offered$/.test(role) === (state === 'open') || !/^(lead|driver)(Own|Offered)$/.test(role),
})
const orders = chosenCells(orderMachine, {
  states: ['confirmed', 'submitted', 'on_hold', 'in_delivery', 'draft', 'rejected', 'cancelled', 'delivered', 'closed'],
  settled: { heldFrom: 'confirmed', 'as asked': 'confirmed', derived: 'cancelled' },
})

async function askedOfLoads(cells: typeof loads.taken): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  for (const cell of cells) {
    const made = await loadFor(portal, loadPeople, cell)
    const other = cell.command === 'merge' ? await besides(portal, made) : ''
    const kind = cell.command as keyof typeof loadData
    const data = loadData[kind](made, { state: cell.state, driver: loadPeople.driverMate.id, other })
    const by = loadPeople[cell.role as keyof LoadPeople]
    asked.push({ cell, by, event: loadEvent(kind, made.id, data as never, { baseVersion: 2 }) })
  }
  return asked
}

async function askedOfOrders(cells: typeof orders.taken): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  for (const cell of cells) {
    const made = await orderFor(portal, orderPeople, cell)
    const data = orderData[cell.command](made, cell.role)
    const by = orderPeople[cell.role as keyof OrderPeople]
    asked.push({ cell, by, event: orderEvent(cell.command, made.order, data as never, { baseVersion: 2 }) })
  }
  return asked
}

const counted = `${loads.taken.length} + ${loads.refused.length} of loads, ${orders.taken.length} + ${orders.refused.length} of orders`

test(`Kuivikemyynti 2.3, 2.4: every command by every role that may is taken, and written (${counted})`, async () => {
  const asked = [...(await askedOfLoads(loads.taken)), ...(await askedOfOrders(orders.taken))]
  expect(await otherwise(asked)).toEqual([])
  expect(await written(asked)).toBe(asked.length)
}, 120_000)

test('Kuivikemyynti 2.3, 2.4: every command by every role that may not, or not then, is refused as the tables say, and writes nothing', async () => {
  const asked = [...(await askedOfLoads(loads.refused)), ...(await askedOfOrders(orders.refused))]
  expect(await otherwise(asked)).toEqual([])
  expect(await written(asked)).toBe(0)
}, 120_000)

test('Kuivikemyynti 2.3, 2.4: nobody signed in is unauthorized, and whoever has no role here is forbidden, alone and in a batch', async () => {
  const [load] = await askedOfLoads(loads.taken.slice(0, 1))
  const [order] = await askedOfOrders(orders.taken.slice(0, 1))
  for (const [call, input] of [
    [commandLoad, { event: load?.event }],
    [commandOrder, { event: order?.event }],
    [syncEvents, { events: [load?.event, order?.event] }],
  ] as const) {
    expect((await portal.ask(call, input as never)).status).toBe(401)
    expect(await newcomer.ask(call, input as never)).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  }
})
