/** A migrated, empty database on the engine that PORTAL_TEST_DATABASE names. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../kernel/database/database.ts'
import type { MigrationSet } from '../kernel/database/migrate.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { portalMigrations } from '../kernel/database/migrations/index.ts'
import { openDatabase } from '../kernel/database/open-database.ts'
import type { PortalTables } from '../kernel/database/tables.ts'
import { copyDatabaseFiles, migratedDatabase } from './migrated-databases.ts'
import { freshPostgresDatabase } from './postgres-server.ts'
import { quickFolder } from './quick-folder.ts'

export interface TestPlace extends AsyncDisposable {
  /** Empty for SQLite. */
  readonly databaseUrl: string
  /** A folder of its own: SQLite file, keys, backups. */
  readonly dataDir: string
}

/**
 * A place for one portal under test, on the engine under test; everything in it goes when it is disposed of.
 * @param migrated migrations that may have been done already, where they are no matter of the test (`true`: the portal's); else
 * it is empty.
 */
export async function testPlace({
  migrated = false,
}: {
  migrated?: boolean | readonly MigrationSet[]
} = {}): Promise<TestPlace> {
  const template = await templateOf(migrated)
  const dataDir = mkdtempSync(join(quickFolder(), 'portal-test-'))
  const isPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'
  const fresh = isPostgres ? await freshPostgresDatabase({ template }) : undefined
  if (!fresh && template !== undefined) copyDatabaseFiles(template, dataDir)
  return {
    databaseUrl: fresh?.url ?? '',
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await fresh?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where an application's own migrations fail, the portal's alone have been done. */
async function templateOf(migrated: boolean | readonly MigrationSet[]): Promise<string | undefined> {
  if (migrated === false) return undefined
  const ofPortal = () => migratedDatabase([portalMigrations])
  return migrated === true ? ofPortal() : ((await migratedDatabase(migrated)) ?? ofPortal())
}

export interface TestDatabase extends AsyncDisposable {
  readonly database: Database<PortalTables>
  readonly place: TestPlace
}

export async function testDatabase(applications: readonly MigrationSet[] = []): Promise<TestDatabase> {
  const migrations = [portalMigrations, ...applications]
  const place = await testPlace({ migrated: migrations })
  const database = await openDatabase<PortalTables>(place)
  await migrate(database, migrations)
  return {
    database,
    place,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}
