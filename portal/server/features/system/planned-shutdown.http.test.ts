import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { planShutdown, cancelPlannedShutdown, startOrShutSystem, readSystemState } = administrationCalls
const { readPublicData, readOwnSessions } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
let customer: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'], firstname: 'Eero', lastname: 'Aalto' })
  customer = await signedIn(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

const text = { fi: 'Palvelin vaihdetaan.', en: 'The server is replaced.' }
/** That many minutes from now. */
const at = (count: number) => new Date(portal.clock.now().getTime() + count * 60_000).toISOString()
const plan = (from: number, to: number, more: Partial<AskOf<typeof planShutdown>> = {}) =>
  superadmin.ask(planShutdown, { from: at(from), to: at(to), text, ...more })
const cancel = () => superadmin.ask(cancelPlannedShutdown, {})
const seen = async () => {
  const [record] = (await portal.ask(readPublicData, {})).body.maindata as Record<string, unknown>[]
  return { isactive: record?.isactive, plannedshutdown: record?.plannedshutdown }
}
const statusOf = async ({ ask }: SignedInPerson) => (await ask(readOwnSessions, {})).status
const stateOf = async () => (await superadmin.ask(readSystemState, {})).body.state as Record<string, unknown>

test('ADMIN-SYS-13: a planned shutdown is announced to everybody, turns the system off at its time and on again, by itself', async () => {
  const told = { from: at(30), to: at(60), text }
  const answer = await plan(30, 60)

  expect(answer).toMatchObject({ status: 200, body: { plannedshutdown: { ...told, by: superadmin.person.username } } })
  expect(await seen()).toEqual({ isactive: true, plannedshutdown: told })
  expect(await statusOf(customer)).toBe(200)

  portal.clock.advance(minutes(30))
  expect(await seen()).toEqual({ isactive: false, plannedshutdown: told })
  expect(await statusOf(customer)).toBe(503)
  expect(await statusOf(superadmin)).toBe(200)
  expect(await stateOf()).toMatchObject({ active: false, since: told.from, by: 'Eero Aalto' })

  portal.clock.advance(minutes(30))
  expect(await seen()).toEqual({ isactive: true, plannedshutdown: undefined })
  expect(await statusOf(customer)).toBe(200)
  await cancel()
})

test('ADMIN-SYS-13: the announcement may begin later than the plan; superadmins see the plan at once', async () => {
  await plan(60, 90, { announcefrom: at(20) })

  expect(await seen()).toEqual({ isactive: true, plannedshutdown: undefined })
  expect(await stateOf()).toMatchObject({ active: true, plannedshutdown: { from: at(60), announcefrom: at(20) } })
  portal.clock.advance(minutes(20))
  expect((await seen()).plannedshutdown).toMatchObject({ text })
  await cancel()
})

test('ADMIN-SYS-13: a shutdown that nobody was told of before tells its text while it goes on', async () => {
  await plan(-1, 10, { announcefrom: at(60) })
  expect(await seen()).toMatchObject({ isactive: false, plannedshutdown: { text } })
  await cancel()
})

test('ADMIN-SYS-13: cancelled before its time it never was, cancelled during it the system is on, and twice is a success', async () => {
  await plan(10, 20)
  expect(await cancel()).toMatchObject({ status: 200, body: { value: 'ok' } })
  portal.clock.advance(minutes(15))
  expect(await seen()).toEqual({ isactive: true, plannedshutdown: undefined })

  await plan(-5, 20)
  expect((await seen()).isactive).toBe(false)
  await cancel()
  expect((await seen()).isactive).toBe(true)
  expect((await cancel()).status).toBe(200)
})

test('ADMIN-SYS-13: starting during a planned shutdown ends it; shutting during one outlasts it', async () => {
  const admin = superadmin.person.username
  await plan(-1, 20)
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })
  expect(await seen()).toEqual({ isactive: true, plannedshutdown: undefined })

  await plan(-1, 20)
  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  portal.clock.advance(minutes(30))
  expect((await seen()).isactive).toBe(false)
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })
  expect((await seen()).isactive).toBe(true)
  await cancel()
})

test('ADMIN-SYS-13: starting leaves a plan that is still to come', async () => {
  const admin = superadmin.person.username
  await plan(10, 20)
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })

  expect((await seen()).plannedshutdown).toMatchObject({ text })
  await cancel()
})

test.each([
  ['an end before the beginning', () => ({ from: at(20), to: at(10), text }), ['to']],
  ['an end at the beginning', () => ({ from: at(20), to: at(20), text }), ['to']],
  ['an end that is past', () => ({ from: at(-20), to: at(-10), text }), ['to']],
  ['no times', () => ({ text }), ['from', 'to']],
  ['a time without a zone', () => ({ from: '2026-10-05T10:00:00', to: at(10), text }), ['from']],
  ['a time that is no time', () => ({ from: 'huomenna', to: at(10), text }), ['from']],
  ['a text in one language', () => ({ from: at(1), to: at(2), text: { fi: 'Huolto' } }), ['text.en']],
  ['an empty text', () => ({ from: at(1), to: at(2), text: { ...text, fi: '  ' } }), ['text.fi']],
  ['a text that is too long', () => ({ from: at(1), to: at(2), text: { ...text, en: 'x'.repeat(501) } }), ['text.en']],
])('R54: %s is invalid and changes nothing', async (_, sent, fields) => {
  const answer = await portal.send('POST', planShutdown.path, {
    body: sent(),
    headers: { authorization: `Bearer ${superadmin.token}` },
  })

  expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input', fields } })
  expect((await stateOf()).plannedshutdown).toBeUndefined()
})

test('ROLE-15: only superadmins plan and cancel', async () => {
  await plan(10, 20)
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of Object.values(others)) {
    expect((await ask(planShutdown, { from: at(1), to: at(2), text })).status).toBe(403)
    expect((await ask(cancelPlannedShutdown, {})).status).toBe(403)
  }
  expect((await portal.ask(cancelPlannedShutdown, {})).status).toBe(401)
  expect((await stateOf()).plannedshutdown).toMatchObject({ from: at(10) })
  await cancel()
})

test('R37: every instance keeps to the plan by its own clock, and a restart does not forget it', async () => {
  await plan(10, 20)
  await using second = await secondInstance(portal)
  portal.clock.advance(minutes(10))

  expect(await second.ask(readOwnSessions, {}, customer.token)).toEqual({ status: 503, value: 'system_offline' })
  await portal.restart()
  expect(await statusOf(customer)).toBe(503)
  await cancel()
  expect((await second.ask(readOwnSessions, {}, customer.token)).status).toBe(200)
})

test('R41: planning and cancelling are in the audit trail', async () => {
  await plan(10, 20)
  const times = { from: at(10), to: at(20) }
  await cancel()

  const rows = await portal.host.database.reading
    .selectFrom('audit')
    .select(['action', 'details'])
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  expect(rows.map(({ action, details }) => ({ action, details: JSON.parse(details) as unknown }))).toEqual([
    { action: 'cancelplannedshutdown', details: times },
    { action: 'planshutdown', details: times },
  ])
})
