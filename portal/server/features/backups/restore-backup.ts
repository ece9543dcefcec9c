import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { auditTrail } from '../../kernel/audit/audit-trail.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { openSqlite, sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { filePlace } from '../../kernel/files/files-on-disk.ts'
import { bringFile } from './copied-files.ts'
import { expireRestoredSessions } from './expire-restored-sessions.ts'

/** The portal holds its data file open, so nothing was changed. */
export class PortalIsRunning extends Error {}

export interface Restoring {
  /** A backup that was verified. */
  readonly file: string
  readonly dataDir: string
  readonly migrations: readonly MigrationSet[]
  readonly now: Date
  /** Files of applications that stand beside the backup only, and where they belong. */
  readonly files: { readonly toBring: readonly string[]; readonly from: string; readonly to: string }
}

/** @throws PortalIsRunning where a process has the data file open. */
export function refuseWhileRunning(dataDir: string): void {
  const current = join(dataDir, sqliteFileName)
  if (existsSync(current)) foldLog(current)
}

/**
 * Puts a backup in the place of the data file, which stays beside it under another name.
 * @returns where the replaced file is, if there was one. @throws PortalIsRunning
 */
export async function restoreBackup(restoring: Restoring): Promise<string | undefined> {
  const { file, dataDir, now } = restoring
  const current = join(dataDir, sqliteFileName)
  const isThere = existsSync(current)
  refuseWhileRunning(dataDir)
  // Before the rows that name them: a restore that is killed leaves files too many, never one too few.
  const { toBring, from, to } = restoring.files
  for (const sha256 of toBring) bringFile(filePlace(from, sha256), filePlace(to, sha256))
  const workshop = join(dataDir, 'restoring')
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { recursive: true, mode: 0o700 })
  copyFileSync(file, join(workshop, sqliteFileName))
  await cutOffThePast(workshop, restoring)
  const replaced = `${current}.replaced-${now.toISOString().replace(/[-:.]/g, '')}`
  if (isThere) {
    // A damaged file keeps its log beside it: whoever repairs it needs both.
    for (const part of ['', '-wal', '-shm']) {
      if (existsSync(current + part)) renameSync(current + part, replaced + part)
    }
  }
  renameSync(join(workshop, sqliteFileName), current)
  rmSync(workshop, { recursive: true })
  return isThere ? replaced : undefined
}

/** Leaving WAL mode folds the log into the file and needs the file to oneself: the sign that no portal has it open. */
function foldLog(path: string): void {
  const busy = 5
  const database = new DatabaseSync(path, { timeout: 500 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (fault) {
    const isBusy = fault instanceof Error && 'errcode' in fault && fault.errcode === busy
    if (isBusy) throw new PortalIsRunning('another process has the data file open', { cause: fault })
    // A file too damaged to be read is the very reason to restore another.
  } finally {
    database.close()
  }
}

async function cutOffThePast(workshop: string, { file, migrations, now }: Restoring): Promise<void> {
  const database = openSqlite<PortalTables>(workshop)
  try {
    await migrate(database, migrations)
    await database.writing(async (transaction) => {
      await expireRestoredSessions(transaction, now)
      const event = {
        action: 'restorebackup',
        actor: 'console',
        target: '',
        details: { file },
        result: 'done',
      } as const
      await auditTrail(database).append(transaction, { ...event, at: now, requestId: '', address: '' })
    })
  } finally {
    await database.close()
  }
  foldLog(join(workshop, sqliteFileName))
}
