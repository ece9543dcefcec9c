/** What a device has gathered comes in one batch, in any order; each event is answered as if it had come alone (2.8). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, peatTables, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let loader: PeatPerson
let driver: PeatPerson
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  loader = await enterAs(portal, 'loader')
  driver = await enterAs(portal, 'driver')
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

type Events = Parameters<typeof loader.ask<typeof syncEvents>>[1]['events']

async function sync(person: PeatPerson, events: readonly object[]) {
  const { body } = await person.ask(syncEvents, { events: events as unknown as Events })
  return (body as unknown as { results: object[] }).results
}

test('Kuivikemyynti 2.8: in a batch each event is answered as alone; a refused one has written nothing', async () => {
  const made = await makeLoad(portal)
  const lines = [{ line: made.line, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile }]
  const finished = loadEvent('finishLoading', made.id, { lines } as never)
  const refused = loadEvent('depart', made.id, {})
  const foreign = loadEvent('note', peat.novarboOrder.load, { text: 'Portti on auki' })
  const counted = loadEvent('bucket', made.id, { count: 1, bucketSize: 4_000 as never })
  expect(await sync(loader, [finished, refused, foreign, counted, finished])).toEqual([
    { id: finished.id, result: 'applied', flag: null, state: 'loaded', version: 2 },
    { id: refused.id, result: 'refused', code: 'forbidden', fields: [], state: 'loaded', version: 2 },
    { id: foreign.id, result: 'refused', code: 'not_found', fields: [], state: null, version: null },
    { id: counted.id, result: 'flagged', flag: 'late', state: 'loaded', version: 2 },
    { id: finished.id, result: 'applied', flag: null, state: 'loaded', version: 2 },
  ])
  const events = peatTables(portal).selectFrom('peatsale_event').select('id').where('of_id', '=', made.id)
  expect((await events.orderBy('seq').execute()).map(({ id }) => id)).toEqual([finished.id, counted.id])
})

test('Kuivikemyynti 2.8: the same batch twenty times at once, and its event alone, have one effect and one answer', async () => {
  const made = await makeLoad(portal, { load: { driver: driver.id, state: 'loaded' }, line: { loaded: 118_000 } })
  const event = loadEvent('deliver', made.id, { receipt: { kind: 'absent' } })
  const answer = { result: 'applied', flag: null, state: 'delivered', version: 2 }
  const batches = await Promise.all(Array.from({ length: 20 }, () => sync(driver, [event])))
  for (const results of batches) expect(results).toEqual([{ id: event.id, ...answer }])
  expect((await driver.ask(commandLoad, { event })).body).toMatchObject({ event: event.id, ...answer })
  const own = peatTables(portal)
  expect(await own.selectFrom('peatsale_event').select('id').where('of_id', '=', made.id).execute()).toHaveLength(1)
  const notes = own.selectFrom('peatsale_document').select('id').where('of_id', '=', made.id)
  expect(await notes.where('kind', '=', 'deliveryNote').execute()).toHaveLength(1)
})

test('Kuivikemyynti 2.8: a command that orders and loads both have goes to what it is about', async () => {
  const made = await makeLoad(portal)
  const note = loadEvent('note', made.order, { text: 'Tilauksesta' })
  const load = loadEvent('note', made.id, { text: 'Kuormasta' })
  const nothing = loadEvent('arriveAtSwamp', made.order, {})
  expect(await sync(office, [note, load, nothing])).toMatchObject([
    { id: note.id, result: 'applied', state: 'confirmed' },
    { id: load.id, result: 'applied', state: 'assigned' },
    { id: nothing.id, result: 'refused', code: 'not_found', state: null },
  ])
})
