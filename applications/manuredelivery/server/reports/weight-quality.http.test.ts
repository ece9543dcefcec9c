/** How good weights are, and what was corrected after the lock (lanta-appi 7.7). */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WeightQuality } from '../../contract/reports/quality.ts'
import { readLateCorrections, readWeightQuality } from '../../contract/reports/quality.ts'
import { manure, startManurePortal, writeManure } from '../testing/index.ts'
import { settlingJourneys } from '../testing/settling-journeys.ts'

const { company, plant, account, scale } = manure.novarbo
let portal: TestPortal
let settling: Awaited<ReturnType<typeof settlingJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  settling = await settlingJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const october = { company, from: '2026-10-01', to: '2026-10-31' } as const
async function quality(asked: object = {}): Promise<WeightQuality> {
  const answer = await settling.people.office.ask(readWeightQuality, { ...october, ...asked } as never)
  expect(answer.status).toBe(200)
  return (answer.body as unknown as { quality: WeightQuality }).quality
}
const weighed = (gross: number) => [{ scale: { source: 'plantScale', id: scale } as const, gross, tare: 15_280 }]

test('7.7: measured, estimated and corrected ones stand by farm, driver and plant, beside the driver’s estimate, flags and scales', async () => {
  const { people, done } = settling
  const { consignment: near } = await people.received()
  const { consignment: far } = await people.collected()
  const heavy = { bay: 'KUN-1', quantity: { by: 'weighings', weighings: weighed(50_280) } } as const
  await done(people.send.consignment(people.receiver, 'receive', { of: far, data: heavy }))
  const { consignment: bare } = await people.collected()
  const volume = { bay: 'KUN-1', quantity: { by: 'volume', m3: 50_000, basis: 'fill' } } as const
  await done(people.send.consignment(people.receiver, 'receive', { of: bare, data: volume }))
  const corrected = { quantity: { by: 'weighings', weighings: weighed(39_940) }, reason: 'Väärä brutto' } as const
  await done(people.send.consignment(people.office, 'correctReceived', { of: near, data: corrected as never }))
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_scale').set({ verified_until: '2026-11-20' }).where('id', '=', scale).execute(),
  )

  const total = { consignments: 3, measured: 2, estimated: 1, corrected: 1, compared: 2, differing: 1 }
  // 24 660 and 35 000 kg; the driver said 25 t of each.
  const masses = { netKg: 59_660, estimateKg: 50_000 }
  const seen = await quality()
  expect(seen).toMatchObject({
    total: { ...total, ...masses },
    rows: [{ key: account, name: 'Koivukummun Siipikarja', ...total, ...masses }],
    scales: [{ id: scale, name: 'Vaaka KUN', verifiedUntil: '2026-11-20' }],
  })
  expect(seen.flags).toContainEqual({ flag: 'weight_differs', raised: 1, open: 1 })
  expect(seen.flags).toContainEqual({ flag: 'estimated', raised: 1, open: 1 })
  expect((await quality({ by: 'driver' })).rows).toMatchObject([
    { key: people.driver.id, name: people.driver.name, ...total },
  ])
  expect((await quality({ by: 'plant', plant })).rows).toMatchObject([{ key: plant, ...total }])
  expect((await quality({ plant: manure.ekoasuminen.plant })).rows).toEqual([])
  const backwards = await people.office.ask(readWeightQuality, {
    company,
    from: '2026-10-02',
    to: '2026-10-01',
  } as never)
  expect(backwards.body).toMatchObject({ value: 'invalid_input', fields: ['to'] })
})

test('3.3, 7.7: the superadmin reads who has corrected what after the lock, why, and what it comes to', async () => {
  const { people, superadmin, done, confirmed, proposed, approved, stateOf } = settling
  const { consignment } = await confirmed()
  await approved(await proposed())
  const read = async () => {
    const answer = await superadmin.ask(readLateCorrections, october as never)
    return answer.body as unknown as AnswerOf<typeof readLateCorrections>
  }
  // Those before the lock are none of this report.
  expect(await read()).toMatchObject({ corrections: [], total: 0 })
  const before = JSON.parse((await stateOf(consignment)).settlement ?? '{}')
  const data = { quantity: { by: 'weighings', weighings: weighed(39_940) }, reason: 'Väärä brutto' } as const
  await done(people.send.consignment(people.office, 'correctReceived', { of: consignment, data: data as never }))
  const after = JSON.parse((await stateOf(consignment)).settlement ?? '{}')
  const { corrections, total } = await read()
  expect(total).toBe(1)
  expect(corrections).toMatchObject([
    {
      ...{ consignment, farm: 'Koivukummun Siipikarja', by: people.office.name, reason: 'Väärä brutto' },
      ...{ parts: ['weight'], isWaiting: true },
      saleGross: after.sale.gross - before.sale.gross,
      purchaseGross: after.purchase.gross - before.purchase.gross,
    },
  ])
  expect(corrections[0]?.correction).toMatch(/^LA-26-\d{5}-1-K1$/)
  await approved(await proposed())
  expect((await read()).corrections[0]?.isWaiting).toBe(false)
  expect((await people.office.ask(readLateCorrections, october as never)).status).toBe(403)
})
