import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../contract/index.ts'
import { keepHouse } from '../housekeeping/keep-house.ts'
import type { SignedInPerson } from '../testing/signed-in.ts'
import { everyKind, signedIn } from '../testing/signed-in.ts'
import type { TestPortal } from '../testing/test-portal.ts'
import { startTestPortal } from '../testing/test-portal.ts'

const { verifyAudit } = administrationCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Verdict {
  readonly checked: number
  readonly brokenat: number
  readonly after: number
  readonly head: { readonly seq: number; readonly hash: string }
}
const verify = async (after = 0) => (await superadmin.ask(verifyAudit, { after })).body as unknown as Verdict
const newest = () =>
  portal.host.database.reading.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()

async function lines(count: number): Promise<void> {
  await portal.host.database.writing((transaction) =>
    portal.host.audit.appendAll(
      transaction,
      Array.from({ length: count }, (_, at) => ({
        action: 'logout',
        target: `rivi-${at}`,
        at: portal.clock.now(),
        actor: 'joku',
        result: 'done',
        requestId: 'r',
        address: '10.1.2.3',
      })),
    ),
  )
}

/** As somebody would who has the database but not the portal: the guards are taken off first. */
async function tamper(statement: string): Promise<void> {
  const { database } = portal.host
  const guards =
    database.engine === 'postgres'
      ? ['alter table audit disable trigger audit_guard']
      : ['drop trigger if exists audit_no_change', 'drop trigger if exists audit_no_removal']
  await database.writing(async (transaction) => {
    for (const guard of guards) await sql.raw(guard).execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

test('R41: the trail only grows, whatever the portal itself is told to do', async () => {
  await lines(3)
  for (const statement of ["update audit set actor = 'x'", 'delete from audit', 'delete from audit where seq = 1']) {
    const trying = portal.host.database.writing((transaction) => sql.raw(statement).execute(transaction))
    await expect(trying).rejects.toThrow(/only grows/)
  }
})

test('R41: an untouched chain is whole, and its head can be held against a copy', async () => {
  await lines(5)
  const { seq, hash } = await newest()
  expect(await verify()).toMatchObject({ checked: seq, brokenat: 0, after: 0, head: { seq, hash } })
})

test('R41: a long trail is checked stretch by stretch', async () => {
  await lines(10_500)
  const { seq } = await newest()

  const first = await verify()
  expect(first).toMatchObject({ checked: 10_000, brokenat: 0, after: 10_000 })
  expect(await verify(first.after)).toMatchObject({ checked: seq - 10_000, brokenat: 0, after: 0 })
})

test('ROLE-15: only superadmins verify', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of Object.values(others)) expect((await ask(verifyAudit, {})).status).toBe(403)
  expect((await portal.ask(verifyAudit, {})).status).toBe(401)
})

test('OPS-05, R41: after retention has cut the beginning, the chain is whole from its anchor', async () => {
  await portal.set({ auditMonths: 1 })
  const later = new Date(portal.clock.now().getTime() + 40 * 86_400_000)
  await keepHouse(portal.host, later)
  const rest = await portal.host.database.reading.selectFrom('audit').select('seq').execute()
  await lines(3)

  // The sessions have had their time as well.
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const { seq } = await newest()
  expect(await verify()).toMatchObject({ brokenat: 0, after: 0, head: { seq } })
  expect(rest.length).toBeLessThan(10)
})

test.each([
  ['a changed actor', (seq: number) => `update audit set actor = 'joku_muu' where seq = ${seq}`, 0],
  ['changed details', (seq: number) => `update audit set details = '{"a":1}' where seq = ${seq}`, 0],
  ['a changed time', (seq: number) => `update audit set at = '2020-01-01T00:00:00.000Z' where seq = ${seq}`, 0],
  ['another company', (seq: number) => `update audit set company = 'Novarbo' where seq = ${seq}`, 0],
  ['a line with a new hash of its own', (seq: number) => `update audit set hash = 'x' where seq = ${seq}`, 0],
  ['a removed line', (seq: number) => `delete from audit where seq = ${seq}`, 1],
])('R41: %s shows', async (_, statement, offset) => {
  await using own = await startTestPortal({ settings: { rateLimits: false } })
  const [outer, outerAdmin] = [portal, superadmin]
  portal = own
  superadmin = await signedIn(own, { groups: ['superadmin'] })
  await lines(20)

  await tamper(statement(7))

  expect((await verify()).brokenat).toBe(7 + offset)
  ;[portal, superadmin] = [outer, outerAdmin]
})
