/** Several farms in one truck run: put in order, weighed as a whole, and what keeps them apart. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import { saveRun } from '../../contract/runs/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
  // The days of these tests take more trucks than the plant does.
  await writeManure(portal, (own) => own.updateTable('manuredelivery_plant').set({ kg_per_day: 0 }).execute())
})
afterAll(() => portal[Symbol.asyncDispose]())

const { novarbo } = manure
const day = '2026-10-14' as never

async function assigned(): Promise<string> {
  const { consignment } = await story.accepted()
  expect((await story.assign(consignment)).status).toBe(200)
  return consignment
}
const stops = async (count: number) => {
  const all: string[] = []
  for (let each = 0; each < count; each += 1) all.push(await assigned())
  return all
}
interface Saved {
  readonly by?: ManurePerson
  readonly id?: string
  readonly version?: number
  readonly reason?: string
}
const save = (
  consignments: readonly string[],
  { by = story.lead, id = crypto.randomUUID(), version = 0, reason }: Saved = {},
) =>
  by.ask(saveRun, {
    ...{ id, version, vehicle: novarbo.vehicle, day, consignments: [...consignments] },
    ...(reason === undefined ? {} : { reason }),
  })
const stored = (id: string) =>
  manureTables(portal)
    .selectFrom('manuredelivery_consignment')
    .select(['run', 'stop', 'kg', 'kg_source', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function collect(of: string, m3: number): Promise<void> {
  const estimate = { unit: 'm3', amount: m3 * 1000, basis: 'fill' } as const
  const data = { estimate, store: novarbo.store, handedOverBy: { kind: 'absent' } } as const
  expect((await story.send.consignment(story.driver, 'finishLoading', { of, data })).status).toBe(200)
}

test('lanta-appi 4 W09: a run of three stables that is weighed as a whole is shared by the estimates, to the kilogram', async () => {
  const run = crypto.randomUUID()
  const [first, second, third] = (await stops(3)) as [string, string, string]
  expect((await save([first, second, third], { id: run })).body).toMatchObject({ id: run, version: 1 })
  await collect(first, 6)
  await collect(second, 8)
  await collect(third, 5)
  const scale = { source: 'plantScale', id: novarbo.scale } as const
  const weighed = { scale, gross: 24_760, tare: 15_280 }
  expect((await story.send.consignment(story.receiver, 'weigh', { of: first, data: weighed })).status).toBe(200)
  for (const of of [first, second, third]) {
    expect((await story.send.consignment(story.receiver, 'receive', { of, data: { bay: 'KUN-1' } })).status).toBe(200)
  }
  const masses = [await stored(first), await stored(second), await stored(third)]
  expect(masses.map(({ kg }) => kg)).toEqual([2994, 3991, 2495])
})

test('lanta-appi 4 W2: a run whose tare comes last asks no farm before it, and then all of them', async () => {
  const [first, second] = (await stops(2)) as [string, string]
  await save([first, second])
  await collect(first, 6)
  await collect(second, 6)
  const scale = { source: 'plantScale', id: novarbo.scale } as const
  await story.send.consignment(story.receiver, 'weigh', { of: first, data: { scale, gross: 21_280 } })
  for (const of of [first, second]) {
    expect((await story.send.consignment(story.receiver, 'receive', { of, data: { bay: 'KUN-1' } })).status).toBe(200)
  }
  const asked = async () => {
    const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select(['asked_at', 'kg'])
    return await rows.where('id', 'in', [first, second]).execute()
  }
  expect((await asked()).map(({ asked_at }) => asked_at)).toEqual([null, null])
  const low = await story.send.consignment(story.receiver, 'weigh', { of: second, data: { scale, tare: 21_280 } })
  expect(low.body).toMatchObject({ value: 'invalid_input', fields: ['tare'] })
  const data = { scale, tare: 15_280 }
  expect((await story.send.consignment(story.receiver, 'weigh', { of: second, data })).status).toBe(200)
  expect((await asked()).every(({ asked_at, kg }) => asked_at !== null && kg === 3000)).toBe(true)
})

test('lanta-appi 3.3: the order is kept over the version that was seen; who leaves a run is alone again', async () => {
  const run = crypto.randomUUID()
  const [first, second, third] = (await stops(3)) as [string, string, string]
  await save([first, second, third], { id: run })
  expect((await save([third, first], { id: run })).body.value).toBe('modified_elsewhere')
  expect((await save([third, first], { id: run, version: 1, by: story.office })).body).toMatchObject({ version: 2 })
  expect(await stored(third)).toMatchObject({ run, stop: 1 })
  expect(await stored(first)).toMatchObject({ run, stop: 2 })
  expect(await stored(second)).toMatchObject({ run: null, stop: 1 })
  const row = async (by: ManurePerson) => {
    const { body } = await by.ask(searchConsignments, { day })
    return (body as unknown as AnswerOf<typeof searchConsignments>).rows.find(({ id }) => id === first)
  }
  expect((await row(story.lead))?.run).toEqual({ id: run, stop: 2, version: 2 })
  expect((await row(story.farm))?.run).toBeNull()
  expect((await save([], { id: run, version: 2 })).status).toBe(200)
  expect(await stored(first)).toMatchObject({ run: null, stop: 1 })
  const by = await enterAs(portal, 'otherOffice')
  expect((await save([], { id: run, version: 3, by })).status).toBe(404)
})

test('lanta-appi 3.3: one stop is no run, and those of another day or truck, or of another run, are refused', async () => {
  const [first, second, third] = (await stops(3)) as [string, string, string]
  expect((await save([first])).body).toMatchObject({ value: 'invalid_input', fields: ['consignments'] })
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_consignment').set({ day: '2026-10-15' }).where('id', '=', second).execute(),
  )
  expect((await save([first, second])).body).toMatchObject({ value: 'invalid_input', fields: ['consignments'] })
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_consignment').set({ day: '2026-10-14' }).where('id', '=', second).execute(),
  )
  expect((await save([first, second])).status).toBe(200)
  expect((await save([second, third])).body).toMatchObject({ value: 'invalid_input', fields: ['consignments'] })
})

test('lanta-appi 3.3: poultry of two keeping places needs a reason, as does a farm after one under a last-stop alert', async () => {
  const [first, second] = (await stops(2)) as [string, string]
  const other = crypto.randomUUID()
  await writeManure(portal, async (own) => {
    const store = own.selectFrom('manuredelivery_store').selectAll().where('id', '=', novarbo.store)
    const row = { ...(await store.executeTakeFirstOrThrow()), id: other, keeping_place: 'FI-2', name: 'Halli 2' }
    await own.insertInto('manuredelivery_store').values(row).execute()
    await own.updateTable('manuredelivery_consignment').set({ store: other }).where('id', '=', second).execute()
    await own.updateTable('manuredelivery_type').set({ poultry: 1 }).where('id', '=', novarbo.type).execute()
  })
  expect((await save([first, second])).body.value).toBe('does_not_fit')
  expect((await save([first, second], { reason: 'Sama isäntä, pesu välissä' })).status).toBe(200)
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_type').set({ poultry: 0 }).where('id', '=', novarbo.type).execute(),
  )
  const [third, fourth] = (await stops(2)) as [string, string]
  await writeManure(portal, async (own) => {
    const alert = own.updateTable('manuredelivery_alert').set({ rule: 'lastStop', from_day: '2026-10-01' })
    await alert.where('id', '=', novarbo.alert).execute()
  })
  expect((await save([third, fourth])).body.value).toBe('does_not_fit')
  await writeManure(portal, async (own) => {
    const alert = own.updateTable('manuredelivery_alert').set({ rule: 'wash', from_day: '2026-11-01' })
    await alert.where('id', '=', novarbo.alert).execute()
  })
})

test('lanta-appi 3.3: what has begun stays as it is, and nobody plans what is another’s', async () => {
  const [first, second, third] = (await stops(3)) as [string, string, string]
  await story.send.consignment(story.driver, 'arriveAtFarm', { of: first, data: {} })
  expect((await save([first, second])).body.value).toBe('consignment_under_way')
  for (const caller of ['otherLead', 'otherOffice'] as const) {
    const by = await enterAs(portal, caller)
    expect((await save([second, third], { by })).status).toBe(404)
  }
  expect((await save([second, crypto.randomUUID()])).status).toBe(404)
})
