/** Manure that was collected without a plan: from farms that the carrier knows, later matched to a request. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { addUnplannedConsignment, searchKnownFarms } from '../../contract/unplanned/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const { novarbo, ekoasuminen } = manure

function collected(fields: object = {}): AskOf<typeof addUnplannedConsignment> {
  return {
    ...{ account: novarbo.account, store: novarbo.store, type: novarbo.type, plant: novarbo.plant },
    ...{ vehicle: novarbo.vehicle, device: 'puhelin', deviceTime: portal.clock.now().toISOString() },
    ...{ estimate: { unit: 'm3', amount: 40_000, basis: 'fill' }, handedOverBy: { kind: 'absent' } },
    ...fields,
  }
}
const add = (person: ManurePerson, fields: object = {}) => person.ask(addUnplannedConsignment, collected(fields))
const farms = async (person: ManurePerson, find: string) =>
  ((await person.ask(searchKnownFarms, { find })).body as unknown as AnswerOf<typeof searchKnownFarms>).farms
const shown = async (person: ManurePerson, id: string) =>
  ((await person.ask(readConsignment, { id })).body as unknown as AnswerOf<typeof readConsignment>).consignment

test('lanta-appi 3.3: a farm is known once the own carrier has collected from it, and only to that carrier', async () => {
  expect(await farms(story.driver, 'Koivu')).toEqual([])
  expect((await add(story.driver)).status).toBe(404)
  await story.collected()
  const [farm] = await farms(story.driver, 'koivukum')
  expect(farm).toMatchObject({
    ...{ account: novarbo.account, name: 'Koivukummun Siipikarja', municipality: 'Kauhava' },
    ...{ company: { id: novarbo.company }, stores: [{ id: novarbo.store, type: novarbo.type }] },
    plants: [{ id: novarbo.plant }],
  })
  expect(await farms(await enterAs(portal, 'otherLead'), 'koivukum')).toEqual([])
  expect((await story.driver.ask(searchKnownFarms, { find: 'Ko' })).body.value).toBe('invalid_input')
})

test('lanta-appi 2.4, 3.3: it begins as collected with a number of the driver’s own series, a document and the flag unplanned', async () => {
  const { body } = await add(story.driver)
  const { id, number } = body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect(number).toMatch(/^LA-26-X\d+-001$/)
  expect((await add(story.driver)).body).toMatchObject({ number: number.replace('001', '002') })
  const seen = await shown(story.office, id)
  expect(seen).toMatchObject({ state: 'collected', estimateKg: 20_000, request: null, flags: ['unplanned'] })
  expect(seen.driver?.id).toBe(story.driver.id)
  expect(seen.documents.map((document) => document.kind)).toEqual(['commercialDocument'])
  const { consignments } = (await story.driver.ask(readDriverDay, { day: seen.day as never }))
    .body as unknown as AnswerOf<typeof readDriverDay>
  expect(consignments.map((each) => each.id)).toContain(id)
  const cargo = manureTables(portal).selectFrom('manuredelivery_visit').select('kind').where('consignment', '=', id)
  expect(await cargo.execute()).toEqual([{ kind: 'farm' }])
})

test('lanta-appi 3.3: what the farm has declared within 30 days counts; without it the flag says so', async () => {
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_type')
      .set({ declarations: JSON.stringify(['no_notifiable_disease']) })
      .where('id', '=', novarbo.type)
      .execute(),
  )
  const bare = (await add(story.driver)).body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect((await shown(story.office, bare.id)).flags.toSorted()).toEqual(['no_declarations', 'unplanned'])
  await story.submitted({ data: { declarations: ['no_notifiable_disease'] } })
  const declared = (await add(story.driver)).body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect((await shown(story.office, declared.id)).flags).toEqual(['unplanned'])
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_declaration').set({ at: '2026-08-01T06:00:00.000Z' }).execute(),
  )
  const old = (await add(story.driver)).body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect((await shown(story.office, old.id)).flags.toSorted()).toEqual(['no_declarations', 'unplanned'])
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_type').set({ declarations: '[]' }).where('id', '=', novarbo.type).execute(),
  )
})

test('lanta-appi 3.3: the office matches it to an accepted request of the farm; its number stays, and only then the farm is asked', async () => {
  const { body } = await add(story.driver)
  const { id, number } = body as unknown as AnswerOf<typeof addUnplannedConsignment>
  await story.receive(id)
  const asked = () => manureTables(portal).selectFrom('manuredelivery_consignment').select('asked_at')
  expect((await asked().where('id', '=', id).executeTakeFirstOrThrow()).asked_at).toBeNull()
  const { request } = await story.accepted()
  const matched = await story.send.consignment(story.office, 'match', { of: id, data: { request } })
  expect(matched.status).toBe(200)
  expect(await shown(story.office, id)).toMatchObject({ number, request: { id: request }, state: 'received' })
  const again = await story.send.consignment(story.office, 'match', { of: id, data: { request } })
  expect(again.body.value).toBe('wrong_state')
})

test('lanta-appi 3.3: a dispatcher or an office says why it reports it; a driver is one of the carrier', async () => {
  expect((await add(story.office)).body).toMatchObject({ value: 'invalid_input', fields: ['reason'] })
  const reason = 'Kuljettaja soitti'
  const byOffice = (await add(story.office, { reason })).body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect(await shown(story.office, byOffice.id)).toMatchObject({ state: 'collected', driver: null })
  const named = (await add(story.lead, { reason, driver: story.driver.id })).body as unknown as AnswerOf<
    typeof addUnplannedConsignment
  >
  expect((await shown(story.lead, named.id)).driver?.id).toBe(story.driver.id)
  const stranger = await add(story.lead, { reason, driver: story.receiver.id })
  expect(stranger.body).toMatchObject({ value: 'invalid_input', fields: ['driver'] })
})

test('lanta-appi 3.3: a store of another farm, another carrier’s truck and another company’s plant are refused at their fields', async () => {
  expect((await add(story.driver, { store: ekoasuminen.store })).body).toMatchObject({ fields: ['store'] })
  expect((await add(story.driver, { vehicle: ekoasuminen.vehicle })).body).toMatchObject({ fields: ['vehicle'] })
  expect((await add(story.driver, { plant: ekoasuminen.plant })).status).toBe(404)
  expect((await add(story.driver, { account: ekoasuminen.account })).status).toBe(404)
})
