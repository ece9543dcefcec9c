import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { portalMigrations } from '../database/migrations/index.ts'
import { openSqlite } from '../database/open-sqlite.ts'
import type { PortalTables } from '../database/tables.ts'
import { runTestCommand } from '../testing/run-test-command.ts'
import { testPlace } from '../testing/test-database.ts'
import { testEnvironment } from '../testing/test-host.ts'

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

  const copies = () => readdirSync(join(place.dataDir, 'backups'))
  const before = copies()
  await migrateNow()
  expect(copies()).toEqual(before)
})

test('an empty database is nothing to keep', async () => {
  await using place = await testPlace()
  const { printed } = await runTestCommand(['migrate'], { environment: testEnvironment(place) })

  expect(printed).toMatch(/^Done: /)
  expect(readdirSync(place.dataDir)).not.toContain('backups')
})
