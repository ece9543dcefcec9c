/** What plants have received: by period, and by year with the file for the notification (lanta-appi 7.7, W12). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawMaterials, Received } from '../../contract/reports/calls.ts'
import { exportRawMaterials, readRawMaterials, readReceived } from '../../contract/reports/calls.ts'
import { enterAs, manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

const { company, plant } = manure.novarbo
let portal: TestPortal
let people: Awaited<ReturnType<typeof novarboJourneys>>
let corrected: string

beforeAll(async () => {
  portal = await startManurePortal()
  people = await novarboJourneys(portal)
  await writeManure(portal, (own) => own.updateTable('manuredelivery_plant').set({ kg_per_day: 1_000_000 }).execute())
  corrected = (await people.received()).consignment
  const { consignment: newYear } = await people.received()
  const { consignment: refused } = await people.collected()
  const refusal = { reasonKind: 'foreign_objects', cause: 'farm', next: 'undecided' } as const
  await people.send.consignment(people.receiver, 'refuse', { of: refused, data: refusal })
  await writeManure(portal, async (own) => {
    const analysed = own.updateTable('manuredelivery_consignment').set({ by_table: 0 })
    await analysed.where('id', '=', corrected).execute()
    // Collected on New Year's Eve, received in the new year.
    const night = { collected_at: '2026-12-31T21:40:00.000Z', received_at: '2026-12-31T22:30:00.000Z' }
    const rows = own.updateTable('manuredelivery_consignment').set({ ...night, ended_day: '2027-01-01', by_table: 1 })
    await rows.where('id', '=', newYear).execute()
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function received(input: object = {}): Promise<Received> {
  const period = { company, from: '2026-10-01', to: '2026-12-31', ...input } as never
  return ((await people.office.ask(readReceived, period)).body as unknown as { received: Received }).received
}

async function materials(year: number): Promise<RawMaterials> {
  const { body } = await people.office.ask(readRawMaterials, { company, year })
  return (body as unknown as { materials: RawMaterials }).materials
}

test('7.7: what was received in a period stands by type, species, farm, week and plant, beside what was refused', async () => {
  const total = { consignments: 1, kg: 24_840, estimateKg: 0 }
  expect(await received()).toMatchObject({
    rows: [{ name: { fi: 'Lanta KUN', en: 'Manure KUN' }, consignments: 1, kg: 24_840 }],
    ...{ total, refused: [{ kind: 'foreign_objects', consignments: 1 }], failed: 0 },
    fill: [{ plant: 'Kuntokorven kompostointilaitos', kg: 24_840, days: expect.any(Number) }],
  })
  expect((await received({ by: 'species' })).rows).toMatchObject([{ key: 'horse', name: null, kg: 24_840 }])
  expect((await received({ by: 'farm' })).rows).toMatchObject([{ name: { fi: 'Koivukummun Siipikarja' } }])
  expect((await received({ by: 'week' })).rows).toMatchObject([{ key: '2026-W41', kg: 24_840 }])
  expect((await received({ by: 'plant', plant })).rows).toMatchObject([{ key: plant, kg: 24_840 }])
  expect((await received({ plant: manure.ekoasuminen.plant })).rows).toEqual([])
  expect((await received({ to: '2027-01-31' })).total.consignments).toBe(2)
  const backwards = await people.office.ask(readReceived, { company, from: '2026-10-02', to: '2026-10-01' } as never)
  expect(backwards.body).toMatchObject({ value: 'invalid_input', fields: ['to'] })
})

test('W12: the report counts the Helsinki year of the reception, by plant and type', async () => {
  expect(await materials(2026)).toMatchObject({
    rows: [{ plant: { id: plant }, type: { code: 'KUNA' }, consignments: 1, kg: 24_840, tableKg: 0 }],
    ...{ total: { kg: 24_840 }, unconfirmed: 1, file: null },
  })
  expect((await materials(2027)).rows).toMatchObject([{ consignments: 1, kg: 24_840, tableKg: 24_840 }])
  const other = await enterAs(portal, 'otherOffice')
  expect((await other.ask(readRawMaterials, { company, year: 2026 })).status).toBe(404)
})

test('7.7: the file of a year is kept as it was; what is corrected after it is counted beside it', async () => {
  const made = await people.office.ask(exportRawMaterials, { company, year: 2026 })
  expect(made.headers.get('content-disposition')).toContain('raaka-aineet-2026.csv')
  expect(made.text).toContain('"Lanta KUN";"KUNA";1;24,840;')
  expect((await materials(2026)).file).toMatchObject({ kg: 24_840, corrections: 0, madeBy: people.office.name })
  portal.clock.advance(minutes(5))
  const weighings = [{ scale: { source: 'plantScale', id: manure.novarbo.scale }, gross: 39_940, tare: 15_280 }]
  const data = { quantity: { by: 'weighings', weighings }, reason: 'Väärä brutto' }
  await people.send.consignment(people.office, 'correctReceived', { of: corrected, data: data as never })
  expect(await materials(2026)).toMatchObject({ total: { kg: 24_660 }, file: { kg: 24_840, corrections: 1 } })
  const kept = await people.office.ask(exportRawMaterials, { company, year: 2026, which: 'kept' })
  expect(kept.text).toBe(made.text)
  expect((await people.office.ask(exportRawMaterials, { company, year: 2020, which: 'kept' })).status).toBe(404)
})
