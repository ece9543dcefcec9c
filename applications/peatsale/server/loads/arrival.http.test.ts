/** The farmer reads when a load should be at the farm: from its slot or what has happened, and the road. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let customer: PeatPerson
const { load } = peat.biolanOrder

beforeAll(async () => {
  // It is 9.00 in Finland.
  portal = await startPeatPortal()
  customer = await enterAs(portal, 'customer')
  await writePeat(portal, async (own) => {
    const km = { site: peat.kalliorinne.site, swamp: peat.biolan.swamp, km: 90 }
    await own.insertInto('peatsale_site_distance').values(km).execute()
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function arrival(values: object): Promise<string | null> {
  const row = { day: '2026-10-05', slot_from: '', swamp: peat.biolan.swamp, ...values }
  await writePeat(portal, (own) => own.updateTable('peatsale_load').set(row).where('id', '=', load).execute())
  const { body } = await customer.ask(readLoad, { id: load })
  return (body as { load: Load }).load.arrival
}

test('Kuivikemyynti 5.1: a load is expected half an hour of loading and the road after its slot', async () => {
  expect(await arrival({ state: 'assigned', slot_from: '2026-10-05T07:00:00.000Z' })).toBe('2026-10-05T09:00:00.000Z')
  const { nextLoad } = (await customer.ask(readStart, {})).body as { nextLoad: { arrival: string } }
  expect(nextLoad.arrival).toBe('2026-10-05T09:00:00.000Z')
  expect(await arrival({ state: 'assigned' })).toBeNull()
})

test('Kuivikemyynti 5.1: what has happened at the swamp counts instead of the slot, in quarters of an hour', async () => {
  const slot = { slot_from: '2026-10-05T07:00:00.000Z' }
  const loading = { state: 'loading', load_start_at: '2026-10-05T05:50:00.000Z' }
  expect(await arrival({ ...slot, ...loading })).toBe('2026-10-05T08:00:00.000Z')
  const loaded = { state: 'loaded', loaded_at: '2026-10-05T05:30:00.000Z', departed_at: null }
  expect(await arrival({ ...slot, ...loaded })).toBe('2026-10-05T07:00:00.000Z')
  expect(await arrival({ ...slot, ...loaded, departed_at: '2026-10-05T05:50:00.000Z' })).toBe(
    '2026-10-05T07:30:00.000Z',
  )
})

test('Kuivikemyynti 5.1: nothing is promised that has passed, that has come, or whose road nobody knows', async () => {
  const loaded = { state: 'loaded', loaded_at: '2026-10-05T05:30:00.000Z' }
  expect(await arrival({ ...loaded, departed_at: '2026-10-05T03:00:00.000Z' })).toBeNull()
  expect(await arrival({ ...loaded, departed_at: null, arrived_site_at: '2026-10-05T05:55:00.000Z' })).toBeNull()
  expect(await arrival({ ...loaded, arrived_site_at: null, is_collected: 1 })).toBeNull()
  await writePeat(portal, async (own) => {
    await own.deleteFrom('peatsale_site_distance').where('site', '=', peat.kalliorinne.site).execute()
    const nowhere = { gate_lat: null, gate_lon: null, tip_lat: null, tip_lon: null }
    await own.updateTable('logistics_site').set(nowhere).where('id', '=', peat.kalliorinne.site).execute()
  })
  expect(await arrival({ ...loaded, is_collected: 0 })).toBeNull()
})
