import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../kernel/database/database.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { portalMigrations } from '../../kernel/database/migrations/index.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'

test('the help names every command', async () => {
  const { code, printed } = await runTestCommand(['--help'], { environment: {} })

  expect(code).toBe(0)
  for (const name of [
    'create-superadmin',
    'reset-password',
    'backup',
    'restore',
    'migrate',
    'demo',
    'verify-audit',
    'check-brand',
  ]) {
    expect(printed).toContain(`\n  ${name}`)
  }
})

test.each([
  [['kahvi'], /There is no command kahvi/],
  [['constructor'], /There is no command constructor/],
  [['backup', '--nowhere'], /Unknown option '--nowhere'/],
  [['restore', 'a', 'b'], /b is one word too many/],
])('a command that is not understood ends with 2 and says why: %j', async (argv, message) => {
  const { code, errors } = await runTestCommand(argv, { environment: {} })

  expect(code).toBe(2)
  expect(errors).toMatch(message)
})

test('wrong settings are told in words', async () => {
  const { code, errors } = await runTestCommand(['migrate'], { environment: { PORT: 'kahdeksan' } })

  expect(code).toBe(1)
  expect(errors).toContain('PORT="kahdeksan" must be a port number')
})

test('migrate brings a database of an earlier version up to date, and says so the second time', async () => {
  await using place = await testPlace()
  const database = await openDatabase<PortalTables>(place)
  const [first] = Object.entries(portalMigrations.migrations)
  await migrate(database, [{ owner: 'portal', migrations: Object.fromEntries(first ? [first] : []) }])
  await database.close()

  expect((await run(place, 'migrate')).printed).toMatch(/(^|\n)Done: portal\/0002-mailbox, portal\/0003/)
  expect(await run(place, 'migrate')).toMatchObject({ code: 0, printed: 'The database is up to date.' })
})

test('OPS-03: demo fills an empty database once, and never in production', async () => {
  await using place = await testPlace()
  const production = { PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@demo.example' }
  const environment = { ...testEnvironment(place), ...production }
  expect((await runTestCommand(['demo'], { environment })).errors).toMatch(/PORTAL_MODE=production/)

  expect((await run(place, 'demo')).printed).toContain('demo_superadmin')
  expect(await run(place, 'demo')).toMatchObject({ code: 1, errors: 'the database is not empty; nothing was changed' })
})

test('R41: verify-audit walks an unbroken trail and tells its head', async () => {
  await using place = await placeWithTrail()

  expect(await run(place, 'verify-audit')).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^3 lines, unbroken\. The last one: 3 [\w-]{43}/),
  })
})

test('R41: a trail that was written anew, chain and all, is known by a line that was noted before', async () => {
  await using place = await placeWithTrail()
  const { printed } = await run(place, 'verify-audit')
  const [, seq = '', hash = ''] = /last one: (\d+) ([\w-]+)/.exec(printed) ?? []
  expect(await run(place, 'verify-audit', seq, hash)).toMatchObject({ code: 0 })

  const rewritten = { code: 1, errors: expect.stringContaining('cut short or written anew') }
  expect(await run(place, 'verify-audit', '2', hash)).toMatchObject(rewritten)
  expect(await run(place, 'verify-audit', '4', hash)).toMatchObject(rewritten)
  expect(await run(place, 'verify-audit', 'kolme', hash)).toMatchObject({ code: 1 })
})

test.each([
  { harm: 'change', says: 'line 2: it was changed' },
  { harm: 'remove', says: 'line 3: line 2 is missing' },
] as const)('R41: verify-audit finds a $harm behind the portal’s back', async ({ harm, says }) => {
  await using place = await placeWithTrail()
  const database = await openDatabase<PortalTables>(place)
  await tamper(database, harm)
  await database.close()

  const { code, errors } = await run(place, 'verify-audit')
  expect({ code, errors }).toEqual({ code: 1, errors: `the audit trail is broken at ${says}` })
})

function run(place: TestPlace, ...argv: string[]) {
  return runTestCommand(argv, { environment: testEnvironment(place) })
}

async function placeWithTrail(): Promise<TestPlace> {
  const place = await testPlace()
  await using host = await testHost([], place)
  const event = { actor: '', action: 'login', target: '', result: 'done', requestId: '', address: '192.0.2.7' } as const
  for (let count = 0; count < 3; count++) {
    await host.portal.database.writing((transaction) =>
      host.portal.audit.append(transaction, { ...event, at: host.clock.now() }),
    )
  }
  return place
}

/** Whoever has the database can take its guard away; the chain still tells. */
async function tamper({ engine, writing }: Database<PortalTables>, harm: 'change' | 'remove'): Promise<void> {
  await writing(async (transaction) => {
    if (engine === 'postgres') await sql`drop trigger audit_guard on audit`.execute(transaction)
    else {
      await sql`drop trigger audit_no_change`.execute(transaction)
      await sql`drop trigger audit_no_removal`.execute(transaction)
    }
    if (harm === 'change')
      await transaction.updateTable('audit').set({ actor: 'joku_muu' }).where('seq', '=', 2).execute()
    else await transaction.deleteFrom('audit').where('seq', '=', 2).execute()
  })
}

test('issue 10, own face: check-brand says what the next start would say, in a folder given or that of the settings', async () => {
  const example = fileURLToPath(new URL('../../../../docs/brand-example', import.meta.url))
  const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'check-brand-')) }
  const usable = await runTestCommand(['check-brand', example], { environment })
  expect(usable).toMatchObject({ code: 0, errors: '' })
  expect(usable.printed).toMatch(/can be used\. Its mark is [0-9a-f]{8}\./)
  expect(usable.printed).toContain('Suonkorven toimitukset (fi), Suonkorpi Deliveries (en)')
  expect(usable.printed).toMatch(/dark: least contrast \d+\.\d\d of (?:3|4\.5|7), \S+ on \S+/)

  const folder = join(environment.DATA_DIR, 'brand')
  mkdirSync(folder)
  writeFileSync(join(folder, 'brand.json'), '{ "colours": { "light": { "primery": "#1e3a8a" } }, "icon": "../x.svg" }')
  const refused = await runTestCommand(['check-brand'], { environment })
  expect(refused).toMatchObject({ code: 1, printed: '' })
  expect(refused.errors).toBe(
    `The brand in ${folder} cannot be used:
  - icon must be the name of a .svg or .png file beside brand.json
  - colours.light.primery is not known`,
  )
  expect(readdirSync(environment.DATA_DIR)).toEqual(['brand'])
  rmSync(environment.DATA_DIR, { recursive: true })
})
