/** A farm's calendar: who reads and writes what, and what pickups put into it (6.4, 2.2). */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManureAhead } from '../../contract/calendar/ahead-call.ts'
import { readCalendar, removeFlock, saveFlock, shareFlocks } from '../../contract/calendar/calls.ts'
import { manuredeliveryServer } from '../index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal } from '../testing/index.ts'
import { newFlock } from '../testing/inputs.ts'
import { writeShared } from '../testing/manure-fixture.ts'

const { novarbo } = manure
const { account, site } = novarbo
let portal: TestPortal
let people: Awaited<ReturnType<typeof novarboJourneys>>
beforeAll(async () => {
  portal = await startManurePortal()
  people = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const year = { from: '2026-09-01' as LocalDate, to: '2027-08-31' as LocalDate }
type Calendar = AnswerOf<typeof readCalendar>
type Ahead = AnswerOf<typeof readManureAhead>
const read = async (by: ManurePerson, days = year) =>
  (await by.ask(readCalendar, { account: account as never, ...days })).body as unknown as Calendar
const save = (by: ManurePerson, given: object = {}) =>
  by.ask(saveFlock, { ...newFlock, id: crypto.randomUUID(), version: 0, account, site, ...given } as never)
const entryOf = async (request: string) => (await read(people.farm)).entries.find((entry) => entry.request === request)

test('Lanta-appi 6.4: a member keeps flocks and reads what is proposed, with the store of the house', async () => {
  const { farm } = people
  const { flocks, proposals } = await read(farm)
  expect(flocks).toMatchObject([{ house: 'Halli 1', inDay: '2026-09-10', outDay: null, birds: 18_000 }])
  // 35 days after the birds came in, and the day after that.
  expect(proposals.slice(0, 2)).toMatchObject([
    { kind: 'manureOut', day: '2026-10-16', house: 'Halli 1', store: novarbo.store },
    { kind: 'beddingIn', day: '2026-10-28' },
  ])
  const { body } = await save(farm, { house: 'Halli 2', inDay: '2026-10-01', outDay: '2026-11-05' })
  expect(body).toMatchObject({ version: 1 })
  const { id } = body as unknown as { id: string }
  expect((await read(farm)).proposals).toContainEqual(expect.objectContaining({ day: '2026-11-06', house: 'Halli 2' }))
  expect((await farm.ask(removeFlock, { id: id as never, version: 2 as never })).body.value).toBe('modified_elsewhere')
  expect((await farm.ask(removeFlock, { id: id as never, version: 1 as never })).status).toBe(200)
  expect((await read(farm)).flocks).toHaveLength(1)
})

test('Lanta-appi 6.4: what is wrong with a flock is named at its field', async () => {
  const fields = async (given: object) => (await save(people.farm, given)).body.fields
  expect(await fields({ outDay: '2026-09-10' })).toEqual(['outDay'])
  expect(await fields({ house: '' })).toEqual(['house'])
  expect(await fields({ birds: 0 })).toEqual(['birds'])
  expect(await fields({ site: manure.ekoasuminen.site })).toEqual(['site'])
  const longer = { account: account as never, from: '2026-01-01' as LocalDate, to: '2027-12-31' as LocalDate }
  expect((await people.farm.ask(readCalendar, longer)).body.fields).toEqual(['to'])
})

test('Lanta-appi 6.4, 2.2: an office sees flocks and proposals only while the farm shows them; another farm sees nothing', async () => {
  const { farm, office } = people
  expect(await read(office)).toMatchObject({ flocks: null, proposals: [], isShared: false })
  const share = (isShared: boolean) => farm.ask(shareFlocks, { account: account as never, isShared })
  expect((await share(true)).status).toBe(200)
  expect(await read(office)).toMatchObject({ flocks: [{ house: 'Halli 1' }], isShared: true })
  const others = [await enterAs(portal, 'otherFarm'), await enterAs(portal, 'otherOffice')]
  for (const by of others) {
    expect((await by.ask(readCalendar, { account: account as never, ...year })).status).toBe(404)
  }
  expect((await share(false)).status).toBe(200)
  expect(await read(office)).toMatchObject({ flocks: null })
  expect((await save(office)).status).toBe(403)
})

test('Lanta-appi 6.4: a pickup is planned in the calendar from its acceptance on, done with its reception, and gone when it is cancelled', async () => {
  const { send, office, farm } = people
  const made = await people.accepted()
  expect(await entryOf(made.request)).toMatchObject({ kind: 'manureOut', from: '2026-10-14', state: 'planned' })
  // It is the pickup that was expected on the sixteenth.
  expect((await read(farm)).proposals.map(({ day }) => day)).not.toContain('2026-10-16')
  expect(
    (await send.request(office, 'unaccept', { of: made.request, data: { reason: 'Laitos on täynnä' } })).status,
  ).toBe(200)
  expect(await entryOf(made.request)).toBeUndefined()

  const done = await people.received()
  expect(await entryOf(done.request)).toMatchObject({ from: '2026-10-05', to: '2026-10-05', state: 'done' })
})

test('Lanta-appi 2.2: an office reads its own pickups alone, a member also what other applications plan', async () => {
  const bedding = { application: 'peatsale', ref: 'x', account, kind: 'beddingIn', state: 'planned' }
  await writeShared(portal, (own) =>
    own
      .insertInto('logistics_calendar')
      .values({ ...bedding, from_day: '2026-10-27', to_day: '2026-10-27' })
      .execute(),
  )
  const { farm, office } = people
  const kinds = async (by: ManurePerson) => new Set((await read(by)).entries.map(({ kind }) => kind))
  expect(await kinds(farm)).toEqual(new Set(['manureOut', 'beddingIn']))
  expect(await kinds(office)).toEqual(new Set(['manureOut']))
  expect((await farm.ask(readCalendar, { account: account as never, ...year })).text).not.toMatch(/peatsale|"ref"/)
  expect((await read(farm)).proposals.map(({ day }) => day)).not.toContain('2026-10-28')
  // A pickup of another company is not this office's to know.
  await writeShared(portal, (own) =>
    own
      .updateTable('manuredelivery_request')
      .set({ company: manure.ekoasuminen.company })
      .where('account', '=', account)
      .execute(),
  )
  expect(await kinds(office)).toEqual(new Set())
})

test('Lanta-appi 6.4, 2.2: an office reads what to expect of the farms that show their flocks, until a pickup meets it', async () => {
  const { farm, office } = people
  const otherOffice = await enterAs(portal, 'otherOffice')
  const ahead = async (by: ManurePerson) => (await by.ask(readManureAhead, {})).body as unknown as Ahead
  const share = (isShared: boolean) => farm.ask(shareFlocks, { account: account as never, isShared })
  await share(false)
  expect(await ahead(office)).toMatchObject({ farms: 0, rows: [] })
  await share(true)
  const { farms, rows } = await ahead(office)
  expect(farms).toBe(1)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0]).toMatchObject({ account, farm: 'Koivukummun Siipikarja', house: 'Halli 1', birds: 18_000 })
  expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
  expect(await ahead(otherOffice)).toMatchObject({ farms: 0, rows: [] })
  // A pickup of another application’s is not the office's: only its own takes a row away.
  await writeShared(portal, (own) => own.deleteFrom('logistics_calendar').where('account', '=', account).execute())
  const [first] = (await ahead(office)).rows
  const entry = { ref: 'x', account, kind: 'manureOut', from_day: first?.day, to_day: first?.day, state: 'planned' }
  const put = (application: string) =>
    writeShared(portal, (own) =>
      own
        .insertInto('logistics_calendar')
        .values({ ...entry, application })
        .execute(),
    )
  await put('peatsale')
  expect((await ahead(office)).rows[0]).toEqual(first)
  await put('manuredelivery')
  expect((await ahead(office)).rows).not.toContainEqual(first)
  await share(false)
})

test('Lanta-appi 7.11: a flock and an entry are kept for five years after their last day', async () => {
  const entry = { application: 'manuredelivery', ref: 'vanha', account, kind: 'manureOut', state: 'agreed' }
  await writeShared(portal, async (own) => {
    await own
      .insertInto('logistics_calendar')
      .values({ ...entry, from_day: '2026-10-18', to_day: '2026-10-20' })
      .execute()
    await own.updateTable('logistics_flock').set({ out_day: '2026-10-20' }).where('id', '=', novarbo.flock).execute()
  })
  const retention = manuredeliveryServer.jobs?.find(({ name }) => name === 'retention')
  const left = () =>
    writeShared(portal, async (own) => {
      const flocks = await own.selectFrom('logistics_flock').select('id').where('account', '=', account).execute()
      const entries = own.selectFrom('logistics_calendar').select('ref').where('ref', '=', 'vanha')
      return { flocks: flocks.map(({ id }) => id), entries: (await entries.execute()).length }
    })
  await retention?.run(portal.host, new Date('2031-10-20T20:59:59.999Z'))
  expect((await left()).entries).toBe(1)
  expect((await left()).flocks).toContain(novarbo.flock)
  await retention?.run(portal.host, new Date('2031-10-20T21:00:00.000Z'))
  const { flocks, entries } = await left()
  expect([entries, flocks.includes(novarbo.flock)]).toEqual([0, false])
})
