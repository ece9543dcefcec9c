/** Plants, their receivers, bays and scales (lanta-appi 2.3, 7.1). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedPlant, Plant } from '../../contract/index.ts'
import { readPlant, savePlant, saveScale, searchPlants } from '../../contract/index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, newPlant, newScale, nothing, startManurePortal } from '../testing/index.ts'

let portal: TestPortal
let superadmin: ManurePerson
let driver: ManurePerson
let receiver: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
  driver = await enterAs(portal, 'driver')
  receiver = await enterAs(portal, 'receiver')
})
afterAll(() => portal[Symbol.asyncDispose]())

const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`
const { company, plant } = manure.novarbo

async function read(person: ManurePerson, id: string) {
  return (await person.ask(readPlant, { id })).body as unknown as { plant: Plant }
}

test('Lanta-appi 2.3: a plant is read by everybody with work, its gate by its receivers, the rest by its office', async () => {
  const shown = async (person: ManurePerson) => {
    const { plant: row } = await read(person, plant)
    return [row.name, row.gate?.scales.map(({ serial }) => serial) ?? null, row.office?.approvalNo ?? null]
  }
  const name = 'Kuntokorven kompostointilaitos'
  expect(await shown(driver)).toEqual([name, null, null])
  expect(await shown(receiver)).toEqual([name, ['SN-KUN'], null])
  expect(await shown(await enterAs(portal, 'otherReceiver'))).toEqual([name, null, null])
  expect(await shown(superadmin)).toEqual([name, ['SN-KUN'], 'FI-DEMO-KUN'])
  expect((await driver.ask(readPlant, { id: nothing })).body.value).toBe('not_found')
})

test('Lanta-appi 7.5: a receiver finds the plants that list the person, the office all of its own', async () => {
  const codes = async (person: ManurePerson, asked: object = {}) =>
    ((await person.ask(searchPlants, asked)).body.rows as ListedPlant[]).map(({ code }) => code)
  expect(await codes(receiver)).toEqual(['KUN'])
  expect(await codes(receiver, { company: manure.ekoasuminen.company })).toEqual([])
  expect(await codes(superadmin, { find: 'vanamo' })).toEqual(['VAN'])
  expect((await driver.ask(searchPlants, {})).body.value).toBe('forbidden')
})

test('Lanta-appi 2.3: who is listed on a plant is its receiver from then on, and no more when taken off', async () => {
  const person = await enterAs(portal, 'newcomer')
  const given = { ...newPlant, id: newId('f001'), version: 0, company, receivers: [person.id] }
  expect((await person.ask(readPlant, { id: plant })).body.value).toBe('forbidden')
  const saved = await superadmin.ask(savePlant, given)
  expect(saved.status, saved.text).toBe(200)
  expect((await read(person, given.id)).plant.gate).toMatchObject({ asksTemperature: true, bays: newPlant.bays })
  const { plant: whole } = await read(superadmin, given.id)
  expect(whole.office).toMatchObject({
    ...{ kgPerDay: 40_000, types: newPlant.types, storageNow: newPlant.storageNow, costCentre: '4710' },
    receivers: [{ id: person.id }],
  })
  expect((await superadmin.ask(savePlant, { ...given, version: 1, receivers: [] })).body.version).toBe(2)
  expect((await person.ask(readPlant, { id: given.id })).body.value).toBe('forbidden')
})

test('Lanta-appi 8.8: a plant is refused with an old version, another’s code or bay, an unknown type, person or company', async () => {
  const given = {
    ...newPlant,
    id: newId('f002'),
    version: 0,
    company,
    code: 'UUS',
    bays: [{ code: 'UUS-1', name: 'A' }],
  }
  const refused = async (changes: object) => (await superadmin.ask(savePlant, { ...given, ...changes })).body
  expect((await refused({ company: nothing })).value).toBe('not_found')
  expect((await refused({ version: 2 })).value).toBe('not_found')
  expect((await refused({ code: 'VAN' })).fields).toEqual(['code'])
  expect((await refused({ bays: [{ code: 'VAN-1', name: 'A' }] })).fields).toEqual(['bays'])
  expect((await refused({ types: [{ type: nothing, kgPerDay: null }] })).fields).toEqual(['types'])
  expect((await refused({ receivers: [nothing] })).fields).toEqual(['receivers'])
  expect((await refused({ selfService: true, bays: [] })).fields).toEqual(['bays'])
  expect(
    (await refused({ openHours: [{ from: '18:00', to: '06:00' }, null, null, null, null, null, null] })).fields,
  ).toEqual(['openHours.to'])
  expect((await refused({})).version).toBe(1)
  expect((await refused({})).value).toBe('modified_elsewhere')
  const moved = { ...given, version: 1, company: manure.ekoasuminen.company }
  expect((await superadmin.ask(savePlant, moved)).body.value).toBe('not_found')
  expect((await receiver.ask(savePlant, { ...given, version: 1 })).body.value).toBe('forbidden')
})

test('Lanta-appi 2.3: a scale is of a plant of its company or of none; the gate lists the plant’s own first', async () => {
  const given = { ...newScale, id: newId('f003'), version: 0, company }
  expect((await superadmin.ask(saveScale, given)).body).toMatchObject({ version: 1 })
  expect((await read(receiver, plant)).plant.gate?.scales.map(({ name }) => name)).toEqual(['Vaaka KUN', 'Tilan vaaka'])
  const refused = async (changes: object, person = superadmin) =>
    (await person.ask(saveScale, { ...given, version: 1, ...changes } as never)).body
  expect((await refused({ plant: manure.ekoasuminen.plant })).fields).toEqual(['plant'])
  expect((await refused({ divisionKg: 15 })).fields).toEqual(['divisionKg'])
  expect((await refused({ maxKg: 200_001 })).fields).toEqual(['maxKg'])
  expect((await refused({ company: manure.ekoasuminen.company })).value).toBe('not_found')
  expect((await refused({ version: 0 })).value).toBe('modified_elsewhere')
  expect((await refused({}, receiver)).value).toBe('forbidden')
})

test('Lanta-appi 7.11: a person who is removed is no longer listed as a receiver', async () => {
  const leaving = await enterAs(portal, 'receiver', { username: 'vastaanottaja_9' })
  const listed = async () => {
    const own = manureTables(portal).selectFrom('manuredelivery_plant_receiver').select('person')
    return (await own.execute()).map(({ person }) => person)
  }
  expect(await listed()).toContain(leaving.id)
  const boss = await portal.person({ groups: ['superadmin'], usertype: 'admin', username: 'paakayttaja' })
  const headers = { authorization: `Bearer ${await portal.session(boss)}` }
  const body = {
    ...{ id: leaving.id, userid: leaving.id, username: 'vastaanottaja_9', admin: 'paakayttaja', whichtodelete: [] },
  }
  const answer = await portal.send('POST', '/peatsale/admin/settings/deleteuser', { body, headers })
  expect(answer.body.value, answer.text).toBe('ok')
  expect(await listed()).not.toContain(leaving.id)
  expect(await listed()).toContain(receiver.id)
})
