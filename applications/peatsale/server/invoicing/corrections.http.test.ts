/** Whatever is ordered, brought and corrected: what the files hold is what the loads say, to the cent (4.3, R15, R16). */
import { minutes, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveBatch, exportBatch, proposeBatch } from '../../contract/invoicing/calls.ts'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, peat, peatTables, startPeatPortal } from '../testing/index.ts'
import { confirmed, goods } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'driver' | 'lead' | 'loader' | 'otherOffice', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    ...{ driver: await enterAs(portal, 'driver'), lead: await enterAs(portal, 'lead') },
    ...{ loader: await enterAs(portal, 'loader'), otherOffice: await enterAs(portal, 'otherOffice') },
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Puhelimessa sovittu'
const period = { seller: peat.biolan.seller, from: '2026-10-01', to: '2026-10-31' } as const

/** The same numbers each time. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

type Facts = { readonly id: string; readonly line: string }

const told = (kind: LoadEvent['kind'], id: string, data: object) => loadEvent(kind, id, data as never)

/** An order of that much, all of its loads brought as the office was told, and verified. */
async function verifiedOrder(roll: (most: number) => number): Promise<readonly Facts[]> {
  const order = await confirmed(people.customer, people.office, { lines: [goods(100_000 + 1000 * roll(300))] })
  const rows = await peatTables(portal)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_load_line', 'load_id', 'peatsale_load.id')
    .select(['peatsale_load.id', 'peatsale_load_line.id as line', 'planned'])
    .where('order_id', '=', order)
    .execute()
  for (const { id, line, planned } of rows) {
    const quantity = Math.max(1, planned - roll(planned / 3))
    const brought = Math.max(1, quantity - roll(quantity / 30))
    const freight = { kind: 'perM3', price: 31_000, reason }
    const events = [
      told('assign', id, { to: { by: 'carrier', carrier: peat.suokoski.carrier }, reason }),
      told('finishLoading', id, {
        lines: [{ line, quantity, basis: 'box', stockpile: peat.biolan.bulkPile }],
        reason,
      }),
      told('deliver', id, { lines: [{ line, quantity: brought }], receipt: { kind: 'absent' }, reason }),
      told('verify', id, {
        lines: [{ line, billed: brought }],
        ...{ freight, waiting: { site: roll(90), swamp: 0 }, words: reason },
      }),
    ]
    const { body, text } = await people.office.ask(syncEvents, { events } as never)
    const { results } = body as unknown as { results?: { state: string }[] }
    if (results?.at(-1)?.state !== 'verified') throw new Error(text)
  }
  return rows
}

async function approved(): Promise<string> {
  const { proposal } = (await people.office.ask(proposeBatch, period)).body as {
    proposal: { loads: { id: string; version: number }[] }
  }
  const loads = proposal.loads.map(({ id, version }) => ({ id, version }))
  return String((await people.office.ask(approveBatch, { ...period, loads })).body['id'])
}

const correction = ({ id, line }: Facts, quantity: number, why: object = { reason }) =>
  told('correctDelivered', id, { lines: [{ line, quantity }], ...why })
const correct = async (load: Facts, quantity: number) =>
  expect((await people.office.ask(commandLoad, { event: correction(load, quantity) })).body.value).toBe('ok')

const file = async (id: string, format: 'csv' | 'json') => (await people.office.ask(exportBatch, { id, format })).text
const cents = (comma: string) => Math.round(Number(comma.replace(',', '.')) * 100)

/** The sums of a batch by each way to them. */
async function sumsOf(id: string) {
  const own = peatTables(portal)
  const batch = await own
    .selectFrom('peatsale_invoice_batch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await own.selectFrom('peatsale_invoice_row').selectAll().where('batch', '=', id).execute()
  const loads = await own.selectFrom('peatsale_load').selectAll().where('batch', '=', id).execute()
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)
  const json = JSON.parse(await file(id, 'json')) as { rows: { net: number; vat: number; gross: number }[] }
  const lines = (await file(id, 'csv'))
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  const head = lines[0]?.map((cell) => cell.replaceAll('"', '').replace('\uFEFF', '')) ?? []
  const csv = (column: string) => sum(lines.slice(1).map((line) => cents(line[head.indexOf(column)] ?? '')))
  const plain = rows.filter(({ correction_of }) => correction_of === null)
  return {
    batch: [batch.net, batch.vat, batch.gross],
    rows: [sum(rows.map(({ net }) => net)), sum(rows.map(({ vat }) => vat)), sum(rows.map(({ gross }) => gross))],
    json: [
      sum(json.rows.map(({ net }) => net)),
      sum(json.rows.map(({ vat }) => vat)),
      sum(json.rows.map((row) => row.gross)),
    ],
    csv: [csv('Veroton'), csv('Alv'), csv('Verollinen')],
    plain: [sum(plain.map(({ net }) => net)), sum(plain.map(({ vat }) => vat)), sum(plain.map(({ gross }) => gross))],
    loads: [sum(loads.map(({ net }) => net)), sum(loads.map(({ vat }) => vat)), sum(loads.map(({ gross }) => gross))],
  }
}

/** Of goods, over all batches and what waits for the next one. */
async function billedOf({ id }: Facts): Promise<number> {
  const rows = peatTables(portal).selectFrom('peatsale_invoice_row').select('quantity').where('load_id', '=', id)
  return (await rows.where('kind', '=', 'goods').execute()).reduce((sum, { quantity }) => sum + quantity, 0)
}

test.each([7, 77, 777])(
  'R15, R16: walk %i: files, rows, batch and loads have the same sums, and what is billed is what was delivered',
  async (seed) => {
    const roll = dice(seed)
    const loads = [...(await verifiedOrder(roll)), ...(await verifiedOrder(roll))]
    const batch = await approved()
    const delivered = new Map<Facts, number>()
    for (let step = 0; step < 4; step++) {
      const load = loads[roll(loads.length)] ?? loads[0]
      if (!load) throw new Error('no load')
      const quantity = 1 + roll(130_000)
      await correct(load, quantity)
      delivered.set(load, quantity)
    }
    const { plain, loads: ofLoads, ...whole } = await sumsOf(batch)
    expect(plain).toEqual(ofLoads)
    for (const sums of Object.values(whole)) expect(sums).toEqual(whole.batch)

    const before = await file(batch, 'csv')
    const [last] = loads
    if (last) {
      await correct(last, 40_000)
      delivered.set(last, 40_000)
    }
    expect(await file(batch, 'csv')).toBe(before)
    const { plain: _, loads: __, ...next } = await sumsOf(await approved())
    for (const sums of Object.values(next)) expect(sums).toEqual(next.batch)
    for (const [load, quantity] of delivered) expect(await billedOf(load)).toBe(quantity)
    const lines = peatTables(portal).selectFrom('peatsale_load_line').select(['id', 'delivered'])
    const stored = new Map((await lines.execute()).map(({ id, delivered: brought }) => [id, brought]))
    const untouched = loads.filter((load) => !delivered.has(load))
    for (const load of untouched) expect(await billedOf(load)).toBe(stored.get(load.line))
  },
  60_000,
)

test('2.4, R16: a locked load is corrected by its office alone and with a reason; whatever else is tried makes no row', async () => {
  const [load] = await verifiedOrder(dice(5))
  if (!load) throw new Error('no load')
  await approved()
  const billed = await billedOf(load)
  const rows = async () =>
    (await peatTables(portal).selectFrom('peatsale_invoice_row').select('id').where('load_id', '=', load.id).execute())
      .length
  const at = await rows()
  const { office, customer, driver, lead, loader, otherOffice } = people
  const tried: readonly [PeatPerson, LoadEvent, object][] = [
    [office, correction(load, 50_000, {}), { value: 'invalid_input', fields: ['reason'] }],
    [office, correction({ ...load, line: newId() }, 50_000), { value: 'invalid_input', fields: ['lines.line'] }],
    [office, told('undoDelivered', load.id, { reason }), { value: 'wrong_state' }],
    [office, told('unverify', load.id, { reason }), { value: 'wrong_state' }],
    [office, told('correctTimes', load.id, { reason }), { value: 'wrong_state' }],
    [office, told('correctCrew', load.id, { driver: driver.id, reason }), { value: 'wrong_state' }],
    [otherOffice, correction(load, 50_000), { value: 'not_found' }],
    [customer, correction(load, 50_000), { value: 'forbidden' }],
    [lead, correction(load, 50_000), { value: 'forbidden' }],
    [loader, correction(load, 50_000), { value: 'forbidden' }],
    // Kept as evidence, and a proposal to the office.
    [
      loader,
      told('finishLoading', load.id, {
        lines: [{ line: load.line, quantity: 50_000, basis: 'box', stockpile: peat.biolan.bulkPile }],
      }),
      { value: 'ok', flag: 'correction_proposal', state: 'locked' },
    ],
  ]
  for (const [by, event, answer] of tried) expect((await by.ask(commandLoad, { event })).body).toMatchObject(answer)
  expect([await billedOf(load), await rows()]).toEqual([billed, at])
  const twin = correction(load, 50_000)
  const answers = await Promise.all(Array.from({ length: 5 }, () => office.ask(commandLoad, { event: twin })))
  for (const { body } of answers) expect(body).toMatchObject({ value: 'ok', state: 'locked' })
  expect(await billedOf(load)).toBe(50_000)
  await correct(load, 50_000)
  expect(await billedOf(load)).toBe(50_000)
})

test('2.5: each correction of a locked load tells the value that stood before it, and one that changes nothing is none', async () => {
  const [load] = await verifiedOrder(dice(9))
  if (!load) throw new Error('no load')
  await approved()
  const original = await billedOf(load)
  for (const quantity of [50_000, 60_000, 60_000, original]) {
    portal.clock.advance(minutes(1))
    await correct(load, quantity)
  }
  const { corrections } = (await people.office.ask(readLoad, { id: load.id })).body['load'] as unknown as Load
  expect(corrections.map(({ field, before, after, afterBatch }) => [field, before, after, afterBatch])).toEqual([
    ['delivered', '60000', String(original), true],
    ['delivered', '50000', '60000', true],
    ['delivered', String(original), '50000', true],
  ])
})
