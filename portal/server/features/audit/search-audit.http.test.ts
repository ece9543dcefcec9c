import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, AuditLine } from '../../../contract/own.ts'
import { administrationCalls, knownAct } from '../../../contract/own.ts'
import type { AuditEvent } from '../../kernel/audit/audit-trail.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchAudit, saveCompanies, verifyAudit } = administrationCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { username: 'paakayttaja', groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Filter = AskOf<typeof searchAudit>
const search = async (filter: Filter = {}, { ask } = superadmin) =>
  (await ask(searchAudit, filter)).body as unknown as { lines: AuditLine[]; before: number }
const targets = async (filter: Filter, who = superadmin) =>
  (await search(filter, who)).lines.map(({ target }) => target)

const write = (...events: (Pick<AuditEvent, 'target'> & Partial<AuditEvent>)[]) =>
  portal.host.database.writing((transaction) =>
    portal.host.audit.appendAll(
      transaction,
      events.map((event) => {
        const facts = {
          at: portal.clock.now(),
          actor: 'joku',
          result: 'done',
          requestId: 'r',
          address: '10.1.2.3',
        } as const
        return { action: 'logout', ...facts, ...event } as AuditEvent
      }),
    ),
  )

test('R41: the page brings the names of those people in its lines whom the reader may see, and of nobody else', async () => {
  const names = async (who: SignedInPerson) =>
    ((await who.ask(searchAudit, { find: 'nimettava' })).body as { people: object[] }).people
  const own = await portal.person({
    username: 'nimettava_oma',
    firstname: 'Aino',
    lastname: 'Korhonen',
    company: 'Biolan',
  })
  const foreign = await portal.person({ username: 'nimettava_vieras', firstname: 'Ville', company: 'Novarbo' })
  const admin = await signedIn(portal, { groups: ['biolanadmin'], company: 'Biolan' })
  await write(
    { actor: foreign.username, target: own.username, company: 'Biolan' },
    { actor: 'console', target: 'nimettava_poistettu', company: 'Biolan' },
  )

  const aino = { username: own.username, name: 'Aino Korhonen' }
  expect(await names(admin)).toEqual([aino])
  expect(await names(superadmin)).toHaveLength(2)
  expect(await names(superadmin)).toContainEqual(aino)
})

test('OPS-05, R41: a line says who did what to whom, when, from where and how it ended, newest first', async () => {
  await write({ target: 'eka', company: 'Biolan' }, { target: 'toka', company: 'Biolan', result: 'refused' })

  const { lines } = await search({ company: 'Biolan' })

  expect(lines.slice(0, 2)).toEqual([
    expect.objectContaining({ target: 'toka', result: 'refused' }),
    {
      seq: expect.any(Number),
      at: portal.clock.now().toISOString(),
      actor: 'joku',
      action: 'logout',
      target: 'eka',
      company: 'Biolan',
      details: {},
      result: 'done',
      address: '10.1.2.0/24',
      requestid: 'r',
    },
  ])
})

test('OPS-05: the trail is filtered by actor, target, action, result and time, all at once', async () => {
  const start = portal.clock.now().toISOString()
  portal.clock.advance(minutes(1))
  await write({ target: 'a', actor: 'ylläpitäjä', action: 'startsystem' })
  await write({ target: 'b', actor: 'ylläpitäjä', action: 'shutsystem' })
  portal.clock.advance(minutes(1))
  const middle = portal.clock.now().toISOString()
  await write({ target: 'c', actor: 'ylläpitäjä', action: 'shutsystem', result: 'refused' })
  await write({ target: 'd', actor: 'toinen', action: 'shutsystem' })

  expect(await targets({ actor: 'ylläpitäjä' })).toEqual(['c', 'b', 'a'])
  expect(await targets({ actor: 'ylläpitäjä', actions: ['shutsystem'] })).toEqual(['c', 'b'])
  expect(await targets({ actor: 'ylläpitäjä', actions: ['shutsystem', 'startsystem'], result: 'done' })).toEqual([
    'b',
    'a',
  ])
  expect(await targets({ actor: 'ylläpitäjä', from: start, to: middle })).toEqual(['b', 'a'])
  expect(await targets({ from: middle, actions: ['shutsystem'] })).toEqual(['d', 'c'])
  expect(await targets({ target: 'd' })).toEqual(['d'])
  expect(await targets({ actor: 'ylläpitäjä', target: 'd' })).toEqual([])
})

test('OPS-05: a line that was written later than it happened is found by when it happened', async () => {
  const now = portal.clock.now()
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  await write({ target: 'nyt', at: at(25) }, { target: 'hidas', at: at(20) }, { target: 'seuraava', at: at(110) })
  const asked = { from: at(10).toISOString(), to: at(30).toISOString() }
  expect(await targets(asked)).toEqual(['hidas', 'nyt'])
  expect(await targets({ from: at(100).toISOString() })).toEqual(['seuraava'])
  expect(await targets({ to: at(-100_000_000).toISOString() })).toEqual([])
  expect(await targets({ from: at(100_000_000).toISOString() })).toEqual([])
})

test('OPS-05: a text is found in actor, target, company and details, in any case, and never as a pattern', async () => {
  await write(
    { target: 'Äijälä_1', company: '100% Suo' },
    { target: 'x', actor: 'ÖHMAN' },
    { target: 'y', action: 'saveownsettings', details: { fields: ['Puhelinnumero'] } },
    { target: 'z\\q' },
  )
  expect(await targets({ find: 'äijälä' })).toEqual(['Äijälä_1'])
  expect(await targets({ find: 'öhm' })).toEqual(['x'])
  expect(await targets({ find: 'PUHELINNUMERO' })).toEqual(['y'])
  expect(await targets({ find: '0% s' })).toEqual(['Äijälä_1'])
  expect(await targets({ find: 'a_1' })).toEqual([])
  expect(await targets({ find: 'ä_1' })).toEqual(['Äijälä_1'])
  expect(await targets({ find: '%' })).toEqual(['Äijälä_1'])
  expect(await targets({ find: 'z\\q' })).toEqual(['z\\q'])
  expect(await targets({ find: "' or 1=1 --" })).toEqual([])
})

test('OPS-05: the trail is read page by page, each line once', async () => {
  await write(...Array.from({ length: 130 }, (_, at) => ({ target: `sivu-${at}`, actor: 'sivuttaja' })))
  const seen: string[] = []
  let before = 0
  let pages = 0
  do {
    const page = await search({ actor: 'sivuttaja', before })
    seen.push(...page.lines.map(({ target }) => target))
    before = page.before
    pages++
    if (pages === 1) await write({ target: 'väliin', actor: 'sivuttaja' })
  } while (before !== 0)
  expect(seen).toEqual(Array.from({ length: 130 }, (_, at) => `sivu-${129 - at}`))
  expect(pages).toBe(3)
})

test('R02: a company administrator reads the lines of the own companies and no others', async () => {
  await write({ target: 'oma', company: 'Favorit' }, { target: 'vieras', company: 'Novarbo' }, { target: 'kaikkien' })
  const admin = await signedIn(portal, { company: 'Favorit', groups: ['favorit', 'favoritadmin'] })
  const both = await signedIn(portal, { groups: ['favoritadmin', 'novarboadmin'] })

  const own = (await search({}, admin)).lines
  expect(new Set(own.map(({ company }) => company))).toEqual(new Set(['Favorit']))
  expect(await targets({ target: 'oma' }, admin)).toEqual(['oma'])
  for (const filter of [
    { target: 'vieras' },
    { find: 'vieras' },
    { company: 'Novarbo' },
    { target: 'kaikkien' },
    { company: '' },
  ]) {
    expect(await targets(filter, admin)).toEqual([])
  }
  expect(await targets({ find: 'vieras' }, both)).toEqual(['vieras'])
  expect(await targets({ company: 'Favorit', target: 'vieras' }, both)).toEqual([])
})

test('R02, ADMIN-SYS-18: a rename takes the lines along, and a reused name brings none of another company', async () => {
  const save = (...changes: AskOf<typeof saveCompanies>['changes']) =>
    superadmin.ask(saveCompanies, { admin: superadmin.person.username, changes })
  await save({ action: 'add', name: 'Vanha' })
  await write({ target: 'aiempi', company: 'Vanha' })
  const admin = await signedIn(portal, { company: 'Vanha', groups: ['vanhaadmin'], isAdmin: true })
  await save({ action: 'rename', subject: 'Vanha', name: 'Uusi' })
  await write({ target: 'myöhempi', company: 'Uusi' })
  await save({ action: 'add', name: 'Vanha' })
  await write({ target: 'toisen', company: 'Vanha' })
  await administrator(admin.person.id, ['uusiadmin'])
  const other = await signedIn(portal, { company: 'Vanha' })
  await administrator(other.person.id, ['vanhaadmin'])

  const told = async (who: SignedInPerson) =>
    (await targets({}, who)).filter((target) => ['aiempi', 'myöhempi', 'toisen'].includes(target))
  expect(await told(admin)).toEqual(['myöhempi', 'aiempi'])
  expect(await told(other)).toEqual(['toisen'])
  expect((await targets({ company: 'Uusi' })).filter((target) => target === 'aiempi')).toEqual(['aiempi'])
})

test('R02: administrators without a company read nothing, others are refused', async () => {
  const transportAdmin = await signedIn(portal, { usertype: 'transport', transportadmin: true, carrier: 'k' })
  const customer = await signedIn(portal, { company: 'Biolan', groups: ['biolan'] })
  const groupless = await signedIn(portal)
  await administrator(groupless.person.id, ['manureappadmin'])
  expect(await search({}, groupless)).toMatchObject({ lines: [], before: 0 })
  for (const { ask } of [transportAdmin, customer]) expect((await ask(searchAudit, {})).status).toBe(403)
  expect((await portal.ask(searchAudit, {})).status).toBe(401)
})

test.each([
  [{ before: -1 }, 'before'],
  [{ before: 1.5 }, 'before'],
  [{ from: 'eilen' }, 'from'],
  [{ find: 'x'.repeat(101) }, 'find'],
  [{ result: 'maybe' }, 'result'],
  [{ actions: [] }, 'actions'],
  [{ actor: { $ne: '' } }, 'actor'],
])('R54: %j is invalid', async (body, field) => {
  const headers = { authorization: `Bearer ${superadmin.token}` }
  const answer = await portal.send('POST', searchAudit.path, { body, headers })
  expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: [field] } })
})

test('OPS-05: every line that the server writes here has an action and details that the browser knows', async () => {
  const { lines } = await search()
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect([line, knownAct(line)?.action]).toEqual([line, line.action])
  expect((await superadmin.ask(verifyAudit, {})).body).toMatchObject({ brokenat: 0 })
})

async function administrator(id: string, groups: string[]): Promise<void> {
  await portal.host.database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ usergroups: JSON.stringify(groups), is_admin: 1 })
      .where('id', '=', id)
      .execute(),
  )
}
