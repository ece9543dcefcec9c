import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, PersonSession } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours, minutes } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchSessions, endPersonSession, endPersonSessions } = administrationCalls
const { readOwnSessions, endOtherSessions } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
let biolanAdmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'], company: 'Biolan' })
  biolanAdmin = await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const search = async (filter: AskOf<typeof searchSessions> = {}, { ask } = superadmin) =>
  (await ask(searchSessions, filter)).body as unknown as { sessions: PersonSession[]; cursor: string }
const idOf = (token: string) => token.split('.')[0] ?? ''
const lives = async (token: string) => (await portal.ask(readOwnSessions, {}, { token })).status === 200
const trail = () =>
  portal.host.database.reading
    .selectFrom('audit')
    .select(['actor', 'action', 'target', 'company', 'details'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('R36: the list says who is signed in, with what, since when and seen when', async () => {
  const person = await portal.person({ firstname: 'Aino', lastname: 'Korpi', company: 'Novarbo' })
  const body = { username: person.username, password: 'Kurkisuo-77-lato' }
  const headers = { 'user-agent': 'Puhelin 1.0 <b>' }
  const { token } = (await portal.send('POST', '/api/auth/userlogin', { body, headers })).body
  const now = portal.clock.now().toISOString()

  const { sessions } = await search({ userid: person.id })

  expect(sessions).toEqual([
    {
      id: idOf(String(token)),
      current: false,
      person: { _id: person.id, username: person.username, name: 'Aino Korpi', company: 'Novarbo' },
      device: 'Puhelin 1.0 <b>',
      signedinat: now,
      lastseenat: now,
    },
  ])
  expect((await search({ find: 'aino kor' })).sessions.map(({ id }) => id)).toEqual([idOf(String(token))])
  expect((await search({ userid: superadmin.person.id })).sessions).toMatchObject([{ current: true }])
})

test('ROLE-25: the list tells no secret of a session', async () => {
  const { token } = await signedIn(portal)
  const { text } = await superadmin.ask(searchSessions, {})
  expect(text).toContain(idOf(token))
  expect(text).not.toContain(token.split('.')[1])
})

test('R02, ROLE-23: a company administrator sees the sessions of the own people and no others', async () => {
  const own = await signedIn(portal, { company: 'Biolan' })
  const foreign = await signedIn(portal, { company: 'Novarbo' })

  const { sessions } = await search({}, biolanAdmin)

  expect(new Set(sessions.map(({ person }) => person.company))).toEqual(new Set(['Biolan']))
  expect(sessions.map(({ id }) => id)).toContain(idOf(own.token))
  expect((await search({ userid: foreign.person.id }, biolanAdmin)).sessions).toEqual([])
  expect((await search({ find: foreign.person.username }, biolanAdmin)).sessions).toEqual([])
})

test('R36: one session of a person is ended, the others live on', async () => {
  const { person, token } = await signedIn(portal, { company: 'Biolan' })
  const other = await portal.signIn(person)

  for (const { ask } of [biolanAdmin]) {
    expect(await ask(endPersonSession, { id: idOf(token) })).toMatchObject({ status: 200, body: { value: 'ok' } })
  }

  expect([await lives(token), await lives(other)]).toEqual([false, true])
  expect(await trail()).toMatchObject({
    actor: biolanAdmin.person.username,
    action: 'endpersonsession',
    target: person.username,
    company: 'Biolan',
  })
  expect(await superadmin.ask(endPersonSession, { id: idOf(token) })).toMatchObject({
    status: 404,
    body: { value: 'not_found' },
  })
})

test('R36: all sessions of a person are ended, of one’s own all but the one that asks', async () => {
  const { person, token } = await signedIn(portal, { company: 'Biolan' })
  const other = await portal.signIn(person)
  const answer = await biolanAdmin.ask(endPersonSessions, { userid: person.id })
  expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
  expect([await lives(token), await lives(other)]).toEqual([false, false])
  expect(await trail()).toMatchObject({ action: 'endpersonsessions', details: '{"ended":2}' })

  const second = await portal.signIn(superadmin.person)
  expect((await superadmin.ask(endPersonSessions, { userid: superadmin.person.id })).body).toMatchObject({ ended: 1 })
  expect([await lives(superadmin.token), await lives(second)]).toEqual([true, false])
})

test('R02, ROLE-24, ROLE-29: a company administrator ends no session of others, nor of a superadmin', async () => {
  const foreign = await signedIn(portal, { company: 'Novarbo', groups: ['novarboadmin'] })
  for (const [call, input, value] of [
    [endPersonSession, { id: idOf(foreign.token) }, 'not_found'],
    [endPersonSessions, { userid: foreign.person.id }, 'user_not_found'],
  ] as const) {
    expect(await biolanAdmin.ask(call, input as never)).toMatchObject({ status: 404, body: { value } })
  }
  // The superadmin belongs to the same company, so is seen there, and is left alone.
  expect((await biolanAdmin.ask(endPersonSession, { id: idOf(superadmin.token) })).status).toBe(403)
  expect((await biolanAdmin.ask(endPersonSessions, { userid: superadmin.person.id })).status).toBe(403)
  expect(await biolanAdmin.ask(endPersonSession, { id: 'olematon' })).toMatchObject({ status: 404 })
  expect([await lives(foreign.token), await lives(superadmin.token)]).toEqual([true, true])
})

test('ROLE-03: who is no administrator is refused', async () => {
  const victim = await signedIn(portal, { company: 'Biolan', usertype: 'transport', carrier: 'k' })
  const others = [
    await signedIn(portal, { company: 'Biolan', groups: ['biolan'] }),
    await signedIn(portal, { usertype: 'transport', transportadmin: true, carrier: 'k' }),
  ]
  for (const { ask } of others) {
    expect((await ask(searchSessions, {})).status).toBe(403)
    expect((await ask(endPersonSession, { id: idOf(victim.token) })).status).toBe(403)
    expect((await ask(endPersonSessions, { userid: victim.person.id })).status).toBe(403)
  }
  expect((await portal.ask(searchSessions, {})).status).toBe(401)
  expect(await lives(victim.token)).toBe(true)
})

test('R36: a person ends all own sessions but the one that asks', async () => {
  const { person, token } = await signedIn(portal, { company: 'Favorit' })
  const others = [await portal.signIn(person), await portal.signIn(person)]
  const stranger = await signedIn(portal)

  expect((await portal.ask(endOtherSessions, {}, { token })).body).toMatchObject({ success: true, ended: 2 })

  expect(await Promise.all([token, ...others, stranger.token].map(lives))).toEqual([true, false, false, true])
  expect(await trail()).toMatchObject({
    action: 'endothersessions',
    target: person.username,
    company: 'Favorit',
    details: '{"ended":2}',
  })
  expect((await portal.ask(endOtherSessions, {}, { token })).body).toMatchObject({ ended: 0 })
  expect((await portal.ask(endOtherSessions, {})).status).toBe(401)
})

test('R36: the list is read page by page, last seen first, each session once', async () => {
  const person = await portal.person({ company: 'Ekoasuminen' })
  for (let count = 0; count < 60; count++) {
    const { id } = count % 10 === 0 ? await portal.person({ company: 'Ekoasuminen' }) : person
    await session(id, count)
  }
  const admin = await signedIn(portal, { company: 'Ekoasuminen', groups: ['ekoasuminenadmin'] })
  const seen: PersonSession[] = []
  let cursor = ''
  do {
    const page = await search({ cursor }, admin)
    seen.push(...page.sessions)
    cursor = page.cursor
  } while (cursor !== '')
  expect(new Set(seen.map(({ id }) => id)).size).toBe(61)
  const times = seen.map(({ lastseenat }) => lastseenat)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('R34: sessions that are over are not on the list', async () => {
  const admin = await signedIn(portal, { company: 'Favorit', groups: ['favoritadmin'] })
  const customer = await signedIn(portal, { company: 'Favorit' })
  portal.clock.advance(hours(4))
  portal.clock.advance(minutes(1))
  superadmin = await signedIn(portal, { groups: ['superadmin'] })

  const ids = (await search()).sessions.map(({ id }) => id)

  expect(ids).toContain(idOf(customer.token))
  expect(ids).not.toContain(idOf(admin.token))
})

test('R36: of several who come while somebody writes each is noted as seen, and none waits for it', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(portal, { company: 'Novarbo' })))
  portal.clock.advance(minutes(2))
  const { promise: writtenOn, resolve: letGo } = Promise.withResolvers<void>()
  const writing = portal.host.database.writing(() => writtenOn)
  const answers = await Promise.all(people.map(({ token }) => portal.ask(readOwnSessions, {}, { token })))
  letGo()
  await writing
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const sessions = portal.host.database.reading.selectFrom('session').select('last_seen_at')
  const handles = people.map(({ token }) => idOf(token))
  const seen = async () => (await sessions.where('handle', 'in', handles).execute()).map((row) => row.last_seen_at)
  await expect.poll(seen).toEqual(handles.map(() => portal.clock.now().toISOString()))
})

async function session(id: string, number: number): Promise<void> {
  const at = new Date(portal.clock.now().getTime() - number * 1000).toISOString()
  await portal.host.database.writing((transaction) =>
    transaction
      .insertInto('session')
      .values({
        handle: `sivu-${number}`,
        account_id: id,
        secret_hash: '',
        created_at: at,
        last_seen_at: at,
        authenticated_at: at,
        user_agent: '',
      })
      .execute(),
  )
}
