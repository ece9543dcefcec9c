import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { MigrationSet } from '../database/migrate.ts'
import { fileSha256, integrityFaults } from './check-file.ts'

export interface BackupReport {
  /** Why it must not be restored; empty when it may. */
  readonly faults: readonly string[]
  /** Undefined when there is no `.sha256` file beside it. */
  readonly checksum: 'fits' | undefined
  /** Newest migration of the portal and of each application in it. */
  readonly versions: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, number>>
}

/** Looks at a backup as a restore would: whole, unchanged, of a version this program knows (R19). */
export async function verifyBackup(file: string, migrations: readonly MigrationSet[]): Promise<BackupReport> {
  const nothing = { checksum: undefined, versions: {}, rows: {} }
  if (!existsSync(file)) return { ...nothing, faults: [`${file} does not exist`] }
  const expected = expectedSha256(file)
  if (expected !== undefined && expected !== (await fileSha256(file))) {
    return { ...nothing, faults: ['its SHA-256 differs from the one noted when it was made'] }
  }
  const checksum = expected === undefined ? undefined : 'fits'
  try {
    const faults = [...integrityFaults(file)]
    const { versions, rows } = contents(file)
    if (rows.account === undefined) faults.push("it is not a portal's database")
    faults.push(...unknownVersions(file, migrations))
    return { faults, checksum, versions, rows }
  } catch (fault) {
    return { ...nothing, checksum, faults: [`it cannot be read: ${fault instanceof Error ? fault.message : fault}`] }
  }
}

function expectedSha256(file: string): string | undefined {
  const noted = `${file}.sha256`
  return existsSync(noted) ? readFileSync(noted, 'utf8').split(/\s/)[0] : undefined
}

function contents(file: string): Pick<BackupReport, 'versions' | 'rows'> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = tableNames(database)
    const owners = tables.flatMap((table) => /^(.+)_migration$/.exec(table)?.[1] ?? [])
    return {
      versions: Object.fromEntries(owners.map((owner) => [owner, migrationsIn(database, owner).at(-1) ?? 'none'])),
      rows: Object.fromEntries(
        tables.filter((table) => !/_migration(_lock)?$/.test(table)).map((table) => [table, count(table)]),
      ),
    }
  } finally {
    database.close()
  }

  function count(table: string): number {
    return Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count)
  }
}

/** An older backup is brought up to date when the portal starts; a newer one would be misread. */
function unknownVersions(file: string, migrations: readonly MigrationSet[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = tableNames(database)
    return migrations
      .filter(({ owner }) => tables.includes(`${owner}_migration`))
      .flatMap(({ owner, migrations: known }) =>
        migrationsIn(database, owner)
          .filter((name) => !Object.hasOwn(known, name))
          .map((name) => `it was made by a newer version (${owner}/${name} is not known here)`),
      )
  } finally {
    database.close()
  }
}

/** The tables that hold something of their own: not those that SQLite keeps for itself or for a search index. */
function tableNames(database: DatabaseSync): string[] {
  const listed = database.prepare(
    "select name from pragma_table_list where schema = 'main' and type = 'table' order by name",
  )
  return listed
    .all()
    .map((row) => String(row.name))
    .filter((name) => !name.startsWith('sqlite_'))
}

function migrationsIn(database: DatabaseSync, owner: string): string[] {
  return database
    .prepare(`select name from "${owner}_migration" order by name`)
    .all()
    .map((row) => String(row.name))
}
