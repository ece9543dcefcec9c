import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sqliteFileName } from '../database/open-sqlite.ts'
import { openKeyRing } from '../secrets/key-ring.ts'
import { backupName, expendableBackups } from './kept-backups.ts'
import { signaturePath, signBackup } from './signature.ts'

const backupProcess = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

export interface WantedBackup {
  readonly dataDir: string
  /** Folder for the copy, its checksum and its signature. */
  readonly to: string
  readonly now: Date
  /** Ends the copying process when the portal stops meanwhile. */
  readonly signal?: AbortSignal | undefined
}

export interface Backup {
  readonly file: string
  readonly sha256: string
}

/**
 * A consistent, checked copy of the SQLite file, made by another process so that no request waits for it (security.md 4.19).
 * @throws when the copy could not be made or is not whole; then no file of that name exists.
 */
export async function takeBackup({ dataDir, to, now, signal }: WantedBackup): Promise<Backup> {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const name = backupName(now)
  const file = join(to, name)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  const source = join(dataDir, sqliteFileName)
  const { stdout } = await promisify(execFile)(process.execPath, [backupProcess, source, unfinished], { signal })
  const sha256 = stdout.trim()
  // The form of sha256sum, so that an operator can check a copy without this program.
  writeFileSync(`${file}.sha256`, `${sha256}  ${name}\n`, { mode: 0o600, flush: true })
  signBackup(file, sha256, openKeyRing(dataDir))
  renameSync(unfinished, file)
  for (const old of expendableBackups(readdirSync(to))) {
    rmSync(join(to, old))
    rmSync(join(to, `${old}.sha256`), { force: true })
    rmSync(signaturePath(join(to, old)), { force: true })
  }
  return { file, sha256 }
}
