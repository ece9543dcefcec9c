import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { auditTrail } from '../audit/audit-trail.ts'
import { openSqlite, sqliteFileName } from '../database/open-sqlite.ts'
import type { PortalTables } from '../database/tables.ts'

/** The portal holds its data file open, so nothing was changed. */
export class PortalIsRunning extends Error {}

/**
 * Puts a verified backup in the place of the data file, which stays beside it under another name. Sessions and links of
 * the past must not come back to life, so they go (security.md 4.19). @returns where the replaced file is, if there was one.
 */
export async function restoreBackup({
  file,
  dataDir,
  now,
}: {
  file: string
  dataDir: string
  now: Date
}): Promise<string | undefined> {
  const current = join(dataDir, sqliteFileName)
  if (existsSync(current)) claim(current)
  const workshop = join(dataDir, 'restoring')
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { recursive: true, mode: 0o700 })
  copyFileSync(file, join(workshop, sqliteFileName))
  await cutOffThePast(workshop, { file, now })
  const replaced = existsSync(current) ? `${current}.replaced-${now.toISOString().replace(/[:.]/g, '')}` : undefined
  if (replaced !== undefined) renameSync(current, replaced)
  renameSync(join(workshop, sqliteFileName), current)
  rmSync(workshop, { recursive: true })
  return replaced
}

/** Leaving WAL mode needs the file to oneself, and folds the log into it. @throws PortalIsRunning when another has it open. */
function claim(path: string): void {
  const database = new DatabaseSync(path, { timeout: 500 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (fault) {
    throw new PortalIsRunning('another process has the data file open', { cause: fault })
  } finally {
    database.close()
  }
}

async function cutOffThePast(dataDir: string, { file, now }: { file: string; now: Date }): Promise<void> {
  const database = openSqlite<PortalTables>(dataDir)
  try {
    await database.writing(async (transaction) => {
      await transaction.deleteFrom('session').execute()
      await transaction.deleteFrom('mailed_secret').execute()
      const event = { action: 'restorebackup', actor: '', target: '', details: { file }, result: 'done' } as const
      await auditTrail(database).append(transaction, { ...event, at: now, requestId: 'console', address: '' })
    })
  } finally {
    await database.close()
  }
  claim(join(dataDir, sqliteFileName))
}
