/** A migrated, empty database on the engine that PORTAL_TEST_DATABASE names. */
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../kernel/database/database.ts'
import type { MigrationSet } from '../kernel/database/migrate.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { portalMigrations } from '../kernel/database/migrations/index.ts'
import { openDatabase } from '../kernel/database/open-database.ts'
import type { PortalTables } from '../kernel/database/tables.ts'
import { freshPostgresDatabase } from './postgres-server.ts'

export interface TestPlace extends AsyncDisposable {
  /** Empty for SQLite. */
  readonly databaseUrl: string
  /** A folder of its own: SQLite file, keys, backups. */
  readonly dataDir: string
}

/**
 * A place for one portal under test, on the engine under test; everything in it goes when it is disposed of.
 * @param migrated the portal's migrations may have been done already, where they are no matter of the test.
 */
export async function testPlace({ migrated = false } = {}): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(quickFolder(), 'portal-test-'))
  const fresh = process.env.PORTAL_TEST_DATABASE === 'postgres' ? await freshPostgresDatabase({ migrated }) : undefined
  return {
    databaseUrl: fresh?.url ?? '',
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await fresh?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** In memory where the system offers that: each acknowledged write waits for the disk, and these live for one test. */
function quickFolder(): string {
  const inMemory = '/dev/shm'
  try {
    accessSync(inMemory, constants.W_OK)
    return inMemory
  } catch {
    return tmpdir()
  }
}

export interface TestDatabase extends AsyncDisposable {
  readonly database: Database<PortalTables>
  readonly place: TestPlace
}

export async function testDatabase(applications: readonly MigrationSet[] = []): Promise<TestDatabase> {
  const place = await testPlace({ migrated: true })
  const database = await openDatabase<PortalTables>(place)
  await migrate(database, [portalMigrations, ...applications])
  return {
    database,
    place,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}
