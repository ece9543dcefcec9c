/** The command, as its operator runs it. */
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../../contract/own.ts'
import { examinedChecks } from '../../../contract/own.ts'
import { days } from '../../kernel/clock/clock.ts'
import type { Database } from '../../kernel/database/database.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import { commandProcess } from '../../testing/command-process.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { portalProcess, processSettings } from '../../testing/portal-process.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import { breakTrail, plantedCodes, plantFaults, secretOfTests } from './testing/planted-faults.ts'

const onPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'
const isRoot = process.getuid?.() === 0
/** The PostgreSQL of the tests keeps nothing on the disk, and doctor says so. */
const ofTests = onPostgres ? ['database_may_forget'] : []

let place: TestPlace
let mail: MailServer
beforeAll(async () => {
  mail = await mailServer()
  place = await testPlace()
  const named = ['--username', 'aino_saloranta', '--email', 'aino@portal.test', '--password-stdin']
  const made = await commandProcess(['create-superadmin', ...named], {
    environment: environment(),
    input: 'Kurkisuo-77-lato\n',
  })
  if (made.code !== 0) throw new Error(made.errors)
  const backup = onPostgres ? undefined : await commandProcess(['backup'], { environment: environment() })
  if (backup?.errors.includes('No backup')) throw new Error(backup.errors)
})
afterAll(async () => {
  await mail.stop()
  await place[Symbol.asyncDispose]()
})

function environment(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...processSettings(place), SMTP_URL: mail.url, ...changes }
}

interface Told {
  readonly code: number
  readonly state: string
  readonly findings: readonly Finding[]
  /** Codes of what is not as it should be. */
  readonly wrong: readonly string[]
  /** All that it said. */
  readonly text: string
}

async function doctor(argv: readonly string[] = [], changes: Readonly<Record<string, string>> = {}): Promise<Told> {
  const { code, printed, errors } = await commandProcess(['doctor', '--json', ...argv], {
    environment: environment(changes),
  })
  const { state, findings } = JSON.parse(printed) as Pick<Told, 'state' | 'findings'>
  const wrong = findings.filter((finding) => finding.state !== 'ok').map((finding) => finding.code)
  return { code, state, findings, wrong, text: printed + errors }
}

async function withDatabase(act: (database: Database<PortalTables>) => Promise<unknown>): Promise<void> {
  const database = await openDatabase<PortalTables>(place)
  await act(database)
  await database.close()
}

test('doctor: a portal that runs as it should is all green, before and while it runs; a test letter leaves, and nothing else', async () => {
  const before = readdirSync(place.dataDir, { recursive: true }).toSorted()
  const still = await doctor()
  expect({ code: still.code, wrong: still.wrong }).toEqual({ code: 0, wrong: ofTests })
  const looked = new Set(still.findings.map(({ check }) => check))
  expect([...looked].toSorted()).toEqual([...examinedChecks].toSorted())
  const last = still.findings.find(({ code }) => code === 'backup_ok')?.found
  const [name = ''] = onPostgres
    ? []
    : readdirSync(join(place.dataDir, 'backups')).filter((each) => each.endsWith('.sqlite'))
  const [, day, hour, minute] = /-(\d{8})T(\d\d)(\d\d)/.exec(name) ?? []
  const utc = `on ${day?.replace(/(.{4})(..)(..)/, '$1-$2-$3')} at ${hour}:${minute} UTC`
  expect(last).toBe(onPostgres ? undefined : `The last good backup was made ${utc}.`)
  const left = readdirSync(place.dataDir, { recursive: true }).filter((name) => !/-(wal|shm)$/.test(String(name)))
  expect(left.toSorted()).toEqual(before.filter((name) => !/-(wal|shm)$/.test(String(name))))
  expect(mail.letters).toEqual([])

  await using _ = await portalProcess(place, { environment: environment() })
  const running = await doctor(['--send-test-letter', 'joku@posti.test'])
  expect({ code: running.code, wrong: running.wrong }).toEqual({ code: 0, wrong: ofTests })
  expect(running.findings.at(-1)).toMatchObject({ check: 'mail', code: 'test_letter_taken' })
  expect(mail.lastTo('joku@posti.test').subject).toMatch(/^Testiviesti/)
})

test('doctor: settings that the portal would refuse are all told, and the rest is looked at all the same', async () => {
  const secret = `smtp://portal:${secretOfTests}@mail.test`
  const insecure = { PUBLIC_URL: 'http://portal.test', SMTP_URL: secret, RATE_LIMITS: 'off', MAIL_FROM: '' }
  const { code, findings, text } = await doctor([], insecure)

  const faults = findings.filter((finding) => finding.code === 'setting_wrong').map(({ quoted }) => quoted)
  expect(code).toBe(1)
  expect(faults).toEqual([
    expect.stringContaining('PUBLIC_URL must be https:// in production'),
    expect.stringContaining('SMTP_URL must say how letters to another machine are guarded'),
    expect.stringContaining('RATE_LIMITS=off'),
    expect.stringContaining('MAIL_FROM must be set'),
  ])
  expect(findings).toContainEqual(expect.objectContaining({ check: 'audit', state: 'ok' }))
  expect(text).not.toContain(secretOfTests)
})

test('doctor: a database that is not there or cannot be reached is a fault, without a stack and without a password', async () => {
  await using empty = await testPlace()
  const missing = await doctor([], { DATA_DIR: empty.dataDir, DATABASE_URL: empty.databaseUrl })
  expect(missing).toMatchObject({ code: 1, wrong: expect.arrayContaining(['database_missing']) })
  expect(readdirSync(empty.dataDir)).toEqual([])

  const away = { DATABASE_URL: `postgres://portal:${secretOfTests}@127.0.0.1:1/portal` }
  const gone = await doctor([], away)
  expect(gone).toMatchObject({ code: 1, state: 'fault', wrong: ['database_unreachable'] })
  expect(gone.text).not.toContain(secretOfTests)
  expect(gone.text).not.toMatch(/\n\s+at /)
})

test('doctor: a secret.key that others can read is to be closed to them, not to be brought back', async () => {
  const key = join(place.dataDir, 'secret.key')
  chmodSync(key, 0o640)
  const { findings } = await doctor()
  chmodSync(key, 0o600)
  const ofKey = findings.filter(({ code }) => ['file_open', 'audit_keyless', 'backup_keyless'].includes(code))
  expect(ofKey).toHaveLength(onPostgres ? 2 : 3)
  for (const { todo } of ofKey) expect(todo).toContain(`chmod 600 ${key}`)
})

test('doctor: each fault of the data and of the files is found, and none hides another', async () => {
  await withDatabase((database) => plantFaults(database, new Date()))
  await withDatabase(breakTrail)
  chmodSync(place.dataDir, 0o755)
  if (isRoot) {
    writeFileSync(join(place.dataDir, 'left-by-another'), '')
    chownSync(join(place.dataDir, 'left-by-another'), 4711, 4711)
  }
  const settings = join(place.dataDir, 'portal.env')
  writeFileSync(settings, 'HSTS_SECONDS=300\nSMPT_HOST=mail.test\n')
  mkdirSync(join(place.dataDir, 'brand'))
  writeFileSync(join(place.dataDir, 'brand', 'brand.json'), '{ "colors": {} }')
  chmodSync(settings, 0o644)
  if (!onPostgres) makeOldAndWrong(join(place.dataDir, 'backups'))
  const changes = { SMTP_URL: `smtp://portal:${secretOfTests}@127.0.0.1:1`, FILES_DIR: '/proc', METRICS_PORT: '0' }
  const { code, wrong, text } = await doctor(['--env-file', settings], changes)

  const ofBackups = onPostgres ? [] : ['backup_old', 'backup_broken']
  const ofUsers = isRoot ? ['foreign_files'] : ['folder_unwritable']
  const ofFiles = ['setting_unknown', 'brand_wrong', 'file_open', 'disk_full', 'folder_open', ...ofUsers, ...ofBackups]
  expect(code).toBe(1)
  expect(wrong.toSorted()).toEqual(
    [...ofTests, ...plantedCodes, ...ofFiles, 'mail_unreachable', 'audit_broken'].toSorted(),
  )
  expect(text).not.toContain(secretOfTests)
})

function makeOldAndWrong(folder: string): void {
  const made = readdirSync(folder).filter((name) => name.startsWith('portal-'))
  const day = new Date(Date.now() - days(2)).toISOString().slice(0, 10).replaceAll('-', '')
  for (const name of made) renameSync(join(folder, name), join(folder, name.replace(/\d{8}/, day)))
  appendFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.sqlite')) ?? ''), 'x')
}

test('doctor: data of production under PORTAL_MODE=demo, and data of a newer version, are faults', async () => {
  await withDatabase(({ writing }) => writing((transaction) => saveSetting(transaction, 'production', 'since a while')))
  const demo = await doctor([], { PORTAL_MODE: 'demo' })
  expect(demo).toMatchObject({ code: 1, wrong: expect.arrayContaining(['demo_mode', 'production_data_in_demo']) })

  const later = '9999-of-a-later-version'
  const record = sql`insert into portal_migration (name, timestamp) values (${later}, '9999')`
  await withDatabase(({ writing }) => writing((transaction) => record.execute(transaction)))
  const { code, findings } = await doctor()
  expect(code).toBe(1)
  const found = expect.stringContaining(`portal/${later}`)
  expect(findings).toContainEqual(expect.objectContaining({ check: 'version', code: 'schema_newer', found }))
})

test.skipIf(onPostgres)('doctor: a data file with damaged pages is a fault of its own', async () => {
  const path = join(place.dataDir, 'portal.sqlite')
  const record = sql`delete from portal_migration where name > '9'`
  await withDatabase(({ writing }) => writing((transaction) => record.execute(transaction)))
  await withDatabase(({ migrating }) => sql`pragma wal_checkpoint(truncate)`.execute(migrating))
  const pages = readFileSync(path)
  pages.fill(0xff, pages.length - 8192)
  writeFileSync(path, pages)

  expect((await doctor()).wrong).toContain('integrity_broken')
})
