/** What a driver reads of the day: own loads, those of the days after it, and those that somebody else drives by now. */
import type { AnswerOf } from '@workspace/portal/contract'
import { addDays, dayOf, daysOf, momentAt, weekOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let driver: PeatPerson
let marko: PeatPerson
let lead: PeatPerson
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  driver = await enterAs(portal, 'driver', { firstname: 'Antti', lastname: 'Rautio' })
  marko = await enterAs(portal, 'driver', { firstname: 'Marko', lastname: 'Rahkala' })
  lead = await enterAs(portal, 'lead', { firstname: 'Sirpa', lastname: 'Suokoski' })
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const today = () => dayOf(portal.clock.now())
const dayFor = async (person: PeatPerson) =>
  (await person.ask(readDriverDay, { day: today() })).body as unknown as AnswerOf<typeof readDriverDay>

async function given(load: object = {}) {
  const made = await makeLoad(portal, {
    load: { state: 'assigned', driver: driver.id, day: today(), vehicle: peat.suokoski.truck, ...load },
  })
  const drives = { load_id: made.id, person: driver.id, from_at: '2026-09-01T06:00:00.000Z', to_at: null }
  await writePeat(portal, (own) => own.insertInto('peatsale_load_driver').values(drives).execute())
  return made
}

test('Kuivikemyynti 5.2: the days after today stand beside it until the week is over, in their order; nobody else’s, and nothing of a later week', async () => {
  const [, sunday] = daysOf(weekOf(today()))
  const later = await given({ day: sunday })
  const tomorrow = await given({ day: addDays(today(), 1) })
  await given({ day: addDays(sunday, 2) })
  await given({ day: addDays(today(), 1), driver: marko.id })
  const { coming, loads } = await dayFor(driver)
  expect(coming.map(({ id }) => id)).toEqual([tomorrow.id, later.id])
  expect(loads.map(({ id }) => id)).not.toContain(tomorrow.id)
})

test('Kuivikemyynti 2.6, 2.8: who was its driver reads for 72 hours whose a load is now: of the own carrier the name, the truck and who moved it', async () => {
  const { id } = await given()
  const crew = { driver: marko.id, vehicle: peat.suokoski.semi }
  expect((await lead.ask(commandLoad, { event: loadEvent('setCrew', id, crew) })).status).toBe(200)
  expect((await driver.ask(readLoad, { id })).status).toBe(404)
  const moved = (await dayFor(driver)).moved.find((load) => load.id === id)
  expect(moved).toMatchObject({ driver: 'Marko Rahkala', plate: 'ZZA-102', by: 'Sirpa Suokoski', isCancelled: false })
  expect((await dayFor(marko)).moved).toEqual([])
  const told = await driver.ask(commandLoad, { event: loadEvent('arriveAtSwamp', id, {}) })
  expect(told.body).toMatchObject({ result: 'flagged', flag: 'reassigned', state: 'assigned' })
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load_driver')
      .set({ to_at: new Date(portal.clock.now().getTime() - 73 * 3_600_000).toISOString() })
      .where('load_id', '=', id)
      .where('person', '=', driver.id)
      .execute(),
  )
  expect((await dayFor(driver)).moved.map((load) => load.id)).not.toContain(id)
})

test('Kuivikemyynti 2.6: of another carrier’s driver, truck and people the former driver reads nothing, nor which of the office moved it', async () => {
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_carrier_seller')
      .values({ carrier: peat.lakeus.carrier, seller: peat.biolan.seller })
      .execute(),
  )
  const { id } = await given()
  const to = { by: 'carrier', carrier: peat.lakeus.carrier, vehicle: peat.lakeus.truck } as const
  const event = loadEvent('reassign', id, { to, reason: 'Auto rikki' } as never)
  expect((await office.ask(commandLoad, { event })).body).toMatchObject({ state: 'assigned' })
  const moved = (await dayFor(driver)).moved.find((load) => load.id === id)
  expect(moved).toMatchObject({ driver: '', plate: '', by: '' })
  const back = await given()
  expect((await office.ask(commandLoad, { event: loadEvent('unassign', back.id, {}) })).status).toBe(200)
  const taken = (await dayFor(driver)).moved.find((load) => load.id === back.id)
  expect(taken).toMatchObject({ driver: '', plate: '', by: '' })
})

test('interface.md 2.2: a load names the facts that its reader has told, and nobody else’s, so that a device counts none of them twice', async () => {
  const loader = await enterAs(portal, 'loader')
  const { id } = await given()
  const event = loadEvent('bucket', id, { count: 1, bucketSize: 4000 as never })
  expect((await loader.ask(commandLoad, { event })).status).toBe(200)
  const told = async (person: PeatPerson) =>
    ((await person.ask(readLoad, { id })).body as unknown as AnswerOf<typeof readLoad>).load.told
  expect(await told(loader)).toEqual([event.id])
  expect(await told(office)).toEqual([])
  const day = await loader.ask(readLoaderDay, { swamp: peat.biolan.swamp, day: today() })
  const { queue } = day.body as unknown as AnswerOf<typeof readLoaderDay>
  expect(queue.find((load) => load.id === id)?.told).toEqual([event.id])
})

test('Kuivikemyynti 2.6, 5.2: of a load that has its week alone the gate code comes at noon before the week; yard and order each keep their instructions', async () => {
  const { id, order } = await given({ day: '', week: weekOf(addDays(today(), 7)), site: peat.kalliorinne.site })
  await writePeat(portal, async (own) => {
    const site = own.updateTable('logistics_site').set({ instructions: 'Kippaus hallin taakse' })
    await site.where('id', '=', peat.kalliorinne.site).execute()
    await own.updateTable('peatsale_order').set({ instructions: 'Soita ensin' }).where('id', '=', order).execute()
  })
  const shown = async () => {
    const { load } = (await driver.ask(readLoad, { id })).body as unknown as AnswerOf<typeof readLoad>
    return load.siteDetails
  }
  expect(await shown()).toMatchObject({
    gateCode: '',
    instructions: 'Soita ensin',
    standingInstructions: 'Kippaus hallin taakse',
  })
  const [monday] = daysOf(weekOf(addDays(today(), 7)))
  const due = momentAt(addDays(monday, -1), 12, 0)
  portal.clock.advance(minutes((due.getTime() - portal.clock.now().getTime()) / 60_000 + 1))
  driver = await enterAs(portal, 'driver')
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ driver: driver.id }).where('id', '=', id).execute(),
  )
  expect((await shown())?.gateCode).toMatch(/^PIHA-/)
})
