import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backupMoment } from './kept-backups.ts'
import { backupFolder } from './take-backup.ts'

interface LastBackup {
  /** Name in the folder of backups. */
  readonly name: string
  readonly at: Date
  readonly bytes: number
}

/**
 * The newest backup of the schedule (or of the command) in DATA_DIR/backups: one that has its name there was whole and
 * checked. Those that a clock which was ahead has named later than `until` are passed over.
 * @returns undefined where there is none, or where the folder cannot be read.
 */
export function lastBackup(dataDir: string, until?: Date): LastBackup | undefined {
  const folder = backupFolder(dataDir)
  try {
    const found = readdirSync(folder).flatMap((name) => {
      const at = backupMoment(name)
      return at && !(until && at > until) ? [{ name, at }] : []
    })
    const newest = found.toSorted((one, other) => Number(other.at) - Number(one.at))[0]
    return newest && { ...newest, bytes: statSync(join(folder, newest.name)).size }
  } catch {
    return undefined
  }
}
