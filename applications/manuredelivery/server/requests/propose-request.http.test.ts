/** A filled draft begins an offer: as the last time, from a store or a flock, for its own people alone (lanta-appi 6.4, 7.5). */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveFlock, shareFlocks } from '../../contract/calendar/calls.ts'
import { proposeRequest } from '../../contract/requests/propose-call.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, nothing, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import { newFlock } from '../testing/inputs.ts'

const { novarbo, ekoasuminen } = manure
const { account, store } = novarbo
let portal: TestPortal
let story: Awaited<ReturnType<typeof novarboJourneys>>
beforeAll(async () => {
  portal = await startManurePortal()
  story = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

type Proposed = AnswerOf<typeof proposeRequest>
const proposed = async (by: ManurePerson, asked: object = {}) =>
  (await by.ask(proposeRequest, { account, ...asked } as never)).body as unknown as Proposed

test('lanta-appi 7.5: a draft is as the last offer was, with the declarations of its type, and without its days, words and declarations', async () => {
  const data = { instructions: 'Takaovesta', contactName: 'Aino', contactTelephone: '000 000 0555', note: 'Kiire' }
  await story.submitted({
    data: { ...data, estimate: { unit: 'kg', amount: 27_000 }, loaderAvailable: false } as never,
  })
  const asks = (declarations: string) =>
    writeManure(portal, (own) =>
      own.updateTable('manuredelivery_type').set({ declarations }).where('id', '=', novarbo.type).execute(),
    )
  await asks('["no_notifiable_disease"]')
  const { draft, declarationsAsked } = await proposed(story.farm)
  await asks('[]')
  expect(draft).toMatchObject({
    ...{ company: novarbo.company, store, type: novarbo.type, estimate: { unit: 'kg', amount: 27_000 } },
    ...{ loaderAvailable: false, instructions: 'Takaovesta', contactName: 'Aino', contactTelephone: '000 000 0555' },
  })
  expect(draft).not.toHaveProperty('note')
  expect(declarationsAsked).toEqual(['no_notifiable_disease'])
  // The office reads what it has seen of the farm, too.
  expect((await proposed(story.office)).draft).toMatchObject({ company: novarbo.company, store })
})

test('lanta-appi 7.5: an earlier request is taken as it was; what was removed since is left open', async () => {
  const like = await story.submitted({ data: { estimate: { unit: 'm3', amount: 12_000 } } as never })
  await story.submitted()
  expect((await proposed(story.farm, { like })).draft.estimate).toEqual({ unit: 'm3', amount: 12_000 })
  const set = (table: 'manuredelivery_type' | 'manuredelivery_store', id: string, columns: object) =>
    writeManure(portal, (own) => own.updateTable(table).set(columns).where('id', '=', id).execute())
  await set('manuredelivery_type', novarbo.type, { active: 0 })
  await set('manuredelivery_store', store, { removed: 1 })
  const { draft, declarationsAsked } = await proposed(story.farm, { like })
  expect(draft).toMatchObject({ store: null, type: null })
  expect(declarationsAsked).toEqual([])
  await set('manuredelivery_type', novarbo.type, { active: 1 })
  await set('manuredelivery_store', store, { removed: 0 })
})

test('lanta-appi 6.4: the days are those of the flock in the house: the day after it leaves, until the next one’s bedding', async () => {
  const flock = { ...newFlock, account, site: novarbo.site, house: 'Halli 1', species: 'broiler' }
  const days = { inDay: '2026-09-20', outDay: '2026-10-25' }
  const saved = await story.farm.ask(saveFlock, { id: novarbo.flock, version: 1, ...flock, ...days } as never)
  expect(saved.status, saved.text).toBe(200)
  // Broilers: 14 days without birds; bedding the day before they come.
  const expected = { readyFrom: '2026-10-26', mustBeOutBy: '2026-11-06' }
  expect((await proposed(story.farm, { store })).draft).toMatchObject(expected)
  expect((await proposed(story.farm, { store, on: '2026-10-26' })).draft).toMatchObject(expected)
  expect((await proposed(story.farm, { store, on: '2026-11-20' })).draft).toMatchObject({
    ...{ readyFrom: '2026-11-20', mustBeOutBy: null },
  })
  const today = portal.clock.now().toISOString().slice(0, 10)
  expect((await proposed(story.farm, { store, on: '2026-01-01' })).draft).toMatchObject({ readyFrom: today })
  // An office reads the flocks of the farm once they are shared.
  expect((await proposed(story.office, { store })).draft).toMatchObject({ readyFrom: today, mustBeOutBy: null })
  await story.farm.ask(shareFlocks, { account, isShared: true } as never)
  expect((await proposed(story.office, { store })).draft).toMatchObject(expected)
})

test('lanta-appi 2.2: of another farm, its stores and requests nothing is proposed', async () => {
  const otherFarm = await enterAs(portal, 'otherFarm')
  const like = await story.submitted()
  const mine = { account: ekoasuminen.account }
  for (const [by, asked] of [
    [otherFarm, {}],
    [otherFarm, { ...mine, like }],
    [otherFarm, { ...mine, store }],
    [story.farm, { store: nothing }],
    [story.farm, { like: nothing }],
    [await enterAs(portal, 'otherOffice'), {}],
  ] as const) {
    expect(await proposed(by, asked)).toMatchObject({ value: 'not_found' })
  }
})
