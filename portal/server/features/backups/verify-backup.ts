import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { signEarlierAnchors } from '../../kernel/audit/audit-anchors.ts'
import { verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { openSqlite, sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { isDenied } from '../../kernel/files/denied.ts'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'
import { fileSha256, integrityFaults } from './check-file.ts'
import type { DoneMigrations } from './compare-schema.ts'
import { schemaFaults } from './compare-schema.ts'
import type { CheckedFiles } from './copied-files.ts'
import { checkNamedFiles, copiedFilesFolder } from './copied-files.ts'
import { missingFiles } from './missing-files.ts'
import { signatureOf } from './signature.ts'

export interface BackupReport {
  /** Why it must not be restored; empty when it may. */
  readonly faults: readonly string[]
  /** Undefined when there is no `.sha256` file beside it. */
  readonly checksum: 'fits' | undefined
  /** Undefined where it bears none and need not. */
  readonly signature: 'fits' | undefined
  /** Newest migration of the portal and of each application in it. */
  readonly versions: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, number>>
  /** The files of applications that it names. */
  readonly files: CheckedFiles
}

export interface BackupQuestion {
  readonly migrations: readonly MigrationSet[]
  readonly keys: KeyRing
  /** Where copies of it can be made and removed again. */
  readonly dataDir: string
  /** Folder of the portal's own files, which need not be brought. */
  readonly filesDir: string
  /** Takes one whose files are not all there any more. */
  readonly allowsMissingFiles: boolean
  /** Takes one that bears no signature, of a version that made none. */
  readonly allowsUnsigned: boolean
}

const noFiles: CheckedFiles = { missing: [], toBring: [], count: 0 }

/**
 * Looks at a backup as a restore would: whole, unchanged, made by a portal with this key, of a version this program
 * knows, with nothing in it that no version makes, and its audit trail unbroken (R19, R41).
 */
export async function verifyBackup(file: string, question: BackupQuestion): Promise<BackupReport> {
  const nothing = { checksum: undefined, signature: undefined, versions: {}, rows: {}, files: noFiles }
  if (!statSync(file, { throwIfNoEntry: false })) return { ...nothing, faults: [`${file} does not exist`] }
  const sha256 = await fileSha256(file)
  const expected = expectedSha256(file)
  if (expected !== undefined && expected !== sha256) return { ...nothing, faults: [changed] }
  const checksum = expected === undefined ? undefined : 'fits'
  const signature = signatureOf(file, sha256, question.keys)
  const faults = besideFaults(checksum, signature, question)
  const copies = copiedFilesFolder(dirname(file))
  try {
    faults.push(...integrityFaults(file))
    const { versions, rows } = contents(file)
    if (rows['account'] === undefined) faults.push(foreign)
    faults.push(...unknownVersions(file, question.migrations))
    if (faults.length === 0) faults.push(...(await insideFaults(file, question)))
    if (faults.length > 0) return { ...nothing, faults, checksum, versions, rows }
    const files = await checkNamedFiles(file, { copies, live: question.filesDir })
    if (files.missing.length > 0 && !question.allowsMissingFiles)
      faults.push(`${missingFiles(files.missing, copies)}; --without-files takes it all the same`)
    return { faults, checksum, signature: signature === 'fits' ? 'fits' : undefined, versions, rows, files }
  } catch (fault) {
    if (isDenied(fault)) throw fault
    faults.push(`it cannot be read: ${fault instanceof Error ? fault.message : fault}`)
    return { ...nothing, checksum, faults }
  }
}

const changed = 'its SHA-256 differs from the one noted when it was made'

type Signature = ReturnType<typeof signatureOf>

/** What the files beside it say. */
function besideFaults(
  checksum: 'fits' | undefined,
  signature: Signature,
  question: Pick<BackupQuestion, 'allowsUnsigned'>,
): string[] {
  return [
    ...(checksum === undefined ? ['there is no .sha256 file beside it, so nobody knows whether it is whole'] : []),
    ...signatureFaults(signature, question),
  ]
}

/** What a look at the file alone tells, where nothing may be written. */
export function openingFaults(
  file: string,
  {
    sha256,
    signature,
    migrations,
    ...question
  }: Pick<BackupQuestion, 'migrations' | 'allowsUnsigned'> & { readonly sha256: string; readonly signature: Signature },
): readonly string[] {
  const expected = expectedSha256(file)
  if (expected !== undefined && expected !== sha256) return [changed]
  return [
    ...besideFaults(expected === undefined ? undefined : 'fits', signature, question),
    ...(doneMigrations(file).has('portal') ? [] : [foreign]),
    ...unknownVersions(file, migrations),
  ]
}

const foreign = "it is not a portal's database"

function signatureFaults(signature: Signature, { allowsUnsigned }: Pick<BackupQuestion, 'allowsUnsigned'>): string[] {
  if (signature === 'foreign')
    return ['its signature does not fit: it was changed, or made by a portal with another secret.key']
  if (signature === 'fits' || allowsUnsigned) return []
  return ['there is no .hmac file beside it; --unsigned takes a backup of a version that made none']
}

/** What a look into it tells: its schema first, for nothing of it may run before that is known to be ours. */
async function insideFaults(file: string, { migrations, keys, dataDir }: BackupQuestion): Promise<readonly string[]> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const workshop = mkdtempSync(join(dataDir, 'verifying-'))
  try {
    const done = doneMigrations(file)
    const faults = await schemaFaults(file, { migrations, done, workshop })
    return faults.length > 0 ? faults : await trailFaults(file, { migrations, keys, workshop })
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Walks the trail of a copy that is brought to the form of this version, as a restored one would be. */
async function trailFaults(
  file: string,
  { migrations, keys, workshop }: Pick<BackupQuestion, 'migrations' | 'keys'> & { workshop: string },
): Promise<readonly string[]> {
  for (const part of ['-wal', '-shm']) rmSync(join(workshop, sqliteFileName + part), { force: true })
  copyFileSync(file, join(workshop, sqliteFileName))
  const database = openSqlite<PortalTables>(workshop)
  try {
    await migrate(database, migrations)
    await database.writing((transaction) => signEarlierAnchors(transaction, keys))
    const { broken } = await verifyAuditChain({ database, keys })
    return broken ? [`its audit trail is broken at line ${broken.seq}: ${broken.why}`] : []
  } finally {
    await database.close()
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
    const owners = ownersIn(database)
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

function doneMigrations(file: string): DoneMigrations {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return new Map(ownersIn(database).map((owner) => [owner, migrationsIn(database, owner)]))
  } finally {
    database.close()
  }
}

/** Who has tables in it: the portal, and the applications that were mounted. */
function ownersIn(database: DatabaseSync): string[] {
  return tableNames(database).flatMap((table) => /^(.+)_migration$/.exec(table)?.[1] ?? [])
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
