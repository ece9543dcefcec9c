/** What follows from commands on loads: for other loads, the order, the stock, and who was taken by surprise (2.3, 2.4). */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, peatTables, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let driver: PeatPerson
let loader: PeatPerson
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  driver = await enterAs(portal, 'driver')
  loader = await enterAs(portal, 'loader')
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const nobody = { state: 'planned', carrier: null, driver: null, vehicle: null }
const receipt = { kind: 'absent' as const }

async function send(person: PeatPerson, event: LoadEvent): Promise<Record<string, unknown>> {
  const { body } = await person.ask(commandLoad, { event })
  expect(body.value, `${event.kind}: ${JSON.stringify(body)}`).toBe('ok')
  return body
}

const box = ({ line }: MadeLoad, quantity: number) =>
  ({ lines: [{ line, quantity, basis: 'box', stockpile: peat.biolan.bulkPile }] }) as never

async function loadsOf(order: string) {
  const own = peatTables(portal)
  const loads = await own
    .selectFrom('peatsale_load')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('position')
    .execute()
  const lines = await own.selectFrom('peatsale_load_line').selectAll().orderBy('position').execute()
  return loads.map((load) => ({
    ...load,
    planned: lines.filter(({ load_id }) => load_id === load.id).reduce((sum, { planned }) => sum + planned, 0),
  }))
}

async function orderState(id: string): Promise<string> {
  const orders = peatTables(portal).selectFrom('peatsale_order').select('state').where('id', '=', id)
  return (await orders.executeTakeFirstOrThrow()).state
}

async function movedFor(load: string): Promise<number> {
  const moves = peatTables(portal).selectFrom('peatsale_stock_movement').select('quantity').where('ref', '=', load)
  return (await moves.execute()).reduce((sum, { quantity }) => sum + quantity, 0)
}

test('Kuivikemyynti 2.4: a load is split into loads with the next numbers, and merged into one again', async () => {
  const made = await makeLoad(portal, { load: nobody })
  const part = (quantity: number) => ({ lines: [{ line: made.orderLine, quantity: quantity as never }] })
  await send(office, loadEvent('split', made.id, { loads: [part(50_000), part(40_000), part(30_000)] }))
  const parts = await loadsOf(made.order)
  expect(parts.map(({ position, planned, state }) => [position, planned, state])).toEqual([
    [1, 50_000, 'planned'],
    [2, 40_000, 'planned'],
    [3, 30_000, 'planned'],
  ])
  expect(parts.map(({ number }) => number.slice(-2))).toEqual(['-1', '-2', '-3'])
  await send(office, loadEvent('merge', made.id, { load: parts[1]?.id ?? '' }))
  expect((await loadsOf(made.order)).map(({ planned, state }) => [planned, state])).toEqual([
    [90_000, 'planned'],
    [40_000, 'cancelled'],
    [30_000, 'planned'],
  ])
})

test('Kuivikemyynti 2.4: a failed load takes its peat back to the swamp and is replaced; taken back, all is as it was', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  await send(loader, loadEvent('finishLoading', made.id, box(made, 118_000)))
  await send(driver, loadEvent('fail', made.id, { problem: 'noAccess', where: 'swamp' }))
  expect(await movedFor(made.id)).toBe(0)
  expect(await orderState(made.order)).toBe('confirmed')
  const [, replacement] = await loadsOf(made.order)
  expect(replacement).toMatchObject({ state: 'planned', planned: 120_000, replaces: made.id })
  await send(office, loadEvent('undoFail', made.id, { reason: 'Väärä nappi' }))
  expect(await movedFor(made.id)).toBe(-118_000)
  expect((await loadsOf(made.order)).map(({ state }) => state)).toEqual(['loaded', 'cancelled'])
  expect(await orderState(made.order)).toBe('in_delivery')
})

test('Kuivikemyynti 2.4: the driver was online first: the loader’s event fills what is missing, and its flag goes', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  expect(await send(driver, loadEvent('deliver', made.id, { receipt }))).toMatchObject({ flag: 'loaded_missing' })
  expect((await loadsOf(made.order))[0]).toMatchObject({ open_flags: 1 })
  expect(await send(loader, loadEvent('finishLoading', made.id, box(made, 119_000)))).toMatchObject({ flag: 'late' })
  const own = peatTables(portal)
  const line = own.selectFrom('peatsale_load_line').select(['loaded', 'delivered']).where('id', '=', made.line)
  expect(await line.executeTakeFirst()).toEqual({ loaded: 119_000, delivered: 119_000 })
  expect(await movedFor(made.id)).toBe(-119_000)
  const open = own.selectFrom('peatsale_flag').select('flag').where('load_id', '=', made.id)
  expect(await open.where('resolved_at', 'is', null).execute()).toEqual([{ flag: 'late' }])
  expect(await orderState(made.order)).toBe('delivered')
})

test('Kuivikemyynti 2.3: a load of an order on hold that is loaded all the same is flagged, and the order is in delivery', async () => {
  const held = { state: 'on_hold', held_from: 'confirmed', hold_kind: 'thaw', hold_words: 'Tie on pehmeä' }
  const made = await makeLoad(portal, { load: { driver: driver.id }, order: held })
  expect(await send(driver, loadEvent('arriveAtSwamp', made.id, {}))).toMatchObject({
    ...{ result: 'flagged', flag: 'order_on_hold', state: 'loading' },
  })
  expect(await orderState(made.order)).toBe('in_delivery')
})

test('Kuivikemyynti 2.4: a second loading is kept as evidence, and the peat moves once until the office decides', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  await send(loader, loadEvent('finishLoading', made.id, box(made, 118_000)))
  const again = await send(loader, loadEvent('finishLoading', made.id, box(made, 60_000)))
  expect(again).toMatchObject({ flag: 'possible_duplicate', state: 'loaded' })
  expect(await movedFor(made.id)).toBe(-118_000)
  await send(
    office,
    loadEvent('correctLoaded', made.id, { ...(box(made, 117_000) as object), reason: 'Mittavirhe' } as never),
  )
  expect(await movedFor(made.id)).toBe(-117_000)
  const noted = peatTables(portal).selectFrom('peatsale_correction').select(['field', 'old', 'new', 'reason'])
  expect(await noted.where('target_id', '=', made.line).execute()).toEqual([
    { field: 'loaded', old: '118000', new: '117000', reason: 'Mittavirhe' },
  ])
  const read = async (by: typeof office) =>
    (await by.ask(readLoad, { id: made.id })).body as unknown as AnswerOf<typeof readLoad>
  const seen = await read(office)
  const value = { field: 'loaded', line: made.line, before: '118000', after: '117000' }
  expect(seen.load.corrections).toMatchObject([{ ...value, reason: 'Mittavirhe', afterBatch: false }])
  expect(seen.latest).toMatchObject({ kind: 'correctLoaded', isOwn: true })
  expect((await read(driver)).load.corrections).toEqual([])
  expect((await read(loader)).load.corrections).toEqual([])
})

test('Kuivikemyynti 4.1: a load has its waybill when it is loaded, a further edition with the receipt, and a delivery note', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  const papers = async () => {
    const documents = peatTables(portal).selectFrom('peatsale_document').select(['kind', 'edition', 'is_void'])
    const rows = await documents.where('of_id', '=', made.id).orderBy('kind').orderBy('edition').execute()
    return rows.map(({ kind, edition, is_void }) => `${kind} ${edition}${is_void === 1 ? ' void' : ''}`)
  }
  await send(loader, loadEvent('finishLoading', made.id, box(made, 118_000)))
  expect(await papers()).toEqual(['waybill 1'])
  await send(driver, loadEvent('deliver', made.id, { receipt }))
  expect(await papers()).toEqual(['deliveryNote 1', 'waybill 1', 'waybill 2'])
  await send(office, loadEvent('undoDelivered', made.id, { reason: 'Väärä kuorma' }))
  expect(await papers()).toEqual(['deliveryNote 1 void', 'waybill 1', 'waybill 2'])
})

test('Kuivikemyynti 2.4, 5.4: a truck that comes for a load nobody was given is counted by buckets and named by its plate at Done', async () => {
  const made = await makeLoad(portal, { load: nobody })
  await send(loader, loadEvent('bucket', made.id, { count: 2, bucketSize: 3500 as never }))
  const done = (vehicle: string) =>
    loadEvent('finishLoading', made.id, { ...(box(made, 118_000) as object), vehicle } as never)
  const stranger = await loader.ask(commandLoad, { event: done(peat.lakeus.truck) })
  expect(stranger.body).toMatchObject({ value: 'invalid_input', fields: ['vehicle'] })
  await send(loader, done(peat.suokoski.semi))
  const [load] = await loadsOf(made.order)
  expect(load).toMatchObject({
    state: 'loaded',
    vehicle: peat.suokoski.semi,
    carrier: peat.suokoski.carrier,
    driver: null,
  })
  expect(await waybillPlate(made.id)).toBe('ZZA-102')
})

test('Kuivikemyynti 2.4: a load keeps the truck that its carrier gave it, whatever the loader saw', async () => {
  const made = await makeLoad(portal)
  await send(
    loader,
    loadEvent('finishLoading', made.id, { ...(box(made, 118_000) as object), vehicle: peat.suokoski.semi } as never),
  )
  expect(await loadsOf(made.order)).toMatchObject([{ state: 'loaded', vehicle: peat.suokoski.truck }])
})

async function waybillPlate(of: string): Promise<unknown> {
  const papers = peatTables(portal).selectFrom('peatsale_document').select('content').where('of_id', '=', of)
  const { content } = await papers.where('kind', '=', 'waybill').executeTakeFirstOrThrow()
  return JSON.parse(content).vehicle.plate
}

test('Kuivikemyynti 2.8: bad quantities are refused at their field, and nothing is written', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  const told = async (quantity: unknown) => {
    const event = loadEvent('finishLoading', made.id, box(made, quantity as number))
    const { status, body } = await loader.ask(commandLoad, { event })
    return [status, ...(body.fields ?? [])]
  }
  expect(await told(0)).toEqual([422, 'lines.quantity'])
  expect(await told(1_000_000_000)).toEqual([422, 'lines.quantity'])
  for (const bad of [-1, 118.5, '118', 1e12, null]) {
    expect(await told(bad)).toEqual([422, 'event.data.lines.quantity'])
  }
  expect(await movedFor(made.id)).toBe(0)
  expect((await loadsOf(made.order))[0]).toMatchObject({ state: 'assigned', version: 2 })
})

test('Kuivikemyynti 2.4, GEN-13: what happens to a load is told at once to whoever has it in a list', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id } })
  await using atSwamp = await openLiveStream(portal.address, loader.token)
  await using inOffice = await openLiveStream(portal.address, office.token)
  await send(driver, loadEvent('arriveAtSwamp', made.id, {}))
  for (const stream of [atSwamp, inOffice]) {
    const told = () => stream.events.filter(({ topic }) => topic === 'peatsale:loads').flatMap(({ ids }) => ids)
    await expect.poll(told, { timeout: 60_000 }).toContain(made.id)
  }
})
