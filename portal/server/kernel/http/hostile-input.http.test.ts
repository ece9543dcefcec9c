import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../contract/own.ts'
import { portalHandlers } from '../../handlers.ts'
import { checkAnswered, huntCall, huntRuns } from '../../testing/hostile-hunt.ts'
import type { Samples } from '../../testing/hostile-input.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import type { Account } from '../accounts/account.ts'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { removeSetting } from '../site/site-store.ts'

const calls: readonly Call[] = portalHandlers.map(({ call }) => call).filter(({ file }) => file !== 'stream')
let portal: TestPortal
beforeAll(async () => {
  const applications = [testApplication({ key: 'peatsale' })]
  portal = await startTestPortal({ applications, settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Actor {
  readonly person: Account
  readonly token: string
}

/** New people for each call: what was sent before may have taken the others' passwords, rights or lives. */
async function newActors(): Promise<readonly Actor[]> {
  const people = [
    await portal.person({ company: 'Biolan', apps: ['peatsale'] }),
    await portal.person({ company: 'Biolan', groups: ['biolan', 'biolanadmin'] }),
    await portal.person({ groups: ['superadmin'] }),
  ]
  return Promise.all(people.map(async (person) => ({ person, token: await portal.session(person) })))
}

function samplesOf(actors: readonly Actor[]): Samples {
  const { misc: _, ...form } = registrationForm()
  const ids = actors.map(({ person }) => person.id)
  const names = actors.map(({ person }) => person.username)
  return {
    ...Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value]])),
    token: actors.map(({ token }) => token),
    username: [...names, form.username, 'uusi_nimi_1'],
    email: [...actors.map(({ person }) => person.email), form.email, 'uusi.1@posti.test'],
    password: [testPassword, form.password],
    currentpassword: [testPassword],
    company: ['', 'Biolan', 'Novarbo'],
    misc: [{ language: 'fi' }],
    admin: names,
    modifiedby: names,
    lastmodified: actors.map(({ person }) => person.lastmodified),
    _id: ids,
    id: ids,
    userid: ids,
    users: [ids, ids.slice(0, 1)],
    usergroups: [[], ['biolan'], ['biolanadmin', 'superadmin']],
    apps: [[], ['peatsale']],
    usertype: ['customer', 'admin', 'transport', 'swampperson'],
    homeapp: ['', 'peatsale'],
    preferredapps: [[], ['peatsale']],
    seq: [0, 1, 'now'],
    from: ['2026-10-05T06:00:00.000Z'],
    to: ['2026-10-06T06:00:00.000Z'],
    text: ['Hei'],
    code: ['x'],
    hash: ['x'],
    find: ['aino'],
  }
}

test.each(calls.map((call) => [call.name, call] as const))(
  'R54, R53: whatever is sent to %s, it answers, and never with a fault',
  { timeout: 60_000 + huntRuns * 1000 },
  async (_, call) => {
    const actors = await newActors()
    // A superadmin, the last one, gets past most refusals, to where faults would be.
    await huntCall(portal, {
      call,
      samples: samplesOf(actors),
      tokens: [undefined, ...actors.map(({ token }) => token)],
    })
    await opened()
  },
)

/** Among all that is sent is a switch, and a plan that may have begun. */
async function opened(): Promise<void> {
  await portal.set({ isactive: true })
  await portal.host.database.writing((transaction) => removeSetting(transaction, 'plannedshutdown'))
}

const bodies: readonly (readonly [string, string | Uint8Array])[] = [
  ['1 MB of text', `{"username":"${'x'.repeat(1_000_000)}"}`],
  ['60 KB of brackets', '['.repeat(60_000)],
  ['deep nesting', `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`],
  ['30 000 fields of one name', `{${'"a":1,'.repeat(9000)}"a":2}`],
  ['a long array', `{"users":[${'"x",'.repeat(9000)}"x"],"changes":[${'{},'.repeat(9000)}{}]}`],
  ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ['a byte order mark', '\ufeff{}'],
  ['nothing', ''],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"isSuperadmin":true},"constructor":{"prototype":{"isSuperadmin":true}}}'],
  ['a huge number', '{"before":1e400,"after":-1e400,"page":99999999999999999999}'],
]

/** Every field that any call knows, each with the same hostile value. */
const everywhere = (value: unknown) =>
  JSON.stringify(Object.fromEntries(Object.keys(samplesOf([])).map((name) => [name, value])))
test.each([
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['a list of NULs', ['a\u0000b']],
  ['an object with a NUL', { language: 'a\u0000b', 'a\u0000b': 1 }],
])('R53, R54: %s in every field is answered by every call, and never with a fault', async (_, value) => {
  for (const token of [undefined, (await newActors())[2]?.token]) await sendToAll(everywhere(value), token)
})

test.each(bodies)('R52, R54: a body of %s is answered by every call, and never with a fault', async (_, body) => {
  await sendToAll(body, (await newActors())[2]?.token)
})

async function sendToAll(body: string | Uint8Array, token: string | undefined): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
  for (const { path } of calls.filter(({ method }) => method === 'POST')) {
    // A body that is too large is answered before its end, so that the sender may find the line cut.
    const answer = await rawRequest(portal.address, { method: 'POST', path, headers, body }).catch(() => undefined)
    if (answer) checkAnswered(portal, answer)
  }
}

test('R53, R41: after all that objects are clean, the portal answers and the audit trail is whole', async () => {
  expect(({} as Record<string, unknown>)['isSuperadmin']).toBeUndefined()
  expect((await portal.send('GET', '/api/data/initialwithoutlogin')).status).toBe(200)
  expect((await verifyAuditChain(portal.host)).broken).toBeUndefined()
})
