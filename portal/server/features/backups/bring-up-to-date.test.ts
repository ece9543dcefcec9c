import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minutes } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { portalMigrations } from '../../kernel/database/migrations/index.ts'
import { openSqlite } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { heldClock } from '../../testing/held-clock.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment } from '../../testing/test-host.ts'
import { bringUpToDate } from './bring-up-to-date.ts'

test('security.md 4.21: data of an earlier version is copied before it is changed, and only then', async () => {
  await using place = await testPlace()
  const migrateNow = () => runTestCommand(['migrate'], { environment: testEnvironment(place) })
  const [newest = '', ...earlier] = Object.keys(portalMigrations.migrations).toReversed()
  const known = Object.entries(portalMigrations.migrations).filter(([name]) => earlier.includes(name))
  const database = openSqlite<PortalTables>(place.dataDir)
  await migrate(database, [{ owner: 'portal', migrations: Object.fromEntries(known) }])
  await database.close()

  const { printed } = await migrateNow()
  const [, file = ''] = /kept as (.+)/.exec(printed) ?? []
  expect(printed).toContain(`portal/${newest}`)
  const copy = new DatabaseSync(file, { readOnly: true })
  expect(copy.prepare('select name from portal_migration').all()).toHaveLength(earlier.length)
  copy.close()

  const copies = () => readdirSync(join(place.dataDir, 'backups', 'before-update'))
  expect(dirname(file)).toBe(join(place.dataDir, 'backups', 'before-update'))
  expect(readdirSync(join(place.dataDir, 'backups'))).toEqual(['before-update'])
  const before = copies()
  await migrateNow()
  expect(copies()).toEqual(before)
})

test('security.md 4.21: an update that was cut short keeps the copy that it began with, and the next one goes on', async () => {
  await using place = await testPlace()
  const environment = testEnvironment(place)
  const names = Object.keys(portalMigrations.migrations)
  const upTo = (count: number) => Object.fromEntries(Object.entries(portalMigrations.migrations).slice(0, count))
  const database = openSqlite<PortalTables>(place.dataDir)
  await migrate(database, [{ owner: 'portal', migrations: upTo(names.length - 2) }])
  const clock = heldClock()
  const settings = readSettings(environment)
  const update = (migrations: MigrationSet['migrations']) => {
    clock.advance(minutes(1))
    return bringUpToDate(database, [{ owner: 'portal', migrations }], { settings, clock })
  }
  const failing = { up: () => Promise.reject(new Error('cut short')) }
  const [last = ''] = names.slice(-1)
  const folder = join(place.dataDir, 'backups', 'before-update')

  // Nothing has been changed yet: what people do meanwhile belongs into the copy.
  const [middle = ''] = names.slice(-2)
  await expect(update({ ...upTo(names.length - 2), [middle]: failing, [last]: failing })).rejects.toThrow('cut short')
  const [early] = readdirSync(folder)
  await expect(update({ ...upTo(names.length - 1), [last]: failing })).rejects.toThrow('cut short')
  const begun = readdirSync(folder)
  expect(begun).not.toContain(early)
  await expect(update({ ...upTo(names.length - 1), [last]: failing })).rejects.toThrow('cut short')
  expect(readdirSync(folder)).toEqual(begun)

  const { done, copy } = await update(upTo(names.length))
  await database.close()
  expect(done).toEqual([`portal/${last}`])
  expect(readdirSync(folder)).toEqual(begun)
  const kept = new DatabaseSync(copy ?? '', { readOnly: true })
  expect(kept.prepare('select name from portal_migration').all()).toHaveLength(names.length - 2)
  kept.close()
})

test('security.md 4.21: copies from before updates are thinned apart from backups: the newest three stay', async () => {
  await using place = await backupPlace()
  const folder = join(place.dataDir, 'backups')
  const files = [1, 2, 3, 4].map((day) => `before-update-2026010${day}T000000Z.sqlite`)
  mkdirSync(folder)
  for (const file of [...files, 'portal-20260101T000000Z.sqlite']) writeFileSync(join(folder, file), '')
  await place.backedUp()
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files))

  const [newest = ''] = Object.keys(portalMigrations.migrations).toReversed()
  await place.withDatabase(({ writing }) =>
    writing((transaction) => sql`delete from portal_migration where name = ${newest}`.execute(transaction)),
  )
  const { migrations } = portalMigrations
  const again = { ...migrations, [newest]: { up: async () => undefined } }
  await place.withDatabase(async (database) => {
    const settings = readSettings(place.environment)
    await bringUpToDate(database, [{ owner: 'portal', migrations: again }], { settings, clock: place.clock })
  })
  // An earlier version put them among the backups; the newest one of all has a folder of its own.
  const kept = (where: string) => readdirSync(where).filter((name) => /^before-update-.*sqlite$/.test(name))
  expect(kept(folder)).toEqual(files.slice(2))
  expect(kept(join(folder, 'before-update'))).toHaveLength(1)
})

test('an empty database is nothing to keep', async () => {
  await using place = await testPlace()
  expect(await runTestCommand(['setup'], { environment: testEnvironment(place) })).toMatchObject({
    code: 0,
    errors: '',
  })
  expect(readdirSync(place.dataDir)).not.toContain('backups')
})
