/** The day at the gate of a plant: who comes, who stands there, what was received. */
import type { AnswerOf } from '@workspace/portal/contract'
import { addDays, dayOf, weekOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArrivals } from '../../contract/reception/calls.ts'
import { manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const today = () => dayOf(portal.clock.now())
const atGate = async () => {
  const answer = await story.receiver.ask(readArrivals, { plant: manure.novarbo.plant, day: today() })
  return answer.body as unknown as AnswerOf<typeof readArrivals>
}

/** The journey plans for a later day. */
async function planForToday(id: string): Promise<string> {
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_consignment')
      .set({ day: today(), week: weekOf(today()) })
      .where('id', '=', id)
      .execute(),
  )
  return id
}

test('lanta-appi 7.5: at the gate before on the way before planned, with plate, weighings so far and kilometres', async () => {
  const planned = await planForToday((await story.accepted()).consignment)
  const coming = (await story.collected()).consignment
  const there = (await story.collected()).consignment
  await story.send.consignment(story.receiver, 'arriveAtPlant', { of: there, data: {} })
  const scale = { source: 'plantScale', id: manure.novarbo.scale } as const
  await story.send.consignment(story.receiver, 'weigh', { of: there, data: { scale, gross: 40_120 } })
  const { arrivals, plant, plants, vehicles } = await atGate()
  expect(arrivals.map(({ id }) => id)).toEqual([there, coming, planned])
  expect(arrivals[0]).toMatchObject({
    vehicle: { plate: 'ZZA-142' },
    weighings: [{ gross: 40_120, tare: null }],
    km: 42,
    arrived: true,
  })
  expect(plant).toMatchObject({ weighs: true, bays: [{ code: 'KUN-1' }], scales: [{ id: manure.novarbo.scale }] })
  expect(plants).toEqual([{ id: manure.novarbo.plant, name: 'Kuntokorven kompostointilaitos' }])
  expect(vehicles).toEqual([{ id: manure.novarbo.vehicle, plate: 'ZZA-142' }])
})

test('lanta-appi 7.5: what the day has received stands below it, and both count in its tonnes', async () => {
  const before = await atGate()
  const { consignment } = await story.received()
  const { done, tonnage } = await atGate()
  expect(done[0]).toMatchObject({ id: consignment, netKg: 24_840, bay: 'KUN-1' })
  expect(tonnage.receivedKg - before.tonnage.receivedKg).toBe(24_840)
  expect(tonnage.comingKg).toBe(before.tonnage.comingKg)
  expect(tonnage.limitKg).toBe(160_000)
})

test('lanta-appi 3.3: a refused load stays below the day until its way is decided and ended', async () => {
  const { consignment: of } = await story.collected()
  const data = { reasonKind: 'too_wet', cause: 'farm', next: 'undecided' } as const
  expect((await story.send.consignment(story.receiver, 'refuse', { of, data })).status).toBe(200)
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_consignment')
      .set({ ended_day: addDays(today(), -1) })
      .where('id', '=', of)
      .execute(),
  )
  expect((await atGate()).done.map(({ id }) => id)).toContain(of)
  await story.send.consignment(story.office, 'returnToFarm', { of, data: { takenBackBy: 'Aino Isäntä' } as never })
  await story.send.consignment(story.driver, 'recordReturn', { of, data: { takenBackBy: 'Aino Isäntä' } })
  expect((await atGate()).done.map(({ id }) => id)).not.toContain(of)
})

test('lanta-appi 7.3: the gate reads the first name of the driver and no telephone, money or nutrient', async () => {
  await story.collected()
  const text = JSON.stringify(await atGate())
  expect(text).not.toMatch(/telephone|contactName|gateCode|amounts|nutrients|freight/)
  const { arrivals } = await atGate()
  expect(arrivals.every(({ driver }) => driver === null || !driver.name.includes(' '))).toBe(true)
})
