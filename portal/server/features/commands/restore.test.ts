import { appendFileSync, copyFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { openSqlite, sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { jsonLog } from '../../kernel/log/log.ts'
import { openKeyRing } from '../../kernel/secrets/key-ring.ts'
import { startPortal } from '../../start-portal.ts'
import type { BackupPlace } from '../../testing/backup-place.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment } from '../../testing/test-host.ts'

let place: BackupPlace
beforeEach(async () => {
  place = await backupPlace()
})
afterEach(() => place[Symbol.asyncDispose]())

test('R19: restore --verify tells what is in the backup and changes nothing', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  await place.addPerson('kopion_jalkeen')
  const { code, printed } = await place.run('restore', '--verify', file)

  expect(code).toBe(0)
  expect(printed).toContain('SHA-256 fits')
  expect(printed).toMatch(/portal is at \d{4}-/)
  expect(printed).toMatch(/ 1 account\n/)
  expect(await place.usernames()).toEqual(['ennen_kopiota', 'kopion_jalkeen'])
})

test('R19: a restore brings back what was there, ends every session and voids every link, and tells the audit trail', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  await place.addPerson('kopion_jalkeen')
  const { errors, printed } = await place.run('restore', file)

  expect(errors).toBe('')
  expect(await place.usernames()).toEqual(['ennen_kopiota'])
  const kept = readdirSync(place.dataDir).find((name) => name.includes('.replaced-')) ?? ''
  expect(printed).toContain(kept)
  await place.withDatabase(async ({ reading }) => {
    expect(await reading.selectFrom('session').selectAll().execute()).toEqual([])
    expect(await reading.selectFrom('mailed_secret').selectAll().execute()).toEqual([])
    expect(await reading.selectFrom('audit').selectAll().execute()).toMatchObject([
      { action: 'restorebackup', actor: 'console' },
    ])
    expect((await verifyAuditChain({ database: { reading }, keys: openKeyRing(place.dataDir) })).broken).toBeUndefined()
  })
})

test('R21: a backup of production that is restored elsewhere does not start in demo mode', async () => {
  await place.markAsProduction()
  const file = await place.backedUp()
  await using elsewhere = await testPlace()
  const environment = { ...testEnvironment(elsewhere), PORT: '0' }
  copyFileSync(join(place.dataDir, 'secret.key'), join(elsewhere.dataDir, 'secret.key'))
  expect((await runTestCommand(['restore', file], { environment })).errors).toBe('')

  const starting = startPortal({ settings: readSettings(environment), applications: [] })
  await expect(starting).rejects.toThrow('set PORTAL_MODE=production')
})

test('R19: a restore while the portal runs is refused and changes nothing', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  await place.addPerson('kopion_jalkeen')
  const running = openSqlite<PortalTables>(place.dataDir)
  await running.reading.selectFrom('account').select('id').execute()
  const refused = await place.run('restore', file)
  const looked = await place.run('restore', '--verify', file)
  await running.close()

  const errors = 'the portal is running: stop it first; nothing was changed'
  expect(refused).toMatchObject({ code: 1, errors, printed: '' })
  expect(looked.code).toBe(0)
  expect(await place.usernames()).toEqual(['ennen_kopiota', 'kopion_jalkeen'])
})

test('R19: a data file too damaged to open can be replaced', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  writeFileSync(join(place.dataDir, sqliteFileName), 'this is no database')
  expect((await place.run('restore', file)).errors).toBe('')

  expect(await place.usernames()).toEqual(['ennen_kopiota'])
})

test('R19: a backup is restored where there is no data file yet', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  for (const part of ['', '-wal', '-shm']) rmSync(join(place.dataDir, sqliteFileName + part), { force: true })
  expect((await place.run('restore', file)).errors).toBe('')

  expect(await place.usernames()).toEqual(['ennen_kopiota'])
})

test('R19: a backup whose checksum is gone is not restored', async () => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  await place.addPerson('kopion_jalkeen')
  rmSync(`${file}.sha256`)

  for (const argv of [[file], ['--verify', file], ['--unsigned', file]]) {
    const { code, errors } = await place.run('restore', ...argv)
    expect({ code, errors }).toMatchObject({ code: 1, errors: expect.stringContaining('there is no .sha256 file') })
  }
  expect(await place.usernames()).toEqual(['ennen_kopiota', 'kopion_jalkeen'])
})

test('R42: a restored portal sends no letter until somebody says so, however often it starts', async () => {
  const server = await mailServer()
  const lines: string[] = []
  const environment = { ...place.environment, PORT: '0', PORTAL_MODE: 'production', SMTP_URL: server.url }
  const settings = readSettings({ ...environment, MAIL_FROM: 'portal@portal.test' })
  const log = jsonLog('warn', (line) => lines.push(line))
  const started = async (act: (portal: PortalHost) => Promise<void> = async () => undefined) => {
    place.clock.advance(minutes(5))
    const { host, stop } = await startPortal({ settings, applications: [], clock: place.clock, log })
    await act(host)
    await host.outbox.drain()
    await stop()
    return lines.filter((line) => line.includes('letters_paused')).length
  }
  try {
    server.mood = 'refuse'
    await started(({ database, outbox }) =>
      database.writing((transaction) =>
        outbox.queue(transaction, {
          template: 'test',
          recipient: 'aino@posti.test',
          language: 'fi',
          parameters: { name: 'Aino' },
          now: place.clock.now(),
        }),
      ),
    )
    server.mood = 'take'
    const file = await place.backedUp()
    expect((await place.run('restore', file)).printed).toContain('Letters are paused')

    expect([await started(), await started(), server.letters.length]).toEqual([1, 2, 0])
    expect((await place.run('release-letters')).printed).toContain('Letters leave again; 1 that wait')
    expect((await place.run('release-letters')).printed).toBe('Letters were not paused.')
    expect([await started(), server.letters.length]).toEqual([2, 1])
  } finally {
    await server.stop()
  }
})

test.each([
  ['changed afterwards', (file: string) => appendFileSync(file, 'x'), /SHA-256 differs/],
  ['cut short', (file: string) => cutShort(file), /cannot be restored/],
  ['damaged inside', (file: string) => damageInside(file), /account_email/],
  ['not there', (file: string) => rmSync(file), /does not exist/],
  ['no database', (file: string) => withoutChecksum(file, 'hello'), /cannot be read/],
])('R19: a backup that was %s is not restored', async (_, damage, message) => {
  await place.addPerson('ennen_kopiota')
  const file = await place.backedUp()
  damage(file)
  const before = await place.usernames()

  const { code, errors } = await place.run('restore', file)

  expect(code).toBe(1)
  expect(errors).toMatch(message)
  expect(await place.usernames()).toEqual(before)
})

test('R48: a backup of a newer version is not restored', async () => {
  await place.withDatabase(({ writing }) =>
    writing((transaction) =>
      transaction
        .insertInto('portal_migration' as never)
        .values({ name: '9999-future', timestamp: '' } as never)
        .execute(),
    ),
  )
  const file = await place.backedUp()

  expect((await place.run('restore', file)).errors).toMatch(/newer version \(portal\/9999-future/)
})

function cutShort(file: string): void {
  rmSync(`${file}.sha256`)
  truncateSync(file, Math.floor(statSync(file).size / 2))
}

/** People go while an index is looking away, so that it names some who are not there. */
function damageInside(file: string): void {
  rmSync(`${file}.sha256`)
  const rewrite = (from: string, to: string) => {
    const database = new DatabaseSync(file, { defensive: false })
    database.exec('pragma writable_schema = on')
    database.prepare("update sqlite_master set sql = replace(sql, ?, ?) where name = 'account_email'").run(from, to)
    database.close()
  }
  rewrite('("email")', '("email") where 0')
  const database = new DatabaseSync(file)
  database.exec('delete from account')
  database.close()
  rewrite(' where 0', '')
}

function withoutChecksum(file: string, content: string): void {
  rmSync(`${file}.sha256`)
  writeFileSync(file, content)
}
