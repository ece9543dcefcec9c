/** What a farm has handed over in a year: the record, its file and its document (lanta-appi W11, W12, 7.6, 7.7). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocument, searchDocuments } from '../../contract/documents/calls.ts'
import type { YearRecord } from '../../contract/years/calls.ts'
import { giveYear, readYear } from '../../contract/years/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

const { account, store, type } = manure.novarbo
let portal: TestPortal
let people: Awaited<ReturnType<typeof novarboJourneys>>
let first: string
let second: string

beforeAll(async () => {
  portal = await startManurePortal()
  people = await novarboJourneys(portal)
  const contents = { basis: 'perT', dm: 612, n: 28_400, soluble_n: 7900, p: 9150, k: 17_300 }
  const analysis = {
    id: store,
    account,
    store: null,
    type,
    sampled_on: '2026-01-13',
    laboratory: 'Labra',
    number: 'A1',
  }
  await writeManure(portal, async (own) => {
    const edited = { version: 1, changed_at: '2026-02-01T06:00:00.000Z' }
    const row = { ...analysis, ...contents, state: 'valid', words: '', ...edited }
    await own.insertInto('manuredelivery_analysis').values(row).execute()
    await own.updateTable('manuredelivery_plant').set({ kg_per_day: 100_000_000 }).execute()
  })
  first = (await people.received()).consignment
  second = (await people.received()).consignment
  // Collected on New Year's Eve in Helsinki, received in the night.
  await writeManure(portal, async (own) => {
    const night = { collected_at: '2025-12-31T21:40:00.000Z', received_at: '2025-12-31T22:30:00.000Z' }
    await own.updateTable('manuredelivery_consignment').set(night).where('id', '=', second).execute()
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

const read = async (by: ManurePerson, year: number) =>
  (await by.ask(readYear, { account, year })).body as unknown as { record: YearRecord }

test('W11, W12: the record counts the Helsinki year of the collection, with kilograms and nutrients', async () => {
  const { record } = await read(people.farm, 2026)
  expect(record).toMatchObject({
    ...{ farm: 'Koivukummun Siipikarja', year: 2026, years: [2026, 2025] },
    rows: [{ consignment: first, kg: 24_840, n: 705_456, p: 227_286, k: 429_732, isTable: false, isEstimate: false }],
    types: [{ consignments: 1, kg: 24_840, n: 705_456 }],
  })
  expect((await read(people.farm, 2025)).record.rows).toMatchObject([{ consignment: second, day: '2025-12-31' }])
  expect((await read(people.farm, 2024)).record.rows).toEqual([])
})

test('7.1: an office reads what its own company has received of a linked farm; strangers find nothing', async () => {
  expect((await read(people.office, 2026)).record.rows).toHaveLength(1)
  for (const caller of ['otherFarm', 'otherOffice'] as const) {
    expect((await (await enterAs(portal, caller)).ask(readYear, { account, year: 2026 })).status).toBe(404)
  }
  for (const worker of [people.driver, people.lead, people.receiver]) {
    expect((await worker.ask(readYear, { account, year: 2026 })).body).toMatchObject({ value: 'forbidden' })
  }
})

test('7.7: as CSV it has decimal commas and nutrients in kilograms with three decimals', async () => {
  const { text, headers } = await people.farm.ask(giveYear, { account, year: 2026, format: 'csv' })
  expect(headers.get('content-disposition')).toContain('luovutuskirjaus-2026.csv')
  expect(text).toContain(';24840;')
  expect(text).toContain(';705,456;227,286;429,732;"analyysi";"mitattu";')
})

test('7.6: as PDF it is a document: the same edition while nothing has changed, then a new one', async () => {
  const pdf = async () => {
    const answer = await people.farm.ask(giveYear, { account, year: 2026, format: 'pdf', language: 'en' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  const editions = async (by: ManurePerson) => {
    const found = await by.ask(searchDocuments, { kind: 'handOverRecord' })
    return (found.body as unknown as { rows: { id: string; number: string; edition: number }[] }).rows
  }
  await pdf()
  await pdf()
  const [record] = await editions(people.farm)
  expect(await editions(people.farm)).toMatchObject([{ number: 'LK-26-00001', edition: 1 }])
  await people.received()
  await pdf()
  expect(await editions(people.farm)).toMatchObject([{ number: 'LK-26-00001', edition: 2 }])
  // The farm's whole year is in no office's hands, the office's own record not in the farm's.
  expect((await people.office.ask(readDocument, { id: record?.id ?? '' })).status).toBe(404)
  expect((await people.office.ask(giveYear, { account, year: 2026, format: 'pdf' })).status).toBe(200)
  expect(await editions(people.office)).toMatchObject([{ number: 'LK-26-00002', edition: 1 }])
  expect(await editions(people.farm)).toHaveLength(1)
})
