/** What trucks carried and how they were washed, in all applications, as Kuivikemyynti asks for it before a load of peat. */
import type { Vehicle, Wash } from '@workspace/logistics/contract'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addWash, readCarrier, readWashes, voidWash } from '../../contract/index.ts'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  enterAs,
  loadEvent,
  makeLoad,
  newWash,
  peat,
  peatTables,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let lead: PeatPerson
let driver: PeatPerson
let otherLead: PeatPerson
let loader: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  lead = await enterAs(portal, 'lead')
  driver = await enterAs(portal, 'driver', { firstname: 'Kalle', lastname: 'Kuski' })
  otherLead = await enterAs(portal, 'otherLead')
  loader = await enterAs(portal, 'loader')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { carrier, truck, semi } = peat.suokoski
const unassigned = { state: 'planned', carrier: null, vehicle: null, driver: null, assigned_at: null } as const
const send = async (person: PeatPerson, event: LoadEvent) => (await person.ask(commandLoad, { event })).body

beforeEach(() =>
  writePeat(portal, async (own) => {
    await own.deleteFrom('logistics_cargo').execute()
    await own.deleteFrom('logistics_wash').execute()
  }),
)

/** As Lanta-appi records it: the last thing that the truck carried. */
const carryManure = (vehicle: string, at = '2026-10-04T10:00:00.000Z') =>
  writePeat(portal, (own) =>
    own
      .insertInto('logistics_cargo')
      .values({
        ...{ id: newId(), vehicle, boxes: '[]', class: 'manure', at, application: 'manuredelivery' },
        ...{ ref: 'SALAINEN-VIITE', voided_at: null },
      })
      .execute(),
  )

async function vehicleAs(person: PeatPerson, id = truck): Promise<Vehicle | undefined> {
  const { body } = await person.ask(readCarrier, { id: carrier })
  return (body.vehicles as Vehicle[]).find((vehicle) => vehicle.id === id)
}

const cargosOf = (ref: string) =>
  peatTables(portal)
    .selectFrom('logistics_cargo')
    .select(['vehicle', 'class', 'at', 'application', 'voided_at'])
    .where('ref', '=', ref)
    .orderBy('at')
    .execute()

test('Lanta-appi 6.1: a truck that last carried manure needs a wash before peat, or a reason', async () => {
  const { id } = await makeLoad(portal, { load: unassigned })
  const to = { by: 'carrier', carrier, vehicle: truck }
  await carryManure(truck)
  expect(await send(office, loadEvent('assign', id, { to } as never))).toMatchObject({ value: 'does_not_fit' })
  const wash = { ...newWash, id: newId(), vehicle: truck, at: '2026-10-04T12:00:00.000Z' }
  expect((await driver.ask(addWash, { ...wash, id: newId(), method: 'dryClean' })).status).toBe(200)
  expect(await send(office, loadEvent('assign', id, { to } as never))).toMatchObject({ value: 'does_not_fit' })
  expect((await driver.ask(addWash, wash)).status).toBe(200)
  expect((await lead.ask(voidWash, { id: wash.id, reason: 'Pestiin toinen auto' })).status).toBe(200)
  expect(await send(office, loadEvent('assign', id, { to } as never))).toMatchObject({ value: 'does_not_fit' })
  const again = { ...wash, id: newId() }
  expect((await lead.ask(addWash, again)).status).toBe(200)
  expect(await send(office, loadEvent('assign', id, { to } as never))).toMatchObject({ state: 'assigned' })

  const other = await makeLoad(portal, { load: unassigned })
  await carryManure(semi)
  const dirty = { to: { ...to, vehicle: semi } }
  expect(await send(office, loadEvent('assign', other.id, dirty as never))).toMatchObject({ value: 'does_not_fit' })
  const reason = 'Toimisto tarkasti lavat'
  const overridden = loadEvent('assign', other.id, { ...dirty, reason } as never)
  expect(await send(office, overridden)).toMatchObject({ state: 'assigned' })
})

test('Lanta-appi 6.1: the driver who takes a truck, and the dispatcher who sets it, are asked for the wash as well', async () => {
  const { id } = await makeLoad(portal, { load: { driver: driver.id, vehicle: semi } })
  await carryManure(truck)
  expect(await send(driver, loadEvent('takeVehicle', id, { vehicle: truck }))).toMatchObject({ value: 'does_not_fit' })
  const set = loadEvent('setCrew', id, { driver: driver.id, vehicle: truck })
  expect(await send(lead, set)).toMatchObject({ value: 'does_not_fit' })
  await lead.ask(addWash, { ...newWash, id: newId(), vehicle: truck, at: '2026-10-04T12:00:00.000Z' })
  expect(await send(driver, loadEvent('takeVehicle', id, { vehicle: truck }))).toMatchObject({ value: 'ok' })
})

test('Lanta-appi 2.2: of another application’s cargo class and moment are shown, and of its washes no name', async () => {
  await carryManure(truck)
  const foreign = await portal.person({ firstname: 'Lannan', lastname: 'Toimisto' })
  await lead.ask(addWash, { ...newWash, id: newId(), vehicle: truck })
  await writePeat(portal, (own) =>
    own
      .insertInto('logistics_wash')
      .values({
        ...{ id: newId(), vehicle: truck, boxes: '["Auto"]', at: '2026-10-02T06:00:00.000Z', place: 'Pesula' },
        ...{ method: 'wash', washed_by: foreign.id, note: '', voided_at: null, void_reason: '' },
      })
      .execute(),
  )
  await driver.ask(addWash, { ...newWash, id: newId(), vehicle: truck, at: '2026-10-03T06:00:00.000Z' })
  for (const person of [office, lead, driver]) {
    const shown = await vehicleAs(person)
    expect(shown).toMatchObject({
      lastCargo: { class: 'manure', at: '2026-10-04T10:00:00.000Z' },
      washedAt: '2026-10-03T06:00:00.000Z',
      washMissing: true,
    })
    const { body, text } = await person.ask(readWashes, { vehicle: truck })
    expect((body.washes as Wash[]).map(({ by, boxes }) => [by, boxes])).toEqual([
      ['Kalle Kuski', []],
      ['', ['Auto']],
      [expect.stringContaining(''), []],
    ])
    expect(text).not.toMatch(/SALAINEN|manuredelivery|Lannan|Toimisto/)
  }
  for (const person of [otherOffice, otherLead])
    expect((await person.ask(readWashes, { vehicle: truck })).body.value).toBe('not_found')
  expect((await loader.ask(readWashes, { vehicle: truck })).body.value).toBe('forbidden')
})

test('Lanta-appi 2.1: a wash is of boxes that the truck has, of the past, and of a truck that the person sees', async () => {
  const wash = { ...newWash, id: newId(), vehicle: truck }
  const refused = async (person: PeatPerson, changes: object) =>
    (await person.ask(addWash, { ...wash, ...changes })).body
  expect(await refused(driver, { boxes: ['Kontti'] })).toMatchObject({ value: 'invalid_input', fields: ['boxes'] })
  const ahead = { at: '2026-10-06T06:00:00.000Z' }
  expect(await refused(driver, ahead)).toMatchObject({ value: 'invalid_input', fields: ['at'] })
  expect(await refused(driver, { place: '' })).toMatchObject({ value: 'invalid_input', fields: ['place'] })
  expect(await refused(otherLead, {})).toMatchObject({ value: 'not_found' })
  expect(await refused(otherOffice, {})).toMatchObject({ value: 'not_found' })
  expect(await refused(loader, {})).toMatchObject({ value: 'forbidden' })
  expect((await driver.ask(addWash, wash)).status).toBe(200)
  expect(await refused(driver, {})).toMatchObject({ value: 'not_found' })
  expect((await otherLead.ask(voidWash, { id: wash.id, reason: 'Väärä' })).body.value).toBe('not_found')
  expect((await driver.ask(voidWash, { id: newId(), reason: 'Väärä' })).body.value).toBe('not_found')
  expect((await driver.ask(voidWash, { id: wash.id, reason: 'Ensimmäinen syy' })).status).toBe(200)
  expect((await driver.ask(voidWash, { id: wash.id, reason: 'Toinen syy' })).status).toBe(200)
  const [voided] = (await driver.ask(readWashes, { vehicle: truck })).body.washes as Wash[]
  expect(voided).toMatchObject({ id: wash.id, voidReason: 'Ensimmäinen syy' })
})

test('Lanta-appi 6.1: a loaded load is the truck’s last cargo until it is undone, fails or turns out to be another truck’s', async () => {
  const { id, line } = await makeLoad(portal, { load: { driver: driver.id, vehicle: truck } })
  const lines = [{ line, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile }]
  const finish = () => send(loader, loadEvent('finishLoading', id, { lines } as never))
  expect(await finish()).toMatchObject({ state: 'loaded' })
  const bedding = { vehicle: truck, class: 'bedding', application: 'peatsale' }
  expect(await cargosOf(id)).toMatchObject([{ ...bedding, voided_at: null }])
  expect(await vehicleAs(office)).toMatchObject({ lastCargo: { class: 'bedding' }, washMissing: false })
  expect(await send(loader, loadEvent('undoLoaded', id, {}))).toMatchObject({ state: 'loading' })
  expect(await cargosOf(id)).toMatchObject([{ ...bedding, voided_at: expect.any(String) }])
  expect(await vehicleAs(office)).toMatchObject({ lastCargo: null })

  expect(await finish()).toMatchObject({ state: 'loaded' })
  const correct = loadEvent('correctCrew', id, { vehicle: semi, reason: 'Ajettiin toisella autolla' })
  expect(await send(office, correct)).toMatchObject({ value: 'ok' })
  const valid = async () => (await cargosOf(id)).filter(({ voided_at }) => voided_at === null)
  expect(await valid()).toMatchObject([{ vehicle: semi, class: 'bedding' }])
  const failure = { problem: 'road', where: 'carrier', words: 'Tie poikki' }
  expect(await send(driver, loadEvent('fail', id, failure as never))).toMatchObject({ state: 'failed' })
  expect(await valid()).toEqual([])
  expect(await send(office, loadEvent('undoFail', id, { reason: 'Tie aukesi' }))).toMatchObject({ state: 'loaded' })
  expect(await valid()).toMatchObject([{ vehicle: semi }])
})

test('Lanta-appi 6.1: crew and offices of the carrier hear at once that a truck was washed, others do not', async () => {
  await using heard = await openLiveStream(portal.address, office.token)
  await using crew = await openLiveStream(portal.address, driver.token)
  await using stranger = await openLiveStream(portal.address, otherOffice.token)
  expect((await lead.ask(addWash, { ...newWash, id: newId(), vehicle: truck })).status).toBe(200)
  const trucks = ({ events }: typeof heard) =>
    events.filter(({ topic }) => topic === 'logistics:vehicles').flatMap(({ ids }) => ids)
  await expect.poll(() => trucks(heard), { timeout: 60_000 }).toEqual([truck])
  await expect.poll(() => trucks(crew), { timeout: 60_000 }).toEqual([truck])
  expect(stranger.events.filter(({ topic }) => topic.startsWith('logistics:'))).toEqual([])
})
