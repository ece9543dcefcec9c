/** A swamp that closes for the day and opens again, and what its loader tells of a pile. */
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad } from '../../contract/loads/calls.ts'
import { readSwamp } from '../../contract/swamps/calls.ts'
import { closeSwamp, openSwamp, reportPile } from '../../contract/swamps/today.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let people: Record<'loader' | 'office' | 'otherOffice' | 'driver' | 'english' | 'mate' | 'customer', PeatPerson>
const { swamp, bulkPile } = peat.biolan

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    loader: await enterAs(portal, 'loader', { firstname: 'Sami', lastname: 'Lumme' }),
    office: await enterAs(portal, 'office'),
    otherOffice: await enterAs(portal, 'otherOffice'),
    driver: await enterAs(portal, 'driver', { email: 'antti@posti.test' }),
    english: await enterAs(portal, 'driver', { email: 'erik@posti.test', language: 'en' }),
    mate: await enterAs(portal, 'driver', { email: 'marko@posti.test' }),
    customer: await enterAs(portal, 'customer'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const today = () => dayOf(portal.clock.now())
const given = (driver: PeatPerson, load: object = {}) =>
  makeLoad(portal, { load: { state: 'assigned', driver: driver.id, day: today(), ...load } })
const queue = async () =>
  (await people.loader.ask(readLoaderDay, { swamp, day: today() })).body as unknown as AnswerOf<typeof readLoaderDay>
const ofOffice = async () =>
  (await people.office.ask(readSwamp, { id: swamp })).body as unknown as AnswerOf<typeof readSwamp>

async function lettersTo(address: string, subject: string) {
  await portal.host.background.idle()
  await portal.host.outbox.drain()
  return portal.mail.letters.filter((letter) => letter.receivers.includes(address) && letter.subject === subject)
}

test('Kuivikemyynti 5.4, 5.6: a swamp that its loader closes says why to loader, office and drivers; the drivers of today get one letter in their language, and another when it opens', async () => {
  const first = await given(people.driver)
  await given(people.english)
  await given(people.mate, { day: '2026-12-24' })
  const closed = { swamp, day: today(), kind: 'wind' as const, words: 'Tuulee taloihin päin.' }
  expect((await people.loader.ask(closeSwamp, closed)).status).toBe(200)
  const closure = { kind: 'wind', words: 'Tuulee taloihin päin.', since: portal.clock.now().toISOString() }
  expect((await queue()).swamp.closure).toEqual(closure)
  expect((await ofOffice()).swamp.closure).toEqual(closure)
  const day = (await people.driver.ask(readDriverDay, { day: today() })).body as unknown as AnswerOf<
    typeof readDriverDay
  >
  expect(day.loads.map(({ swampDetails }) => swampDetails?.closure)).toEqual([closure])
  const [letter, ...others] = await lettersTo('antti@posti.test', 'Lastaus on suljettu: Kurkikorvenneva')
  expect(others).toEqual([])
  expect(letter?.text).toContain('Syy: tuuli.')
  expect(letter?.text).toContain('Tuulee taloihin päin.')
  expect(letter?.text).toContain(`KM-26-${first.order.slice(0, 8)}-1`)
  expect(await lettersTo('erik@posti.test', 'Loading is closed: Kurkikorvenneva')).toHaveLength(1)
  expect(await lettersTo('marko@posti.test', 'Lastaus on suljettu: Kurkikorvenneva')).toEqual([])

  // Another reason changes what is read, and bothers nobody again.
  expect((await people.office.ask(closeSwamp, { ...closed, kind: 'machine', words: undefined })).status).toBe(200)
  expect((await queue()).swamp.closure).toMatchObject({ kind: 'machine', words: '' })
  expect(await lettersTo('antti@posti.test', 'Lastaus on suljettu: Kurkikorvenneva')).toHaveLength(1)
  // What has been loaded all the same is a fact.
  const told = loadEvent('bucket', first.id, { count: 1, bucketSize: 4000 as never })
  expect((await people.loader.ask(commandLoad, { event: told })).body).toMatchObject({ result: 'applied' })

  expect((await people.loader.ask(openSwamp, { swamp, day: today() })).status).toBe(200)
  expect((await people.loader.ask(openSwamp, { swamp, day: today() })).status).toBe(200)
  expect((await queue()).swamp.closure).toBeNull()
  expect(await lettersTo('antti@posti.test', 'Lastaus on taas auki: Kurkikorvenneva')).toHaveLength(1)
  expect(await lettersTo('erik@posti.test', 'Loading is open again: Kurkikorvenneva')).toHaveLength(1)
})

test('Kuivikemyynti 2.6: nobody but its loaders and its own office closes a swamp', async () => {
  const closed = { swamp, day: today(), kind: 'other' as const }
  expect((await people.otherOffice.ask(closeSwamp, closed)).body.value).toBe('not_found')
  expect((await people.driver.ask(closeSwamp, closed)).body.value).toBe('forbidden')
  expect((await people.customer.ask(openSwamp, { swamp, day: today() })).body.value).toBe('forbidden')
  expect((await people.loader.ask(closeSwamp, { ...closed, swamp: peat.novarbo.swamp })).body.value).toBe('not_found')
  expect((await queue()).swamp.closure).toBeNull()
})

test('Kuivikemyynti 5.4: what a loader feels and sees of a pile reaches the office with the name; an empty pile is loaded from no more', async () => {
  const report = (pile: string, told: object) => people.loader.ask(reportPile, { pile, report: told } as never)
  expect((await report(bulkPile, { kind: 'moisture', value: 'wet' })).status).toBe(200)
  expect((await report(bulkPile, { kind: 'left', value: 'half' })).status).toBe(200)
  const reportsOf = async () => (await ofOffice()).piles.find(({ id }) => id === bulkPile)?.reports
  expect(await reportsOf()).toMatchObject([
    { report: { kind: 'left', value: 'half' }, by: 'Sami Lumme' },
    { report: { kind: 'moisture', value: 'wet' }, by: 'Sami Lumme' },
  ])
  const open = async () => (await queue()).piles.map(({ id }) => id)
  expect(await open()).toContain(bulkPile)
  portal.clock.advance(60_000 as never)
  expect((await report(bulkPile, { kind: 'left', value: 'empty' })).status).toBe(200)
  expect(await open()).not.toContain(bulkPile)
  expect((await ofOffice()).piles.find(({ id }) => id === bulkPile)?.state).toBe('empty')
  expect((await report(peat.novarbo.bulkPile, { kind: 'left', value: 'empty' })).body.value).toBe('not_found')
  expect((await report(bulkPile, { kind: 'left', value: 'wet' })).body.value).toBe('invalid_input')
  expect(
    (await people.office.ask(reportPile, { pile: bulkPile, report: { kind: 'left', value: 'full' } })).status,
  ).toBe(403)
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_stockpile').set({ state: 'open' }).where('id', '=', bulkPile).execute(),
  )
})
