/** FRONT-20: what the front page tells superadmins of feedback, letters and a shutdown, and nobody else. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours, minutes } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { markFeedback, planShutdown, cancelPlannedShutdown, resendLetter, searchFeedback, searchLetters } =
  administrationCalls
const { readFrontPage, requestReset, sendFeedback } = portalCalls
const nothing = {
  waitingpeople: null,
  feedback: null,
  refusedaddresses: null,
  deadletters: null,
  shutdown: null,
  applications: [],
}

let portal: TestPortal
let people: Awaited<ReturnType<typeof everyKind>>
beforeEach(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  people = await everyKind(portal)
})
afterEach(() => portal[Symbol.asyncDispose]())

async function toldTo({ ask }: SignedInPerson): Promise<unknown> {
  const { status, body } = await ask(readFrontPage, {})
  expect(status).toBe(200)
  const { success, value, ...told } = body
  return told
}

/** The twin: whoever is no superadmin is told nothing, sender or not. */
async function expectUntold(): Promise<void> {
  const { customer, transportAdmin, companyAdmin } = people
  for (const other of [customer, transportAdmin, companyAdmin]) expect(await toldTo(other)).toEqual(nothing)
  expect((await portal.ask(readFrontPage, {})).status).toBe(401)
}

test('FRONT-20: superadmins are told how much feedback nobody has handled, and how the newest begins', async () => {
  const { superadmin, customer, companyAdmin } = people
  expect(await toldTo(superadmin)).toEqual(nothing)
  await companyAdmin.ask(sendFeedback, { text: 'Hyvä palvelu.' })
  portal.clock.advance(minutes(1))
  await customer.ask(sendFeedback, { text: `Rahtikirja\n\n  puuttuu. ${'ä'.repeat(200)}` })
  const { firstname, lastname } = customer.person
  const newest = { name: `${firstname} ${lastname}`, sentat: portal.clock.now().toISOString() }
  const feedback = { ...newest, count: 2, text: `Rahtikirja puuttuu. ${'ä'.repeat(140)}…` }
  expect(await toldTo(superadmin)).toEqual({ ...nothing, feedback })
  await expectUntold()

  const { body } = await superadmin.ask(searchFeedback, {})
  const [last, first] = body['feedback'] as { id: string }[]
  await superadmin.ask(markFeedback, { ids: [last?.id ?? ''], handled: true })
  expect(await toldTo(superadmin)).toMatchObject({ feedback: { count: 1, text: 'Hyvä palvelu.' } })
  await superadmin.ask(markFeedback, { ids: [first?.id ?? ''], handled: true })
  expect(await toldTo(superadmin)).toEqual(nothing)
})

test('FRONT-20, R42: superadmins are told of letters that were given up, until they go after all', async () => {
  // The link in it lives as long as the letter is tried.
  const { username } = await portal.person({ activated: false })
  portal.mail.mood = 'refuse'
  await portal.ask(requestReset, { username })
  const queuedat = portal.clock.now().toISOString()
  await portal.host.outbox.drain()
  // One that still waits for its next try has not failed.
  expect(await toldTo(people.superadmin)).toEqual(nothing)
  portal.clock.advance(hours(49))
  await portal.host.outbox.drain()
  people = await everyKind(portal)
  expect(await toldTo(people.superadmin)).toEqual({ ...nothing, deadletters: { count: 1, queuedat } })
  await expectUntold()

  portal.mail.mood = 'take'
  const { body } = await people.superadmin.ask(searchLetters, { state: 'dead' })
  await people.superadmin.ask(resendLetter, { id: (body['letters'] as { id: string }[])[0]?.id ?? '' })
  await portal.host.outbox.drain()
  expect(await toldTo(people.superadmin)).toEqual(nothing)
})

test('FRONT-20: superadmins are told of a planned shutdown, announced or not, until it is over or taken back', async () => {
  const { superadmin } = people
  const at = (count: number) => new Date(portal.clock.now().getTime() + minutes(count)).toISOString()
  const text = { fi: 'Palvelin vaihdetaan.', en: 'The server is replaced.' }
  const shutdown = { from: at(60), to: at(90) }
  await superadmin.ask(planShutdown, { ...shutdown, announcefrom: at(30), text })
  expect(await toldTo(superadmin)).toEqual({ ...nothing, shutdown })
  await expectUntold()
  await superadmin.ask(cancelPlannedShutdown, {})
  expect(await toldTo(superadmin)).toEqual(nothing)

  await superadmin.ask(planShutdown, { from: at(5), to: at(10), text })
  portal.clock.advance(minutes(9))
  expect(await toldTo(superadmin)).toMatchObject({ shutdown: { to: at(1) } })
  portal.clock.advance(minutes(1))
  expect(await toldTo(await signedIn(portal, { groups: ['superadmin'] }))).toEqual(nothing)
})
