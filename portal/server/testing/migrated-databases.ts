/** Databases that have had their migrations: made once in a process, copied for each portal under test. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationSet } from '../kernel/database/migrate.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openDatabase } from '../kernel/database/open-database.ts'
import { freshPostgresDatabase } from './postgres-server.ts'
import { quickFolder } from './quick-folder.ts'

/** For PostgreSQL the name of the database, for SQLite the folder of its files. */
const made = new Map<string, Promise<string | undefined>>()

/** @returns undefined where these migrations fail: what starts with them is what the test is about. */
export function migratedDatabase(sets: readonly MigrationSet[]): Promise<string | undefined> {
  const key = JSON.stringify(sets.map(({ owner, migrations }) => [owner, Object.entries(migrations).map(sourceOf)]))
  const known = made.get(key)
  if (known !== undefined) return known
  const making = makeDatabase(sets).catch(() => undefined)
  made.set(key, making)
  return making
}

/** Two test applications may call what differs by one name. */
function sourceOf([name, { up }]: [string, MigrationSet['migrations'][string]]): string {
  return `${name} ${up}`
}

async function makeDatabase(sets: readonly MigrationSet[]): Promise<string> {
  const isPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'
  const fresh = isPostgres ? await freshPostgresDatabase() : undefined
  const dataDir = fresh ? '' : templateFolder()
  const database = await openDatabase({ databaseUrl: fresh?.url ?? '', dataDir })
  try {
    await migrate(database, sets)
  } finally {
    await database.close()
  }
  return fresh?.name ?? dataDir
}

function templateFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), 'portal-migrated-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The files of an SQLite database that nobody has open. */
export function copyDatabaseFiles(from: string, to: string): void {
  // What the connections share is theirs alone.
  for (const name of readdirSync(from)) if (!name.endsWith('-shm')) cpSync(join(from, name), join(to, name))
}
