/** One alert with what it keeps stopped, why it ended, and whom it concerns (lanta-appi 6.2). */
import type { AskOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endAlert, readAlert, saveAlert, searchAlerts } from '../../contract/alerts/calls.ts'
import { saveWash } from '../../contract/carriers/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal } from '../testing/index.ts'

const { novarbo, ekoasuminen } = manure
type Alert = Omit<AskOf<typeof saveAlert>, 'id' | 'version'>
const kauhava: Alert = {
  ...{ company: novarbo.company, kind: 'birdFlu', area: { by: 'municipalities', municipalities: ['Kauhava'] } },
  ...{ poultryOnly: false, rule: 'stop', from: '2026-10-05', to: null, wordsFi: 'Vyöhyke', wordsEn: 'Zone' },
}

let portal: TestPortal
let novarbos: Awaited<ReturnType<typeof novarboJourneys>>
beforeEach(async () => {
  portal = await startManurePortal()
  novarbos = await novarboJourneys(portal)
})
afterEach(() => portal[Symbol.asyncDispose]())

async function saved(by: ManurePerson, changes: Partial<Alert> = {}): Promise<string> {
  const id = crypto.randomUUID()
  expect((await by.ask(saveAlert, { ...kauhava, ...changes, id, version: 0 })).status).toBe(200)
  return id
}

async function concerned(by: ManurePerson, id: string): Promise<boolean | undefined> {
  const { body } = await by.ask(searchAlerts, {})
  return (body as { rows: { id: string; concerns: boolean }[] }).rows.find((row) => row.id === id)?.concerns
}

test('6.2: an office reads what its alert keeps stopped, which trucks were there and whether they were washed since', async () => {
  const { office, driver } = novarbos
  const { consignment } = await novarbos.collected()
  const id = await saved(office)
  const read = async () => (await office.ask(readAlert, { id })).body
  expect(await read()).toMatchObject({
    alert: { id, words: { fi: 'Vyöhyke' }, municipalities: ['Kauhava'], isOwn: true },
    stopCount: 2,
    stops: expect.arrayContaining([expect.objectContaining({ id: consignment, state: 'collected' })]),
    vehicles: [{ plate: 'ZZA-142', wash: null }],
  })
  portal.clock.advance(minutes(1))
  const wash = { id: crypto.randomUUID(), vehicle: novarbo.vehicle, boxes: [], place: 'Eura', note: '' }
  const at = portal.clock.now().toISOString()
  expect((await driver.ask(saveWash, { ...wash, at, method: 'washDisinfect' })).status).toBe(200)
  expect(await read()).toMatchObject({ vehicles: [{ plate: 'ZZA-142', wash: 'washDisinfect' }] })
})

test('6.2: the reason of the end is kept for offices, and nothing is stopped by an ended alert', async () => {
  const { office } = novarbos
  const id = await saved(office)
  expect((await office.ask(endAlert, { id, version: 1, reason: '' as never })).body).toMatchObject({
    value: 'invalid_input',
  })
  expect((await office.ask(endAlert, { id, version: 1, reason: 'Näytteet puhtaat' })).body).toMatchObject({ lifted: 1 })
  expect((await office.ask(readAlert, { id })).body).toMatchObject({
    alert: { state: 'past', isEnded: true, endReason: 'Näytteet puhtaat' },
    stopCount: 0,
  })
})

test('6.2: of an alert of every company an office reads its own stops alone, and another company’s alert is not found', async () => {
  const superadmin = await enterAs(portal, 'superadmin')
  const otherOffice = await enterAs(portal, 'otherOffice')
  const id = await saved(superadmin, { company: null })
  const numbers = async (by: ManurePerson) =>
    ((await by.ask(readAlert, { id })).body as { stops: { id: string }[] }).stops.map((stop) => stop.id)
  expect(await numbers(superadmin)).toHaveLength(2)
  expect(await numbers(otherOffice)).toEqual([ekoasuminen.consignment])
  expect((await otherOffice.ask(readAlert, { id: await saved(novarbos.office) })).status).toBe(404)
})

test('6.2: an alert concerns the farms of its municipality and the crew and the plant of consignments there, and no others', async () => {
  const { office, farm, driver, lead, receiver } = novarbos
  const here = await saved(office)
  const elsewhere = await saved(office, { area: { by: 'municipalities', municipalities: ['Inari'] } })
  expect(await concerned(office, elsewhere)).toBe(true)
  expect(await concerned(driver, here)).toBe(false)
  for (const reader of [farm, lead, receiver]) {
    expect(await concerned(reader, here)).toBe(true)
    expect(await concerned(reader, elsewhere)).toBe(false)
  }
})
