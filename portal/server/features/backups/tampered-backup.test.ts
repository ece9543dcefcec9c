import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { minutes } from '../../kernel/clock/clock.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { portalMigrations } from '../../kernel/database/migrations/index.ts'
import { openSqlite } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { keyRing, openKeyRing } from '../../kernel/secrets/key-ring.ts'
import { randomSecret } from '../../kernel/secrets/random-secret.ts'
import type { BackupPlace } from '../../testing/backup-place.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { testPlace } from '../../testing/test-database.ts'
import { fileSha256 } from './check-file.ts'
import { signBackup } from './signature.ts'

let place: BackupPlace
beforeEach(async () => {
  place = await backupPlace()
})
afterEach(() => place[Symbol.asyncDispose]())

const plantedTrigger = `create trigger helper after insert on session
  begin update account set is_superadmin = 1, is_admin = 1, usergroups = '["superadmin"]'; end`

test.each([
  ['a trigger put in', plantedTrigger, /trigger helper was put in/],
  ['a trigger taken out', 'drop trigger account_rights', /trigger account_rights is missing/],
  [
    'a trigger put anew',
    'drop trigger account_rights; create trigger account_rights after update on account begin select 1; end',
    /trigger account_rights is not as/,
  ],
  ['a view put in', 'create view account_view as select * from account', /view account_view was put in/],
  ['an index taken out', 'drop index account_email', /index account_email is missing/],
  ['a column put in', 'alter table account add column extra text', /table account is not as/],
  [
    'a trigger on a record of migrations',
    'create trigger m after insert on portal_migration begin select 1; end',
    /trigger m was put in/,
  ],
  [
    'an emptied trail',
    `insert into audit_anchor (seq, hash, anchored_at, kept, mac) select seq, hash, at, '', 'x' from audit;
    delete from audit`,
    /audit trail is broken at line 1/,
  ],
])(
  'R19, R41: a backup with %s is not restored, even if somebody with the key has signed it',
  async (_, statements, says) => {
    await place.addPerson('ennen_kopiota')
    await place.addLine()
    const file = await place.backedUp()
    change(file, statements)
    const sha256 = await fileSha256(file)
    writeFileSync(`${file}.sha256`, `${sha256}  x\n`)
    signBackup(file, sha256, openKeyRing(place.dataDir))

    expect(await place.run('restore', file)).toMatchObject({ code: 1, errors: expect.stringMatching(says) })
    rmSync(`${file}.hmac`)
    expect(await place.run('restore', '--unsigned', file)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(says),
    })
    expect(await place.usernames()).toEqual(['ennen_kopiota'])
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('verifying'))).toEqual([])
  },
)

test('R19: a backup with a changed row and a checksum made anew is not restored', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  change(file, 'update account set is_superadmin = 1')
  writeFileSync(`${file}.sha256`, `${await fileSha256(file)}  x\n`)

  const refused = { code: 1, errors: expect.stringContaining('its signature does not fit') }
  expect(await place.run('restore', file)).toMatchObject(refused)
  expect(await place.run('restore', '--unsigned', file)).toMatchObject(refused)
})

test('R19: a backup signed with another key is not restored', async () => {
  const file = await place.backedUp()
  signBackup(file, await fileSha256(file), keyRing([{ id: 'other', secret: randomSecret() }]))

  expect((await place.run('restore', '--verify', file)).errors).toContain('its signature does not fit')
})

test('R19: a backup without a signature, of an earlier version, is restored only when that is asked for', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  rmSync(`${file}.hmac`)
  expect((await place.run('restore', file)).errors).toContain('there is no .hmac file beside it; --unsigned takes')

  const { code, printed } = await place.run('restore', '--unsigned', file)
  expect(code).toBe(0)
  expect(printed).toContain('Signature unknown: taken because of --unsigned')
})

test('R19: a folder of backups makes the portal again on a new machine, images and own face included', async () => {
  await place.addPerson('ennen_kopiota')
  mkdirSync(join(place.dataDir, 'images'))
  writeFileSync(join(place.dataDir, 'images', 'peatsale.png'), 'png')
  mkdirSync(join(place.dataDir, 'brand'))
  writeFileSync(join(place.dataDir, 'brand', 'brand.json'), '{}')
  const file = await place.backedUp()
  await using machine = await testPlace()
  const environment = { ...place.environment, DATA_DIR: machine.dataDir }
  const run = (...argv: string[]) => runTestCommand(['restore', ...argv], { environment, clock: place.clock })
  expect(await run('--verify', file)).toMatchObject({ code: 0, errors: '' })
  expect(readdirSync(machine.dataDir)).toEqual([])

  expect((await run(file)).printed).toContain('The secret.key beside it is taken')
  const key = (dataDir: string) => readFileSync(join(dataDir, 'secret.key'), 'utf8')
  expect(key(machine.dataDir)).toBe(key(place.dataDir))
  expect(statSync(join(machine.dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(machine.dataDir, 'images', 'peatsale.png'), 'utf8')).toBe('png')
  expect(readFileSync(join(machine.dataDir, 'brand', 'brand.json'), 'utf8')).toBe('{}')
})

test('R19: where the key is kept apart, a new machine restores once it is there; none is made up for it', async () => {
  await place.addPerson('ennen_kopiota')
  await place.backedUp()
  place.clock.advance(minutes(1))
  const apart = { ...place.environment, BACKUP_KEY: 'apart' }
  const { printed } = await runTestCommand(['backup'], { environment: apart, clock: place.clock })
  const file = printed.split('\n')[0] ?? ''
  expect(existsSync(join(place.dataDir, 'backups', 'secret.key'))).toBe(false)
  await using machine = await testPlace()
  const environment = { ...place.environment, DATA_DIR: machine.dataDir }
  const restored = () => runTestCommand(['restore', file], { environment, clock: place.clock })
  expect((await restored()).errors).toMatch(/there is no secret\.key in .*: put the one there that was kept/)
  expect(existsSync(join(machine.dataDir, 'secret.key'))).toBe(false)

  copyFileSync(join(place.dataDir, 'secret.key'), join(machine.dataDir, 'secret.key'))
  expect(await restored()).toMatchObject({ code: 0, errors: '' })
})

test('R19: a backup of an earlier version is held against what that version made', async () => {
  await using earlier = await testPlace()
  const known = Object.entries(portalMigrations.migrations).filter(([name]) => name < '0008')
  const database = openSqlite<PortalTables>(earlier.dataDir)
  await migrate(database, [{ owner: 'portal', migrations: Object.fromEntries(known) }])
  await database.close()
  const environment = { ...place.environment, DATA_DIR: earlier.dataDir }
  const { printed } = await runTestCommand(['backup'], { environment, clock: place.clock })
  const file = printed.split('\n')[0] ?? ''

  expect(await runTestCommand(['restore', '--verify', file], { environment })).toMatchObject({ code: 0, errors: '' })
})

function change(file: string, statements: string): void {
  const database = new DatabaseSync(file)
  database.exec(statements)
  database.close()
}
