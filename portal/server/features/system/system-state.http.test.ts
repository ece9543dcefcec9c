import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const {
  examineSystem,
  readSystemState,
  startOrShutSystem,
  markFeedback,
  searchFeedback,
  searchSessions,
  sendTestLetter,
} = administrationCalls
const { sendFeedback } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'], firstname: 'Eero', lastname: 'Aalto' })
})
afterAll(() => portal[Symbol.asyncDispose]())

interface State {
  readonly active: boolean
  readonly since: string
  readonly by: string
  readonly signedin: { people: number; kinds: Record<string, number> }
  readonly letters: { waiting: number; dead: number }
  readonly unhandledfeedback: number
}
const state = async () => (await superadmin.ask(readSystemState, {})).body.state as State

test('R36: the page counts the people whom the list of sessions shows, each once and in one kind', async () => {
  await signedIn(portal, { company: 'Biolan', groups: ['biolanadmin'], usertype: 'transport' })
  await signedIn(portal, { usertype: 'transport' })
  await signedIn(portal, { usertype: 'swampperson' })
  const customer = await signedIn(portal)
  await portal.signIn(customer.person)
  await portal.signIn(customer.person)
  const listed = async () => (await superadmin.ask(searchSessions, {})).body

  expect((await state()).signedin).toEqual({
    people: 5,
    kinds: { superadmin: 1, admin: 1, transport: 1, swampperson: 1, customer: 1 },
  })
  expect(await listed()).toMatchObject({ total: { people: 5, sessions: 7 } })

  // The administrators' sessions end by themselves after 12 hours without use, the others' do not.
  portal.clock.advance(hours(13))
  superadmin = await signedIn(portal, { groups: ['superadmin'], firstname: 'Eero', lastname: 'Aalto' })
  expect((await state()).signedin).toEqual({
    people: 4,
    kinds: { superadmin: 1, admin: 0, transport: 1, swampperson: 1, customer: 1 },
  })
  expect(await listed()).toMatchObject({ total: { people: 4, sessions: 6 } })
  expect((await superadmin.ask(searchSessions, { find: customer.person.username })).body).toMatchObject({
    total: { people: 1, sessions: 3 },
  })
})

test('ADMIN-SYS-07: the page says since when the system is off, and who turned it', async () => {
  const admin = superadmin.person.username
  expect(await state()).toMatchObject({ active: true, since: '', by: '' })
  const now = portal.clock.now().toISOString()

  await superadmin.ask(startOrShutSystem, { admin, command: 'shutdown' })
  expect(await state()).toMatchObject({ active: false, since: now, by: 'Eero Aalto' })
  portal.clock.advance(hours(1))
  await superadmin.ask(startOrShutSystem, { admin, command: 'start' })

  expect(await state()).toMatchObject({ active: true, since: portal.clock.now().toISOString(), by: 'Eero Aalto' })
})

test('ADMIN-SYS-07: the page counts letters that have not gone and feedback that nobody has handled', async () => {
  await superadmin.ask(sendFeedback, { text: 'Täällä taas' })
  await portal.host.outbox.drain()
  const before = await state()
  portal.mail.mood = 'refuse'

  await superadmin.ask(sendTestLetter, {})
  await portal.host.outbox.drain()

  expect((await state()).letters).toEqual({ waiting: before.letters.waiting + 1, dead: before.letters.dead })
  portal.clock.advance(hours(49))
  const again = await portal.signIn(superadmin.person)
  await portal.host.outbox.drain()
  portal.mail.mood = 'take'
  const read = async () => (await portal.ask(readSystemState, {}, { token: again })).body.state as State
  expect((await read()).letters).toEqual({ waiting: before.letters.waiting, dead: before.letters.dead + 1 })
  expect((await read()).unhandledfeedback).toBe(1)
  const [item] = (await portal.ask(searchFeedback, {}, { token: again })).body.feedback as { id: string }[]
  await portal.ask(markFeedback, { ids: [item?.id ?? ''], handled: true }, { token: again })
  expect((await read()).unhandledfeedback).toBe(0)
})

test('R19: the page tells of the last backup and of trouble with it; the administrator gets a letter, once a day', async () => {
  await using own = await startTestPortal()
  const told = (event: string) => own.lines.filter((line) => line.includes(`"event":"${event}"`)).length
  const read = async () => (await (await signedIn(own, { groups: ['superadmin'] })).ask(readSystemState, {})).body.state
  if (own.host.database.engine === 'postgres') {
    expect(await read()).not.toHaveProperty('lastbackup')
    return
  }
  const attempt = async (event: 'backup_made' | 'backup_failed') => {
    const before = told(event)
    own.host.jobs.wake('backup')
    await vi.waitUntil(() => told(event) > before, { timeout: 60_000 })
  }
  const letters = () => own.mail.letters.filter(({ receivers }) => receivers.includes('yllapito@portal.test'))
  expect(await read()).toMatchObject({ lastbackup: '', warnings: [] })

  const folder = join(own.place.dataDir, 'backups')
  writeFileSync(folder, 'no folder')
  await attempt('backup_failed')
  await attempt('backup_failed')
  expect(await read()).toMatchObject({ warnings: [{ code: 'backup_failed', last: '', fault: 'norights' }] })
  expect((await own.letterTo('yllapito@portal.test')).text).toContain('Yhtään ehjää varmuuskopiota ei ole.')
  expect(letters()).toHaveLength(1)

  // A restart mends nothing.
  await own.restart()
  expect(await read()).toMatchObject({ warnings: [{ code: 'backup_failed', last: '', fault: 'norights' }] })
  const examined = await (await signedIn(own, { groups: ['superadmin'] })).ask(examineSystem, {
    part: 'state',
    language: 'fi',
  })
  const codes = (examined.body['findings'] as { code: string }[]).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['backup_failed', 'job_failed']))

  rmSync(folder)
  await attempt('backup_made')
  const last = own.clock.now().toISOString()
  expect(await read()).toMatchObject({ lastbackup: last, warnings: [] })
  own.clock.advance(hours(25))
  expect(await read()).toMatchObject({ lastbackup: last, warnings: [{ code: 'backup_overdue', last }] })
  own.host.jobs.wake('housekeeping')
  await vi.waitUntil(() => letters().length === 2, { timeout: 60_000 })
  expect(letters()[1]?.text).toContain('ei ole tehty varmuuskopiota yli vuorokauteen')
})

test('ROLE-15: only superadmins read it', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of Object.values(others)) {
    expect(await ask(readSystemState, {})).toMatchObject({ status: 403, body: { success: false, value: 'forbidden' } })
  }
  expect((await portal.ask(readSystemState, {})).status).toBe(401)
})
