/** The wash record of a truck: a year of washes, each with what was carried before it, by class and day alone (lanta-appi 2.2, 7.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWashRecord, saveWash, voidWash } from '../../contract/carriers/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, startManurePortal } from '../testing/index.ts'
import { newWash } from '../testing/inputs.ts'
import { writeShared } from '../testing/manure-fixture.ts'

const { vehicle } = manure.novarbo
let portal: TestPortal
let driver: ManurePerson
beforeAll(async () => {
  portal = await startManurePortal()
  driver = await enterAs(portal, 'driver')
})
afterAll(() => portal[Symbol.asyncDispose]())

async function washed(at: string): Promise<string> {
  const id = crypto.randomUUID()
  const saved = await driver.ask(saveWash, { ...newWash, id, vehicle, at, boxes: [] } as never)
  expect(saved.status, saved.text).toBe(200)
  return id
}

function carried(application: string, cargo: 'manure' | 'bedding', at: string) {
  const row = { id: crypto.randomUUID(), vehicle, boxes: '[]', class: cargo, at, application, ref: `ref-${at}` }
  return writeShared(portal, (own) =>
    own
      .insertInto('logistics_cargo')
      .values({ ...row, voided_at: null })
      .execute(),
  )
}

test('lanta-appi 7.6: the oldest first, each with the cargo before it; a voided one stays with its reason, another year is another record', async () => {
  await carried('peatsale', 'bedding', '2026-03-01T08:00:00.000Z')
  await carried('manuredelivery', 'manure', '2026-03-03T08:00:00.000Z')
  // By then it is New Year in Finland.
  await washed('2025-12-31T22:30:00.000Z')
  const first = await washed('2026-03-02T08:00:00.000Z')
  const second = await washed('2026-03-04T08:00:00.000Z')
  await driver.ask(voidWash, { id: second, reason: 'Väärä auto' } as never)
  const read = await driver.ask(readWashRecord, { vehicle, year: 2026 } as never)
  expect(read.body).toMatchObject({
    plate: 'ZZA-142',
    washes: [
      { lastCargo: null },
      { id: first, by: driver.name, lastCargo: { cargo: 'bedding', day: '2026-03-01' }, voidedAt: null },
      { id: second, lastCargo: { cargo: 'manure', day: '2026-03-03' }, voidReason: 'Väärä auto' },
    ],
  })
  expect(read.text).not.toMatch(/peatsale|ref-/)
  expect((await driver.ask(readWashRecord, { vehicle, year: 2025 } as never)).body).toMatchObject({ washes: [] })
})

test('lanta-appi 7.1: the record is its carrier’s, and the offices’ that manage the carrier', async () => {
  const asked = { vehicle, year: 2026 } as never
  const lead = await enterAs(portal, 'lead')
  expect((await lead.ask(readWashRecord, asked)).status).toBe(200)
  expect((await (await enterAs(portal, 'office')).ask(readWashRecord, asked)).status).toBe(200)
  for (const caller of ['otherLead', 'otherOffice'] as const) {
    const other = await enterAs(portal, caller)
    expect((await other.ask(readWashRecord, asked)).body.value, caller).toBe('not_found')
  }
})
