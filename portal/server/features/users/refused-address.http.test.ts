/** R42: an address that a mail server has refused for good is told at the person, to whom it concerns, until it works. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchUsers, readUser, searchLetters } = administrationCalls
const { readOwnEmailState, readFrontPage, requestReset, saveOwnSettings } = portalCalls

let portal: TestPortal
let superadmin: SignedInPerson
let biolan: SignedInPerson
let novarbo: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
  biolan = await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
  novarbo = await signedIn(portal, { company: 'Novarbo', groups: ['novarbo', 'novarboadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const refusal = { at: 'receiver', code: 550, text: '5.1.1 no such mailbox' } as const

/** Somebody of Biolan, whose letter the mail server has refused for good. */
async function refusedPerson(): Promise<SignedInPerson> {
  const person = await signedIn(portal, { company: 'Biolan', groups: ['biolan'] })
  portal.mail.refusals.set(person.person.email, refusal)
  await letterTo(person)
  return person
}

async function letterTo({ person }: SignedInPerson): Promise<void> {
  portal.clock.advance(minutes(1))
  await portal.ask(requestReset, { username: person.username })
  await portal.host.outbox.drain()
}

const inList = async ({ ask }: SignedInPerson) => {
  const { body } = await ask(searchUsers, { state: 'addressrefused', counted: true })
  const { users, total } = body as unknown as { users: { _id: string; addressrefused: boolean }[]; total: unknown }
  return { ids: users.map(({ _id }) => _id), total, marked: users.every(({ addressrefused }) => addressrefused) }
}
const isOwnRefused = async ({ ask }: SignedInPerson) => (await ask(readOwnEmailState, {})).body.refused
const notice = async ({ ask }: SignedInPerson) => (await ask(readFrontPage, {})).body.refusedaddresses

test('R42: the person and the own administrators see that the address does not work; another company does not', async () => {
  const person = await refusedPerson()
  const { id } = person.person
  const marked = { ids: [id], total: { count: 1, exact: true }, marked: true }
  for (const who of [superadmin, biolan]) {
    expect(await inList(who)).toEqual(marked)
    expect(await notice(who)).toEqual({ count: 1 })
    expect((await who.ask(readUser, { id })).body).toMatchObject({ addressrefused: true })
  }
  expect(await isOwnRefused(person)).toBe(true)

  expect(await inList(novarbo)).toMatchObject({ ids: [] })
  expect(await notice(novarbo)).toBeNull()
  expect((await novarbo.ask(readUser, { id })).status).toBe(404)
  expect(await notice(person)).toBeNull()
  expect(await isOwnRefused(biolan)).toBe(false)
  // What is told at the person is not told once more as a letter; its page has it still.
  expect((await superadmin.ask(readFrontPage, {})).body.deadletters).toBeNull()
  expect((await superadmin.ask(searchLetters, { state: 'dead' })).body).toMatchObject({ letters: { length: 1 } })

  portal.mail.refusals.clear()
  await letterTo(person)
  expect(await inList(biolan)).toMatchObject({ ids: [], total: { count: 0 } })
  expect(await isOwnRefused(person)).toBe(false)
})

test('R42: a new address is not refused before a letter to it was', async () => {
  const person = await refusedPerson()
  const { email } = person.person
  expect(await isOwnRefused(person)).toBe(true)
  const changed = await person.ask(saveOwnSettings, { email: `uusi.${email}` })
  expect(changed.status).toBe(200)
  expect(await isOwnRefused(person)).toBe(false)
  expect(await inList(superadmin)).toMatchObject({ ids: [] })
})

test('R42: greylisting marks nobody', async () => {
  const person = await signedIn(portal, { company: 'Biolan', groups: ['biolan'] })
  portal.mail.refusals.set(person.person.email, { at: 'receiver', code: 450, text: '4.2.0 come back later' })
  await letterTo(person)
  expect(await isOwnRefused(person)).toBe(false)
})
