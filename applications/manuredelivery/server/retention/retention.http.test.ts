/** What Lanta-appi keeps, and for how long: a moment before its end it is there, a moment after it is gone (7.11). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { later, periodsIn, promisedPeriods } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveWash } from '../../contract/carriers/calls.ts'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import { giveYear } from '../../contract/years/calls.ts'
import type { ManureTables } from '../database/tables.ts'
import { manuredeliveryServer } from '../index.ts'
import { manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import { newWash } from '../testing/inputs.ts'
import { writeShared } from '../testing/manure-fixture.ts'

const { novarbo } = manure
let portal: TestPortal
let people: Awaited<ReturnType<typeof novarboJourneys>>
beforeAll(async () => {
  portal = await startManurePortal()
  people = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

/** As the register statement promises them to everybody; the tests below hold the job to these. */
const kept = {
  draft: [12, 'months'],
  farmRequest: [12, 'months'],
  invitation: [30, 'days'],
  contacts: [24, 'months'],
  people: [6, 'years'],
  records: [6, 'years'],
  settlement: [10, 'years'],
  alert: [5, 'years'],
  calendar: [5, 'years'],
  closedContacts: [24, 'months'],
  closedName: [10, 'years'],
} as const

type Period = Parameters<typeof later>[1]

/** So long after that moment, to the millisecond, and the first one after it. */
function endOf(moment: string, period: Period) {
  const last = later(new Date(moment), period)
  return { last: last.toISOString(), over: new Date(last.getTime() + 1).toISOString() }
}

/** The year and so many whole ones after it; the Finnish year ends two hours before that of UTC. */
function endOfYear(year: number, [years]: Period) {
  return { last: `${year + years}-12-31T21:59:59.999Z`, over: `${year + years}-12-31T22:00:00.000Z` }
}

const job = manuredeliveryServer.jobs?.find(({ name }) => name === 'retention')
const runAt = async (moment: string) => {
  if (!job) throw new Error('Lanta-appi has no such job')
  return await job.run(portal.host, new Date(moment))
}
const rowsOf = (table: keyof ManureTables, column: string, value: string) =>
  writeShared(portal, (own) => own.selectFrom(table).selectAll().where(column, '=', value).execute())
const set = (table: keyof ManureTables, id: string, columns: object) =>
  writeShared(portal, (own) => own.updateTable(table).set(columns).where('id', '=', id).execute())
async function draw(): Promise<void> {
  await manuredeliveryServer.jobs?.find(({ name }) => name === 'documents')?.run(portal.host, portal.clock.now())
}

/** Received in October 2026, confirmed, settled and ended on the first of November. */
async function ended() {
  const contact = { contactName: 'Yrjö Yhteys', contactTelephone: '000 000 0888', instructions: 'Takaovesta' }
  const made = await people.received({ data: { ...contact, note: 'Terveisin Yrjö' } })
  const { send, farm } = people
  expect((await send.consignment(farm, 'confirmQuantity', { of: made.consignment, data: {} })).status).toBe(200)
  await set('manuredelivery_consignment', made.consignment, { state: 'locked' })
  await set('manuredelivery_request', made.request, { state: 'closed', ended_at: '2026-11-01T06:00:00.000Z' })
  await draw()
  const documents = await rowsOf('manuredelivery_document', 'of_id', made.consignment)
  return { ...made, documents: documents.filter(({ replaced_by }) => replaced_by === null).map(({ id }) => String(id)) }
}

/** The rows of a request and its consignment with all that is stored with them, as one text. */
async function stored({ request, consignment }: { readonly request: string; readonly consignment: string }) {
  const rows = [
    await rowsOf('manuredelivery_request', 'id', request),
    await rowsOf('manuredelivery_consignment', 'id', consignment),
    await rowsOf('manuredelivery_declaration', 'request', request),
    await rowsOf('manuredelivery_weighing', 'consignment', consignment),
    await rowsOf('manuredelivery_driver', 'consignment', consignment),
    await rowsOf('manuredelivery_event', 'of_id', request),
    await rowsOf('manuredelivery_event', 'of_id', consignment),
    await rowsOf('manuredelivery_document', 'of_id', request),
    await rowsOf('manuredelivery_document', 'of_id', consignment),
  ]
  return JSON.stringify(rows)
}

test('Lanta-appi 7.11: the register statement promises these periods, and no other, in both languages', async () => {
  for (const [language, name] of [
    ['fi', 'Lanta-appi: '],
    ['en', 'Manure-app: '],
  ] as const) {
    const rows = (await promisedPeriods(portal, language)).filter(({ about }) => about.startsWith(name))
    const periods = rows.map((row) => periodsIn(row.kept))
    expect(periods, language).toEqual(Object.values(kept).map((period) => [period]))
  }
})

const contacts = /Yrjö|000 000 0888|Takaovesta/

test('Lanta-appi 7.11: contacts and who handed over stay 24 months after the request’s end; people, declarations and documents six years after the year of reception', async () => {
  const made = await ended()
  const called = endOf('2026-11-01T06:00:00.000Z', kept.contacts)
  await runAt(called.last)
  expect(await stored(made)).toMatch(contacts)
  await runAt(called.over)
  const rows = async () =>
    JSON.stringify([
      await rowsOf('manuredelivery_request', 'id', made.request),
      await rowsOf('manuredelivery_consignment', 'id', made.consignment),
      await rowsOf('manuredelivery_event', 'of_id', made.request),
      await rowsOf('manuredelivery_event', 'of_id', made.consignment),
    ])
  expect(await rows()).not.toMatch(/Yrjö|000 000 0888|Takaovesta|Aino Isäntä/)
  // The commercial document keeps who handed over for its own time.
  expect(await stored(made)).toMatch(/Aino Isäntä/)
  expect(await stored(made)).toContain(people.driver.id)

  const whole = endOfYear(2026, kept.people)
  await runAt(whole.last)
  for (const id of made.documents) {
    expect((await people.office.ask(giveDocument, { id, language: 'fi' })).status).toBe(200)
  }
  await runAt(whole.over)
  const left = await stored(made)
  expect(left).not.toMatch(contacts)
  expect(left).not.toMatch(/Aino Isäntä|Koivukum/)
  for (const { id } of [people.farm, people.office, people.driver, people.receiver]) expect(left).not.toContain(id)
  for (const id of made.documents) {
    for (const by of [people.office, people.farm]) expect((await by.ask(readDocument, { id })).status).toBe(404)
  }
  // Numbers, days, weights and visits stay.
  const [consignment] = await rowsOf('manuredelivery_consignment', 'id', made.consignment)
  expect(consignment).toMatchObject({ kg: 24_840, ended_day: '2026-10-05' })
  expect(await rowsOf('manuredelivery_visit', 'consignment', made.consignment)).toHaveLength(2)
  expect((await people.office.ask(readRequest, { id: made.request })).body.value).toBe('ok')
  expect((await people.office.ask(readConsignment, { id: made.consignment })).body.value).toBe('ok')
  await draw()
  expect(await stored(made)).toBe(left)
  expect(await runAt('2032-12-31T23:00:00.000Z')).toBe(0)
})

test('Lanta-appi 7.11: what is not settled or not ended, and what a company keeps longer, stays whole', async () => {
  const [unsettled, longer] = [await ended(), await ended()]
  await set('manuredelivery_consignment', unsettled.consignment, { state: 'confirmed' })
  await set('manuredelivery_operator', novarbo.company, { retention_years: 7 })
  await runAt(endOfYear(2026, kept.people).over)
  expect(await stored(longer)).toContain(people.driver.id)
  await set('manuredelivery_operator', novarbo.company, { retention_years: 6 })
  await runAt(endOfYear(2026, kept.people).over)
  expect(await stored(longer)).not.toContain(people.driver.id)
  expect(await stored(unsettled)).toContain(people.driver.id)
})

test('Lanta-appi 7.11: drafts without a number, decided requests to become a farm and old alerts go; others stay', async () => {
  const of = crypto.randomUUID()
  const { company, account } = novarbo
  await people.send.request(people.farm, 'saveDraft', { of, data: { company, account, note: 'Kesken' } })
  const asked = { person: 'x', company, name: 'Tila', business_id: '', street: '', postal_code: '', city: '' }
  const decided = { state: 'accepted', words: '', account: null, sent_at: '2026-09-01T06:00:00.000Z', decided_by: '' }
  const request = { ...asked, ...decided, telephone: '', species: '', note: '', decided_at: '2026-10-01T06:00:00.000Z' }
  const [old, open] = [crypto.randomUUID(), crypto.randomUUID()]
  await writeManure(portal, async (own) => {
    const rows = [
      { ...request, id: old },
      { ...request, id: open, state: 'open', decided_at: null },
    ]
    await own.insertInto('manuredelivery_farm_request').values(rows).execute()
    await own
      .updateTable('manuredelivery_alert')
      .set({ to_day: '2026-11-20', ended_by: 'x' })
      .where('id', '=', novarbo.alert)
      .execute()
  })
  const isThere = async (table: keyof ManureTables, id: string) => (await rowsOf(table, 'id', id)).length === 1
  const drafted = portal.clock.now().toISOString()
  await runAt(endOf('2026-10-01T06:00:00.000Z', kept.farmRequest).last)
  expect(await isThere('manuredelivery_farm_request', old)).toBe(true)
  await runAt(endOf('2026-10-01T06:00:00.000Z', kept.farmRequest).over)
  expect(await isThere('manuredelivery_farm_request', old)).toBe(false)
  expect(await isThere('manuredelivery_farm_request', open)).toBe(true)
  await runAt(endOf(drafted, kept.draft).last)
  expect(await isThere('manuredelivery_request', of)).toBe(true)
  await runAt(endOf(drafted, kept.draft).over)
  expect(await isThere('manuredelivery_request', of)).toBe(false)
  await runAt('2031-11-20T12:00:00.000Z')
  expect(await isThere('manuredelivery_alert', novarbo.alert)).toBe(true)
  await runAt('2031-11-21T12:00:00.000Z')
  expect(await isThere('manuredelivery_alert', novarbo.alert)).toBe(false)
  expect(await isThere('manuredelivery_alert', novarbo.zone)).toBe(true)
})

test('Lanta-appi 7.11: wash records and hand-over records name somebody for six years after theirs; the wash itself counts on', async () => {
  const id = crypto.randomUUID()
  expect((await people.driver.ask(saveWash, { ...newWash, id, vehicle: novarbo.vehicle })).status).toBe(200)
  const year = { account: novarbo.account, year: 2026, format: 'pdf', language: 'fi' } as const
  expect((await people.farm.ask(giveYear, year)).status).toBe(200)
  const whole = endOfYear(2026, kept.records)
  const record = async () => (await rowsOf('manuredelivery_document', 'kind', 'handOverRecord'))[0]
  await runAt(whole.last)
  expect(await rowsOf('logistics_wash', 'id', id)).toMatchObject([{ washed_by: people.driver.id }])
  expect(JSON.stringify(await record())).toContain('Koivukum')
  await runAt(whole.over)
  expect(await rowsOf('logistics_wash', 'id', id)).toMatchObject([{ washed_by: '', method: 'wash' }])
  expect(JSON.stringify(await record())).not.toContain('Koivukum')
})

test('Lanta-appi 7.11: settlement rows name a farm for ten years after their year, and keep what was settled', async () => {
  const whole = endOfYear(2026, kept.settlement)
  await runAt(whole.last)
  expect(await rowsOf('manuredelivery_batch_row', 'batch', novarbo.batch)).toMatchObject([
    { farm_name: 'Koivukummun Siipikarja' },
  ])
  await runAt(whole.over)
  expect(await rowsOf('manuredelivery_batch_row', 'batch', novarbo.batch)).toMatchObject([
    { farm_name: '', business_id: '', farm_number: '', net: 71_100 },
  ])
})

test('Lanta-appi 7.11, 2.2: a closed farm loses its contacts after 24 months and its name after ten years, unless Kuivikemyynti needs it', async () => {
  const { account } = manure.ekoasuminen
  const closed = '2027-03-01T06:00:00.000Z'
  await set('logistics_account', account, { closed: 1, changed_at: closed })
  const relation = { account, company: novarbo.company, active: 0 }
  const relations = ['manuredelivery', 'peatsale'].map((application) => ({ ...relation, application }))
  await writeShared(portal, (own) => own.insertInto('logistics_relationship').values(relations).execute())
  const store = () => rowsOf('manuredelivery_store', 'account', account)
  await runAt(endOf(closed, kept.closedContacts).last)
  expect(await store()).toMatchObject([{ contact_name: 'Aino Isäntä' }])
  await runAt(endOf(closed, kept.closedContacts).over)
  expect(await store()).toMatchObject([{ contact_name: '', instructions: '' }])
  await runAt(endOfYear(2027, kept.closedName).last)
  expect(await rowsOf('logistics_relationship', 'account', account)).toHaveLength(2)
  await runAt(endOfYear(2027, kept.closedName).over)
  expect(await rowsOf('logistics_relationship', 'account', account)).toMatchObject([{ application: 'peatsale' }])
  expect(await rowsOf('logistics_account', 'id', account)).toMatchObject([{ name: 'Tallinmäen Ratsukeskus' }])

  // Without Kuivikemyynti nothing keeps it.
  await writeManure(portal, (own) => own.deleteFrom('manuredelivery_cleared').where('of_id', '=', account).execute())
  await writeShared(portal, (own) => own.deleteFrom('logistics_relationship').where('account', '=', account).execute())
  await runAt(endOfYear(2027, kept.closedName).over)
  expect(await rowsOf('logistics_account', 'id', account)).toMatchObject([{ name: '–', business_id: '' }])
})
