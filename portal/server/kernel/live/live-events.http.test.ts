import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { openLiveStream } from '../../testing/live-stream.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { changeAccount } from '../accounts/account-store.ts'
import type { Audience, NewLiveEvent } from './live-events.ts'

const { logOut, endOwnSession, endOtherSessions, saveOwnSettings } = portalCalls
const { endPersonSessions } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const open = (token: string) => openLiveStream(portal.address, token)
const publish = async (event: NewLiveEvent) => {
  await portal.host.database.writing((transaction) => portal.host.live.publish(transaction, event))
  portal.host.live.wake()
}
const tell = (topic: 'users' | 'companies', audience: Audience, ids: readonly string[] = []) =>
  publish({ kind: 'data-changed', topic, ids, for: audience })
const change = async (id: string, changes: Parameters<typeof changeAccount>[2]) => {
  await portal.host.database.writing((transaction) => changeAccount(transaction, id, changes))
  portal.host.live.wake()
}

test('R68: a stream is text/event-stream, never cached, and begins by saying where it begins', async () => {
  const { token } = await signedIn(portal)
  await using stream = await open(token)

  const opened = await stream.told('opened')

  expect(stream.status).toBe(200)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.text).toMatch(new RegExp(`^id: ${opened.seq}\\nevent: opened\\ndata: \\{`))
})

test.each([
  ['R68: without a token', '/api/live/events', {}],
  ['R68: with the token in the query', '/api/live/events?token=$token', {}],
  ['R68: with the token as access_token in the query', '/api/live/events?access_token=$token', {}],
  ['R68: with the public id alone', '/api/live/events', { authorization: 'Bearer $id' }],
  ['R68: with the token in a cookie', '/api/live/events', { cookie: 'token=$token' }],
] as const)('%s there is no stream', async (_, path, headers) => {
  const { token } = await signedIn(portal)
  const filled = (text: string) => text.replace('$token', token).replace('$id', token.split('.')[0] ?? '')
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)]))

  const answer = await portal.send('GET', filled(path), { headers: sent })

  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ success: false, value: 'unauthorized' })
})

test('R67: an event carries a kind, a list and ids, and nothing else', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const about = await portal.person({ firstname: 'Salla', lastname: 'Salainen' })
  await using stream = await open(superadmin.token)

  await tell('users', { to: 'overseers', of: about }, [about.id])

  const told = await stream.told('data-changed')
  expect(told).toEqual({ seq: expect.any(Number), kind: 'data-changed', topic: 'users', ids: [about.id] })
  expect(stream.text).not.toMatch(/Salla|Salainen|testaaja|posti/)
})

test('R67: each hears what his or her rights let through when it is sent', async () => {
  const people = {
    superadmin: await signedIn(portal, { groups: ['superadmin'] }),
    biolanAdmin: await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] }),
    novarboAdmin: await signedIn(portal, { company: 'Novarbo', groups: ['novarbo', 'novarboadmin'] }),
    carrierAdmin: await signedIn(portal, { usertype: 'transport', transportadmin: true, carrier: 'kuljetus-1' }),
    both: await signedIn(portal, { groups: ['biolanadmin'], transportadmin: true, carrier: 'kuljetus-1' }),
    colleague: await signedIn(portal, { company: 'Biolan', groups: ['biolan'] }),
  }
  const driver = { id: 'kuljettaja', company: 'kuljetus-1', carrier: 'kuljetus-1' }
  const gardener = { id: people.colleague.person.id, company: 'Biolan', carrier: '' }
  const names = Object.keys(people) as (keyof typeof people)[]
  const streams = await Promise.all(names.map((name) => open(people[name].token)))
  const heard = (id: string) => names.filter((_, at) => streams[at]?.events.some(({ ids }) => ids.includes(id)))

  await tell('users', { to: 'overseers', of: driver }, ['of-driver'])
  await tell('users', { to: 'overseers', of: gardener }, ['of-gardener'])
  await tell('companies', { to: 'administrators' }, ['of-companies'])
  await tell('users', { to: 'superadmins' }, ['of-superadmins'])
  await tell('users', { to: 'person', id: gardener.id }, ['of-person'])
  await tell('users', { to: 'everybody' }, ['of-all'])
  await Promise.all(streams.map((stream) => expect.poll(() => stream.events.at(-1)?.ids).toEqual(['of-all'])))

  expect(heard('of-driver')).toEqual(['superadmin', 'carrierAdmin', 'both'])
  expect(heard('of-gardener')).toEqual(['superadmin', 'biolanAdmin', 'both', 'colleague'])
  expect(heard('of-companies')).toEqual(['superadmin', 'biolanAdmin', 'novarboAdmin', 'both'])
  expect(heard('of-superadmins')).toEqual(['superadmin'])
  expect(heard('of-person')).toEqual(['colleague'])
  expect(heard('of-all')).toEqual(names)
  await Promise.all(streams.map((stream) => stream[Symbol.asyncDispose]()))
})

test('R67: a right that is taken away during an open stream is told, and what it showed is told no more', async () => {
  const admin = await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
  const member = { id: 'joku', company: 'Biolan', carrier: '' }
  await using stream = await open(admin.token)
  await tell('users', { to: 'overseers', of: member }, ['before'])
  await stream.told('data-changed')

  await change(admin.person.id, { groups: ['biolan'], isAdmin: false, now: portal.clock.now() })
  await stream.told('rights-changed')
  await tell('users', { to: 'overseers', of: member }, ['after'])
  await tell('users', { to: 'everybody' }, ['last'])

  await expect.poll(() => stream.events.at(-1)?.ids).toEqual(['last'])
  expect(stream.events.some(({ ids }) => ids.includes('after'))).toBe(false)
})

test('R67: changes of a person that are no rights make no noise', async () => {
  const customer = await signedIn(portal)
  await using stream = await open(customer.token)
  await stream.told('opened')

  await change(customer.person.id, { city: 'Oulu', telephone: '000 111 222', now: portal.clock.now() })
  await tell('users', { to: 'everybody' }, ['last'])

  await expect.poll(() => stream.events.at(-1)?.ids).toEqual(['last'])
  expect(stream.events.map(({ kind }) => kind)).toEqual(['opened', 'data-changed'])
})

test.each([
  ['signing out', (token: string) => portal.ask(logOut, {}, { token })],
  [
    'ending it in the own settings',
    async (token: string, other: string) =>
      portal.ask(endOwnSession, { id: token.split('.')[0] ?? '' }, { token: other }),
  ],
  ['ending the others', (_: string, other: string) => portal.ask(endOtherSessions, {}, { token: other })],
  [
    'a new password',
    (_: string, other: string) => portal.ask(saveOwnSettings, { password: 'Uusi-Suo-99-polku' }, { token: other }),
  ],
  [
    'an administrator who ends them',
    async (_: string, __: string, userid: string) =>
      (await signedIn(portal, { groups: ['superadmin'] })).ask(endPersonSessions, { userid }),
  ],
  ['deactivation', (_: string, __: string, id: string) => change(id, { deactivated: true, now: portal.clock.now() })],
  [
    'deletion',
    async (_: string, __: string, id: string) => {
      await portal.host.database.writing((tx) => tx.deleteFrom('account').where('id', '=', id).execute())
      portal.host.live.wake()
    },
  ],
])('R11: %s ends the open stream at once', async (_, act) => {
  const { person, token } = await signedIn(portal)
  const other = await portal.signIn(person, testPassword)
  await using stream = await open(token)
  await stream.told('opened')
  const start = performance.now()

  await act(token, other, person.id)

  await stream.told('session-ended')
  await stream.ended()
  expect(performance.now() - start).toBeLessThan(2000)
})
