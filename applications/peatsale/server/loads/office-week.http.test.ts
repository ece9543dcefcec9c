/** The office's week: sums per day, swamp and carrier, and the orders that wait for confirmation (issue 26, 3.5). */

import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOfficeWeek } from '../../contract/loads/week-call.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const week = '2026-W44'
const nobody = { state: 'planned', carrier: null, driver: null, vehicle: null, assigned_at: null, week }

async function read(by: PeatPerson) {
  const { body } = await by.ask(readOfficeWeek, { week } as never)
  return body as unknown as AnswerOf<typeof readOfficeWeek> & { value: string }
}

test('Kuivikemyynti 5.5: a week tells sums per day, swamp and carrier, and orders that wait apart from them', async () => {
  await makeLoad(portal, { load: { week, day: '2026-10-27' } })
  await makeLoad(portal, {
    load: { week, day: '2026-10-27', state: 'delivered' },
    line: { loaded: 118_000, delivered: 117_000 },
  })
  await makeLoad(portal, { load: { week, day: '2026-10-27', state: 'cancelled' } })
  const bare = await makeLoad(portal, { load: { ...nobody, day: '' } })
  await makeLoad(portal, { load: { ...nobody, day: '2026-10-28', is_collected: 1 } })
  const wished = { state: 'submitted', week, wish_week: null, wish_from: '2026-10-29', wish_to: '2026-10-29' }
  const waiting = await makeLoad(portal, { order: wished, load: { state: 'cancelled' } })
  const { sums, swamps, carriers, loads, orders } = await read(office)
  const { swamp } = peat.biolan
  const place = { swamp, carrier: peat.suokoski.carrier, isCollected: false }
  expect(sums.filter(({ kind }) => kind === 'load').toSorted((a, b) => b.volume - a.volume)).toEqual([
    { kind: 'load', day: '2026-10-27', ...place, volume: 237_000, count: 2 },
    { kind: 'load', day: null, ...place, carrier: null, volume: 120_000, count: 1 },
    { kind: 'load', day: '2026-10-28', ...place, carrier: null, isCollected: true, volume: 120_000, count: 1 },
  ])
  expect(sums.filter(({ kind }) => kind === 'order')).toEqual([
    {
      ...{ kind: 'order', day: '2026-10-29', swamp: null, carrier: null, isCollected: false },
      volume: 120_000,
      count: 1,
    },
  ])
  expect(swamps.find(({ id }) => id === swamp)).toMatchObject({ loads: 4 })
  const suokoski = carriers.find(({ id }) => id === peat.suokoski.carrier)
  expect(suokoski?.plates).toContain('ZZA-101')
  expect(suokoski?.capacity).toBeGreaterThan(0)
  expect(loads.map(({ id }) => id)).toContain(bare.id)
  expect(loads).toHaveLength(2)
  expect(orders.map(({ id }) => id)).toEqual([waiting.order])
})

test('Kuivikemyynti 2.6: another seller’s office sees nothing of the week but its own, and nobody else has one', async () => {
  const other = await read(await enterAs(portal, 'otherOffice'))
  expect([...other.sums, ...other.loads, ...other.orders]).toEqual([])
  expect(other.carriers.map(({ id }) => id)).not.toContain(peat.suokoski.carrier)
  for (const who of ['customer', 'driver', 'lead', 'loader'] as const) {
    expect((await read(await enterAs(portal, who))).value, who).toBe('forbidden')
  }
})

test('Kuivikemyynti 5.5: a load with two products counts once, and pieces count by their volume', async () => {
  const { id } = await makeLoad(portal, { load: { ...nobody, week: '2026-W45', day: '' } })
  await writePeat(portal, async (own) => {
    const line = await own
      .selectFrom('peatsale_load_line')
      .selectAll()
      .where('load_id', '=', id)
      .executeTakeFirstOrThrow()
    const second = { ...line, id: crypto.randomUUID(), position: 1, unit: 'pcs', planned: 20_000 }
    await own.insertInto('peatsale_load_line').values(second).execute()
    await own.updateTable('peatsale_product').set({ m3_per_unit: 2500 }).where('id', '=', line.product).execute()
  })
  const { body } = await office.ask(readOfficeWeek, { week: '2026-W45' } as never)
  expect((body as unknown as AnswerOf<typeof readOfficeWeek>).sums).toMatchObject([{ volume: 170_000, count: 1 }])
})
