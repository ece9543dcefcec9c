import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { days, minutes } from '../../kernel/clock/clock.ts'
import { openSqlite } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { BackupPlace } from '../../testing/backup-place.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { smallDisk } from '../../testing/interrupted-start.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { storedAccount } from '../../testing/stored-account.ts'

let place: BackupPlace
beforeEach(async () => {
  place = await backupPlace()
})
afterEach(() => place[Symbol.asyncDispose]())

test('R19: a backup is a whole copy with its checksum, readable by its owner only', async () => {
  await place.addPerson('ennen_kopiota')
  const { code, printed } = await place.run('backup')

  expect(code).toBe(0)
  const file = printed.split('\n')[0] ?? ''
  expect(readdirSync(join(place.dataDir, 'backups')).toSorted()).toEqual([
    fileName(file),
    `${fileName(file)}.hmac`,
    `${fileName(file)}.sha256`,
    'secret.key',
  ])
  expect(statSync(join(place.dataDir, 'backups', 'secret.key')).mode & 0o777).toBe(0o600)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.sha256`, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64}  ${fileName(file)}\n$`))
  expect(printed).toContain('secret.key')
})

test('R19: a backup under load is consistent, and the writer goes on meanwhile', async () => {
  const database = openSqlite<PortalTables>(place.dataDir)
  let isWriting = true
  let written = 0
  const writer = (async () => {
    while (isWriting) {
      await database.writing((transaction) =>
        storedAccount(transaction, { username: `kirjoitettu_${written}`, now: place.clock.now() }),
      )
      written++
      if (written % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })()
  const file = await place.backedUp()
  isWriting = false
  await writer
  await database.close()

  const { code, printed } = await place.run('restore', '--verify', file)
  expect(code).toBe(0)
  const copied = Number(/(\d+) account\n/.exec(printed)?.[1])
  expect(copied).toBeLessThanOrEqual(written)
})

test('R19: old backups are thinned out, and their checksums with them', async () => {
  for (let count = 0; count < 3; count++) {
    await place.backedUp()
    place.clock.advance(minutes(15))
  }
  const folder = join(place.dataDir, 'backups')
  const [oldest = ''] = readdirSync(folder).toSorted()
  for (let count = 0; count < 130; count++) {
    const name = `portal-20261101T${String(100_000 + count).slice(0, 6)}Z.sqlite`
    writeFileSync(join(folder, name), '')
    writeFileSync(join(folder, `${name}.sha256`), '')
  }
  place.clock.advance(days(60))
  await place.backedUp()

  const left = readdirSync(folder)
  expect(left.filter((name) => name.endsWith('.sqlite')).length).toBeLessThan(100)
  const copies = left.filter((name) => name.endsWith('.sqlite'))
  expect(left.filter((name) => name.endsWith('.sha256'))).toHaveLength(copies.length)
  const signatures = left.filter((name) => name.endsWith('.hmac'))
  expect(signatures.length).toBeGreaterThan(0)
  expect(signatures.filter((name) => !copies.includes(name.slice(0, -'.hmac'.length)))).toEqual([])
  expect(existsSync(join(folder, oldest))).toBe(false)
})

test.skipIf(process.getuid?.() !== 0)(
  'R44: a backup on a full disk leaves nothing behind and says so in one sentence',
  async () => {
    const folder = join(place.dataDir, 'backups')
    mkdirSync(folder)
    using disk = smallDisk(folder, 64)
    if (!disk) return
    const { code, printed, errors } = await place.run('backup')

    expect({ code, printed, errors }).toEqual({
      code: 1,
      printed: '',
      errors: `No backup was made in ${folder}: there is no room left on its disk.`,
    })
    expect(readdirSync(folder)).toEqual([])
    disk.grow()
    expect((await place.run('backup')).code).toBe(0)
  },
)

test('R19: what a killed backup left goes with the next one, and what another process is at stays', async () => {
  const folder = join(place.dataDir, 'backups')
  mkdirSync(folder)
  const gone = spawnSync('true').pid
  const left = (pid: number | string) => `portal-20261101T100000Z.sqlite${pid}.unfinished`
  const old = 'portal-20261101T110000Z.sqlite.unfinished'
  for (const name of [left(`.${gone}`), left(`.${process.pid}`), left(`.${process.ppid}`), old])
    writeFileSync(join(folder, name), 'half')
  utimesSync(join(folder, old), 0, 0)
  await place.backedUp()

  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([left(`.${process.ppid}`)])
})

test.each(['backup', 'restore'])(
  'OPS-08: %s points to the tools of PostgreSQL where that is the database',
  async (command) => {
    const environment = { ...place.environment, DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }
    const { code, errors } = await runTestCommand([command], { environment })

    expect(code).toBe(1)
    expect(errors).toMatch(/pg_(dump|restore)/)
  },
)

test('R19, doctor: a backup that the command has made and that is gone is missed; one in another folder is nobody’s business', async () => {
  const environment = { ...place.environment, PORTAL_MODE: 'production' }
  const found = async () => {
    const { printed } = await runTestCommand(['doctor', '--json'], { environment, clock: place.clock })
    const { findings } = JSON.parse(printed) as { findings: { check: string; code: string }[] }
    return findings.find(({ check, code }) => check === 'backup' && code !== 'backup_whole')?.code
  }
  const elsewhere = join(place.dataDir, 'elsewhere')
  expect((await place.run('backup', '--to', elsewhere)).printed).toContain(elsewhere)
  expect(await found()).toMatch(/^backup_(?:none|awaited)$/)

  await place.backedUp()
  expect(await found()).toBe('backup_ok')
  rmSync(join(place.dataDir, 'backups'), { recursive: true })
  expect(await found()).toBe('backup_gone')
})

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
