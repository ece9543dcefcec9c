import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditAct } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { runHousekeeping } from '../../features/housekeeping/run-housekeeping.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { days } from '../clock/clock.ts'
import { migrate } from '../database/migrate.ts'
import { portalMigrations } from '../database/migrations/index.ts'
import { openDatabase } from '../database/open-database.ts'
import type { PortalTables } from '../database/tables.ts'
import { openKeyRing } from '../secrets/key-ring.ts'

const { saveSystemSettings, verifyAudit } = administrationCalls

/** Whoever can write the database, but not what the portal knows outside of it. */
async function forge(place: TestPlace, ...statements: RawBuilder<unknown>[]): Promise<void> {
  const database = await openDatabase<PortalTables>(place)
  try {
    await database.writing(async (transaction) => {
      for (const statement of statements) await statement.execute(transaction)
    })
  } finally {
    await database.close()
  }
}
const production = { PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@portal.test' }
const verified = (place: TestPlace) =>
  runTestCommand(['verify-audit'], { environment: { ...testEnvironment(place), ...production } })

/** Three lines, the first of them old. */
async function placeWithTrail(): Promise<TestPlace> {
  const place = await testPlace()
  await using host = await testHost([], place)
  const { audit, database, clock } = host.portal
  const event = { actor: '', action: 'login', target: '', result: 'done', requestId: '', address: '' } as const
  const told = (at: Date) => database.writing((transaction) => audit.append(transaction, { ...event, at }))
  await told(new Date('2025-01-01'))
  const settings: AuditAct = { action: 'savesystemsettings', details: { changes: [] } }
  await database.writing((transaction) =>
    audit.append(transaction, { ...event, ...settings, at: new Date('2025-01-02') }),
  )
  await told(new Date('2025-01-03'))
  await told(clock.now())
  return place
}
const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
const anchorAtEnd = sql`insert into audit_anchor (seq, hash, anchored_at, kept, mac)
  select seq, hash, at, '', 'x' from audit order by seq desc limit 1`
const emptied = sql`delete from audit where action != 'savesystemsettings'`

test('R41: a trail that was emptied by plain deletes below an anchor put in does not verify, by the command nor on the page', async () => {
  await using portal = await startTestPortal()
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  expect((await superadmin.ask(verifyAudit, {})).body).toMatchObject({ brokenat: 0 })
  await superadmin.ask(saveSystemSettings, { admin, settings: { siteTitle: 'Toinen' } })
  await forge(portal.place, anchorAtEnd, emptied)

  expect((await superadmin.ask(verifyAudit, {})).body['brokenat']).toBeGreaterThan(0)
  expect(await verified(portal.place)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('what cut it was not this portal, or had another secret.key'),
  })
})

test.each([
  [
    'an anchor is put in without a signature',
    sql`insert into audit_anchor (seq, hash, anchored_at) values (9, '', '')`,
  ],
  [
    'or with the mark of the upgrade',
    sql`insert into audit_anchor (seq, hash, anchored_at, mac) values (9, '', '', 'unsigned')`,
  ],
  ['the anchor is removed', sql`delete from audit_anchor`],
  ['the anchor is changed', sql`update audit_anchor set seq = 4`],
  ['the anchor takes the mark of the upgrade', sql`update audit_anchor set mac = 'unsigned'`],
  ['a settings line is removed', sql`delete from audit where action = 'savesystemsettings'`],
  isPostgres
    ? ['the anchors are emptied', sql`truncate audit_anchor`]
    : ['a line takes the place of another', sql`insert or replace into audit select * from audit where seq = 4`],
] as const)('R41: the database refuses it when %s', async (_, statement) => {
  await using place = await placeWithTrail()
  await prune(place)

  await expect(forge(place, statement)).rejects.toThrow('the audit trail only grows')
  expect(await verified(place)).toMatchObject({ code: 0 })
})

const guards = isPostgres
  ? [sql`drop trigger audit_guard on audit`, sql`drop trigger audit_settings_guard on audit`]
  : [sql`drop trigger audit_no_change`, sql`drop trigger audit_no_removal`, sql`drop trigger audit_settings_stay`]
test.each([
  ['removed', sql`delete from audit where action = 'savesystemsettings'`, 'are not those that stayed'],
  ['changed', sql`update audit set details = '{}' where action = 'savesystemsettings'`, 'it was changed'],
] as const)('R41: a settings line before the anchor that was %s past its guard shows', async (_, statement, says) => {
  await using place = await placeWithTrail()
  await prune(place)
  await forge(place, ...guards, statement)

  expect(await verified(place)).toMatchObject({ code: 1, errors: expect.stringContaining(says) })
})

test('R41: the newest line never goes, so a trail that ends at its anchor was cut', async () => {
  await using place = await placeWithTrail()
  await prune(place)
  await forge(place, ...guards, sql`delete from audit where action != 'savesystemsettings'`)

  expect(await verified(place)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('the newest line never goes'),
  })
})

test('R41: anchors of a version that did not sign them are signed at the first start, and the trail says so', async () => {
  await using place = await testPlace()
  const earlier = Object.entries(portalMigrations.migrations).filter(([name]) => name < '0008')
  const database = await openDatabase<PortalTables>(place)
  await migrate(database, [{ owner: 'portal', migrations: Object.fromEntries(earlier) }])
  await database.close()
  openKeyRing(place.dataDir)
  await forge(place, sql`insert into audit_anchor (seq, hash, anchored_at) values (7, 'hash of seven', '2026-01-01')`)

  expect(await verified(place)).toMatchObject({ code: 0, printed: expect.stringMatching(/^1 lines, unbroken.*: 8 /) })
  await using host = await testHost([], place)
  const lines = await host.portal.database.reading.selectFrom('audit').select(['seq', 'action', 'details']).execute()
  expect(lines).toEqual([{ seq: 8, action: 'signanchors', details: '{"anchors":1}' }])
})

test('R41: the log says where the trail stands at start and stop, and where it was cut, so that a shorter one shows', async () => {
  await using portal = await startTestPortal()
  await portal.signIn(await portal.person())
  const head = async () => {
    const { reading } = portal.host.database
    return reading.selectFrom('audit').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  }
  const before = await head()
  await portal.restart()

  const heads = portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'audit_head')
  expect(heads).toMatchObject([
    { when: 'start', seq: 0 },
    { when: 'stop', ...before },
    { when: 'start', ...before },
  ])

  await portal.signIn(await portal.person())
  portal.clock.advance(days(400))
  await runHousekeeping(portal.host, portal.clock.now())
  const cuts = portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'audit_anchor')
  expect(cuts).toMatchObject([{ ...before, removed: 1 }])
})

async function prune(place: TestPlace): Promise<void> {
  await using host = await testHost([], place)
  await runHousekeeping(host.portal, host.clock.now())
}
