import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BackupFault } from '../../../contract/own.ts'
import { ForeseenFailure } from '../../kernel/configuration/foreseen-failure.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import { syncFolder } from '../../kernel/files/durable-file.ts'
import { openKeyRing } from '../../kernel/secrets/key-ring.ts'
import { keepBeside } from './backup-companions.ts'
import type { CopyMade } from './backup-process.ts'
import { backupName, expendableBackups } from './kept-backups.ts'
import { signaturePath, signBackup } from './signature.ts'
import { sweepUnfinished, unfinishedName } from './unfinished-backups.ts'

const backupProcess = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

/** Bytes: a million files could be missing. */
const saidMost = 100 * 1024 * 1024

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** No copy was made, and nothing of it is left; its message is a sentence for the operator. */
class BackupFailed extends ForeseenFailure {}

/** The reason in one word, for screens and letters that say it in the reader's language. */
export function backupFaultOf(fault: unknown): BackupFault {
  const said = fault instanceof Error ? fault.message : String(fault)
  if (/no room left|ENOSPC/.test(said)) return 'noroom'
  if (/EACCES|EPERM|EROFS|EEXIST|ENOTDIR|readonly|unable to open/.test(said)) return 'norights'
  return /not whole|malformed/.test(said) ? 'notwhole' : 'other'
}

export interface WantedBackup {
  readonly dataDir: string
  /** Folder of the files that applications keep. */
  readonly filesDir: string
  /** Folder for the copy, its checksum and its signature; the files are put into `files` there. */
  readonly to: string
  readonly now: Date
  /** Whether secret.key is put beside it. */
  readonly keyInBackups: boolean
  /** Ends the copying process when the portal stops meanwhile. */
  readonly signal?: AbortSignal | undefined
}

export interface Backup {
  readonly file: string
  readonly sha256: string
  /** Size of the file. */
  readonly bytes: number
  /** SHA-256 of files that the copy names and that are not to be had: a restore will say so. */
  readonly missing: readonly string[]
}

/** A copy named by its moment; old ones are thinned out. @throws BackupFailed */
export async function takeBackup({ now, keyInBackups, ...wanted }: WantedBackup): Promise<Backup> {
  const backup = await copyDataFile({ ...wanted, name: backupName(now) })
  keepBeside({ ...wanted, keyInBackups })
  removeBackups(wanted.to, expendableBackups(readdirSync(wanted.to)))
  return backup
}

export function removeBackups(folder: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(join(folder, name), { force: true })
    rmSync(join(folder, `${name}.sha256`), { force: true })
    rmSync(signaturePath(join(folder, name)), { force: true })
  }
}

/**
 * A consistent, checked copy of the SQLite file, made by another process so that no request waits for it (security.md 4.19).
 * @throws BackupFailed when the copy could not be made or is not whole; then no file of that name exists.
 */
export async function copyDataFile({
  dataDir,
  filesDir,
  to,
  name,
  signal,
}: Omit<WantedBackup, 'now' | 'keyInBackups'> & { name: string }): Promise<Backup> {
  makeFolder(to)
  const file = join(to, name)
  using unfinished = unfinishedName(file)
  const source = join(dataDir, sqliteFileName)
  try {
    const given = [backupProcess, source, unfinished.path, filesDir]
    const { stdout } = await promisify(execFile)(process.execPath, given, { signal, maxBuffer: saidMost })
    const { sha256, missing }: CopyMade = JSON.parse(stdout)
    // The form of sha256sum, so that an operator can check a copy without this program.
    writeFileSync(`${file}.sha256`, `${sha256}  ${name}\n`, { mode: 0o600, flush: true })
    signBackup(file, sha256, openKeyRing(dataDir))
    renameSync(unfinished.path, file)
    syncFolder(to)
    return { file, sha256, bytes: statSync(file).size, missing }
  } catch (fault) {
    rmSync(`${file}.sha256`, { force: true })
    rmSync(signaturePath(file), { force: true })
    if (signal?.aborted) throw fault
    throw new BackupFailed(`No backup was made in ${to}: ${reasonOf(fault)}.`, { cause: fault })
  }
}

/** One that somebody else made, root above all, may be shut to this process. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    sweepUnfinished(folder)
  } catch (fault) {
    throw new BackupFailed(`No backup was made in ${folder}: ${reasonOf(fault)}.`, { cause: fault })
  }
}

function reasonOf(fault: unknown): string {
  const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr).trim() : ''
  const reason = said !== '' ? said : fault instanceof Error ? fault.message : String(fault)
  return /ENOSPC|disk is full/.test(reason) ? 'there is no room left on its disk' : reason
}
