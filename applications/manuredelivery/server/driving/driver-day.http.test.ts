/** What a driver reads of the day, and what stands behind the code of a bay. */
import type { AnswerOf } from '@workspace/portal/contract'
import { addDays, dayOf, daysOf, weekOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBay, readDriverDay } from '../../contract/driving/calls.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const today = () => dayOf(portal.clock.now())
const dayFor = async (day = today()) =>
  (await story.driver.ask(readDriverDay, { day })).body as unknown as AnswerOf<typeof readDriverDay>

async function assigned(columns: object = {}): Promise<string> {
  const { consignment } = await story.accepted()
  expect((await story.assign(consignment)).status).toBe(200)
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_consignment')
      .set({ day: today(), week: weekOf(today()), ...columns })
      .where('id', '=', consignment)
      .execute(),
  )
  return consignment
}

test('lanta-appi 7.5: a driver’s day has what is begun, then the day’s, then what earlier days have left; later days of the week stand apart', async () => {
  const left = await assigned({ day: addDays(today(), -1), week: weekOf(addDays(today(), -1)) })
  const next = await assigned()
  const begun = await assigned({ day: addDays(today(), -3), week: weekOf(addDays(today(), -3)) })
  const [, sunday] = daysOf(weekOf(today()))
  const later = await assigned({ day: sunday, week: weekOf(sunday) })
  const beyond = await assigned({ day: addDays(sunday, 2), week: weekOf(addDays(sunday, 2)) })
  await story.send.consignment(story.driver, 'arriveAtFarm', { of: begun, data: {} })
  const { consignments, coming } = await dayFor()
  expect(consignments.map(({ id }) => id)).toEqual([begun, next, left])
  expect(coming.map(({ id }) => id)).toEqual([later])
  expect(coming.map(({ id }) => id)).not.toContain(beyond)
})

test('lanta-appi 7.3: a driver reads neither money nor nutrients, and what is needed to fill the truck', async () => {
  await assigned()
  const { consignments } = await dayFor()
  const [first] = consignments
  expect(first).toMatchObject({ amounts: null, nutrients: null, freight: null })
  expect(first?.field).toMatchObject({
    kgPerM3: 500,
    boxes: [{ name: 'Lava', m3: 66_000 }],
    payloadKg: 30_000,
    run: null,
    washMissing: false,
  })
})

test('lanta-appi 7.8: the names of the last handers-over are those that the own carrier’s drivers wrote down, the latest first', async () => {
  await story.collected()
  const next = await assigned()
  const { consignments } = await dayFor()
  expect(consignments.find(({ id }) => id === next)?.field?.handers).toEqual(['Aino Isäntä'])
})

test('lanta-appi 7.5: the code of a bay opens its plant, its scales and the own consignments on the way there', async () => {
  const { consignment } = await story.collected()
  const mate = await enterAs(portal, 'driver')
  const opened = async (person = story.driver) =>
    (await person.ask(readBay, { code: 'KUN-1' })).body as unknown as AnswerOf<typeof readBay>
  const own = await opened()
  expect(own.plant).toMatchObject({ id: manure.novarbo.plant, selfService: true, weighs: true })
  expect(own.scales.map(({ id }) => id)).toEqual([manure.novarbo.scale])
  expect(own.consignments.map(({ id }) => id)).toContain(consignment)
  expect((await opened(mate)).consignments).toEqual([])
  expect((await opened(story.receiver)).consignments.map(({ id }) => id)).toContain(consignment)
})

test('lanta-appi 7.5: a bay of a plant whose company the carrier does not drive for is not found', async () => {
  expect((await story.driver.ask(readBay, { code: 'VAN-1' })).status).toBe(404)
  const other = manureTables(portal).selectFrom('manuredelivery_bay').select('plant').where('code', '=', 'VAN-1')
  expect((await other.executeTakeFirstOrThrow()).plant).toBe(manure.ekoasuminen.plant)
})

test('lanta-appi 6.1: after another farm the day says that the truck is not clean', async () => {
  const of = await assigned()
  await writeManure(portal, (own) =>
    own
      .insertInto('manuredelivery_visit')
      .values({
        ...{ id: crypto.randomUUID(), consignment: of, kind: 'farm', place: manure.ekoasuminen.store },
        ...{ municipality: 'Kauhava', account: manure.ekoasuminen.account, keeping_place: 'FI-9', is_poultry: 0 },
        ...{ vehicle: manure.novarbo.vehicle, company: manure.novarbo.company },
        ...{ at: portal.clock.now().toISOString(), voided_at: null },
      })
      .execute(),
  )
  const { consignments } = await dayFor()
  expect(consignments.find(({ id }) => id === of)?.field?.washMissing).toBe(true)
})
