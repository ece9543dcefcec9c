/** The one search: by number, farm, plant, plate and document, and each reader only what is the own (lanta-appi 2.2, 7.3, 7.8). */
import { withCheckDigit } from '@workspace/logistics/contract'
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import { findAnything } from '../../contract/search/search-call.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import type { Journey } from '../testing/journey.ts'

const { novarbo, ekoasuminen } = manure
let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>
let otherOffice: ManurePerson
let made: Journey
let number: string

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
  otherOffice = await enterAs(portal, 'otherOffice')
  made = await story.received()
  const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select('number')
  number = (await rows.where('id', '=', made.consignment).executeTakeFirstOrThrow()).number
})
afterAll(() => portal[Symbol.asyncDispose]())

type Found = AnswerOf<typeof findAnything>
const found = async (by: ManurePerson, find: string) => (await by.ask(findAnything, { find })).body as unknown as Found

async function idsOf(by: ManurePerson, find: string) {
  const { requests, consignments, farms, plants } = await found(by, find)
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return { requests: ids(requests), consignments: ids(consignments), farms: ids(farms), plants: ids(plants) }
}

const nothing = { requests: [], consignments: [], farms: [], plants: [] }
const request = () => number.replace(/-\d+$/, '')

test('lanta-appi 7.8: a number finds the request and its consignments, whichever signs are between its parts; a document’s its consignment', async () => {
  for (const find of [request(), request().toLowerCase(), request().replaceAll('-', ' '), ` ${request()} `]) {
    const expected = { ...nothing, requests: [made.request], consignments: [made.consignment] }
    expect(await idsOf(story.office, find), find).toEqual(expected)
  }
  for (const find of [number, withCheckDigit(number)]) {
    expect(await idsOf(story.office, find), find).toEqual({ ...nothing, consignments: [made.consignment] })
  }
  const { documents } = await found(story.office, withCheckDigit(number))
  const farm = 'Koivukummun Siipikarja'
  expect(documents).toMatchObject([{ kind: 'commercialDocument', number: withCheckDigit(number), farm }])
})

test('lanta-appi 7.8: an office finds a farm by name, number and business id with what it has offered, a plant, and a truck’s consignments', async () => {
  for (const find of ['koivukum', 'T-NOV', '9990003-2']) {
    const { farms, requests, consignments } = await idsOf(story.office, find)
    expect({ find, farms }).toEqual({ find, farms: [novarbo.account] })
    expect(requests).toContain(made.request)
    expect(consignments).toContain(made.consignment)
  }
  expect((await found(story.office, 'koivukum')).farms).toEqual([
    { id: novarbo.account, name: 'Koivukummun Siipikarja', numbers: ['T-NOV'], municipality: 'Kauhava' },
  ])
  expect((await idsOf(story.office, 'kuntokorven')).plants).toEqual([novarbo.plant])
  for (const find of ['ZZA-142', 'zza142']) {
    expect((await idsOf(story.office, find)).consignments).toContain(made.consignment)
  }
  expect((await story.office.ask(findAnything, { find: ' a ' })).body).toMatchObject({ fields: ['find'] })
})

test('lanta-appi 2.2, 7.3: each reader finds the own alone: nothing of another company, farm or carrier', async () => {
  const mine = { requests: [made.request], consignments: [made.consignment] }
  expect(await idsOf(story.farm, number)).toEqual({ ...nothing, consignments: [made.consignment] })
  expect(await idsOf(story.farm, request())).toEqual({ ...nothing, ...mine })
  expect(await idsOf(story.lead, request())).toEqual({ ...nothing, consignments: [made.consignment] })
  expect((await found(story.farm, withCheckDigit(number))).documents).toHaveLength(1)
  const others = [otherOffice, await enterAs(portal, 'otherFarm'), await enterAs(portal, 'otherLead')]
  for (const find of [number, withCheckDigit(number), 'koivukum', 'T-NOV', 'ZZA-142', 'kuntokorven']) {
    for (const by of others) {
      expect(await found(by, find), find).toMatchObject({ ...nothing, documents: [] })
    }
  }
  // Farms and plants are the office's; a farm does not find consignments by the truck that has carried them.
  expect((await found(story.farm, 'koivukum')).farms).toEqual([])
  expect((await found(story.lead, 'kuntokorven')).plants).toEqual([])
  expect(await idsOf(story.farm, 'ZZA-142')).toEqual(nothing)
  const superadmin = await enterAs(portal, 'superadmin')
  expect((await idsOf(superadmin, 'ratsukeskus')).farms).toEqual([ekoasuminen.account])
  for (const caller of ['driver', 'receiver', 'newcomer'] as const) {
    const person = await enterAs(portal, caller)
    expect((await person.ask(findAnything, { find: number })).body.value, caller).toBe('forbidden')
  }
})

test('lanta-appi 7.3: the name of a farm finds no consignment that is only offered, in the search and in the list', async () => {
  const { consignment } = await story.accepted()
  const to = { by: 'carriers', carriers: [novarbo.carrier] }
  const data = { to, deadline: '2026-10-12T06:00:00.000Z', freight: { by: 'terms' } }
  const offer = await story.send.consignment(story.office, 'offer', { of: consignment, data } as never)
  expect(offer.status, offer.text).toBe(200)
  const listed = async (asked: object) =>
    ((await story.lead.ask(searchConsignments, asked as never)).body as unknown as { rows: { id: string }[] }).rows
      .map(({ id }) => id)
      .filter((id) => id === consignment)
  expect(await listed({ state: 'open' })).toEqual([consignment])
  expect(await listed({ state: 'open', find: 'koivukum' })).toEqual([])
  expect((await idsOf(story.lead, 'koivukum')).consignments).not.toContain(consignment)
  expect((await idsOf(story.office, 'koivukum')).consignments).toContain(consignment)
})

test('lanta-appi 7.8: of many at most eight of a kind are answered, what is ahead first', async () => {
  for (let at = 0; at < 9; at++) await story.submitted()
  const { requests, consignments } = await found(story.office, 'LA-26')
  expect(requests).toHaveLength(8)
  expect(requests.map((row) => row.number)).toEqual(
    requests
      .map((row) => row.number)
      .toSorted()
      .toReversed(),
  )
  const states = consignments.map(({ state }) =>
    ['planned', 'open', 'assigned', 'loading', 'collected'].includes(state),
  )
  expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)))
  await writeManure(portal, (own) => own.deleteFrom('manuredelivery_offer').execute())
})
