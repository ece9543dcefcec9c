/** The list of consignments as its readers page and search it. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import { addUnplannedConsignment } from '../../contract/unplanned/calls.ts'
import { manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>
/** In the order of their days; the last but one has a week alone. */
const made: { readonly id: string; readonly number: string }[] = []
const slots = ['2026-10-05', '2026-10-06', '2026-10-06', '', '2026-10-13']

beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
  for (const [at, day] of slots.entries()) {
    const { consignment: id } = await story.accepted()
    const { number } = await writeManure(portal, (own) =>
      own
        .updateTable('manuredelivery_consignment')
        .set({
          day,
          week: at < 3 ? '2026-W41' : '2026-W42',
          slot_from: at === 2 ? '2026-10-06T05:00:00.000Z' : '',
        })
        .where('id', '=', id)
        .returning('number')
        .executeTakeFirstOrThrow(),
    )
    made.push({ id, number })
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

type Found = AnswerOf<typeof searchConsignments>
const found = async (asked: object) =>
  (await story.office.ask(searchConsignments, asked as never)).body as unknown as Found

async function paged(asked: object): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const page = await found({ ...asked, limit: 2, cursor })
    ids.push(...page.rows.map(({ id }) => id).filter((id) => made.some((own) => own.id === id)))
    if (page.cursor === '') return ids
    cursor = page.cursor
  }
}

const ids = () => made.map(({ id }) => id)

test('lanta-appi 7.5: the list is in the order of days, a moment after its day and a week alone before its days, both ways', async () => {
  const [first, day, moment, week, last] = ids()
  const order = [first, day, moment, week, last]
  for (const view of ['all', 'toPlan']) {
    expect(await paged({ view, sort: 'slot', direction: 'asc' })).toEqual(order)
    expect(await paged({ view, sort: 'slot', direction: 'desc' })).toEqual(order.toReversed())
  }
})

test('lanta-appi 7.5: the list is in the order of numbers, both ways', async () => {
  const order = made.toSorted((a, b) => (a.number < b.number ? -1 : 1)).map(({ id }) => id)
  expect(await paged({ sort: 'number', direction: 'asc' })).toEqual(order)
  expect(await paged({ sort: 'number', direction: 'desc' })).toEqual(order.toReversed())
})

test('lanta-appi 7.5: a part of the number finds one, a text that no row holds finds none, with the count', async () => {
  const [, second] = made
  const one = await found({ find: second?.number.slice(-7) })
  expect({ ids: one.rows.map(({ id }) => id), total: one.total }).toEqual({
    ids: [second?.id],
    total: { count: 1, exact: true },
  })
  expect(await found({ find: 'eiole' })).toMatchObject({ rows: [], total: { count: 0 } })
})

test('lanta-appi 7.5: what is flagged, has a problem or an objection, or is refused and undecided is to be checked, and nothing else', async () => {
  const [flagged, objected, refused, decided] = ids() as [string, string, string, string]
  const set = (id: string, columns: object) =>
    writeManure(portal, (own) =>
      own.updateTable('manuredelivery_consignment').set(columns).where('id', '=', id).execute(),
    )
  await set(flagged, { open_flags: 1 })
  await set(objected, { has_objection: 1 })
  await set(refused, { state: 'refused', next: 'undecided' })
  await set(decided, { state: 'refused', next: 'toFarm' })
  const { rows, total } = await found({ view: 'toCheck' })
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([flagged, objected, refused]))
  expect(total?.count).toBe(3)
  const { total: undecided } = await found({ view: 'refused' })
  expect(undecided?.count).toBe(1)
})

test('lanta-appi 7.8: the office finds failed pickups, what belongs to no request, and what a run is made of', async () => {
  const idsIn = async (view: string) => (await found({ view, limit: 200 })).rows.map(({ id }) => id)
  const { consignment: failing } = await story.accepted()
  await story.assign(failing)
  // A truck and a day: a run may be made of it.
  expect(await idsIn('runs')).toContain(failing)
  const failed = { reasonKind: 'nobody_there', cause: 'farm' } as const
  expect((await story.send.consignment(story.driver, 'fail', { of: failing, data: failed })).status).toBe(200)
  expect(await idsIn('failed')).toEqual([failing])
  expect(await idsIn('runs')).not.toContain(failing)

  const { novarbo } = manure
  const collected = await story.office.ask(addUnplannedConsignment, {
    ...{ account: novarbo.account, store: novarbo.store, type: novarbo.type, plant: novarbo.plant },
    ...{ vehicle: novarbo.vehicle, device: 'toimisto', deviceTime: portal.clock.now().toISOString() },
    ...{ estimate: { unit: 'm3', amount: 40_000, basis: 'fill' }, handedOverBy: { kind: 'absent' }, reason: 'Soitti' },
  })
  const { id: unplanned } = collected.body as unknown as AnswerOf<typeof addUnplannedConsignment>
  expect(await idsIn('unplanned')).toEqual([unplanned])
  const { request } = await story.accepted()
  const matched = await story.send.consignment(story.office, 'match', { of: unplanned, data: { request } })
  expect(matched.status).toBe(200)
  expect(await idsIn('unplanned')).toEqual([])
})
