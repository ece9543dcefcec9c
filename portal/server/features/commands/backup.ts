import { join, resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { openSqlite } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { backupFolder, missingFiles, noteBackup, takeBackup } from '../backups/index.ts'
import type { Command } from './command.ts'
import { textOption } from './command.ts'
import { refuseUnwritable } from './given-paths.ts'

/** R19: a checked copy, also while the portal runs. */
export const backup: Command = {
  usage: '[--to <folder>]',
  summary:
    'Copies the SQLite file and the applications’ files while the portal runs, checks the copy and thins out old ones (DATA_DIR/backups).',
  options: { to: { type: 'string' } },
  words: 0,
  onPostgres: 'back it up with `pg_dump --format=custom "$DATABASE_URL"` or the backups of its provider',
  run: async (given, place) => {
    const { dataDir, filesDir, keyInBackups } = place.settings
    const to = textOption(given, 'to') ?? backupFolder(dataDir)
    refuseUnwritable(to, 'folder')
    const now = place.clock.now()
    const { file, sha256, missing } = await takeBackup({ dataDir, filesDir, keyInBackups, to, now })
    if (resolve(to) === resolve(backupFolder(dataDir))) await note(dataDir, now)
    place.print(`${file}\nSHA-256 ${sha256}`)
    place.print(
      keyInBackups
        ? 'secret.key lies beside it: whoever has the folder has all of the portal, so let a copy of it be encrypted.'
        : `Keep ${join(dataDir, 'secret.key')}, too: BACKUP_KEY=apart leaves it out, and no restore works without it.`,
    )
    if (missing.length > 0) throw new CommandFailed(`The backup was made, but ${missingFiles(missing, filesDir)}.`)
  },
}

/** As the portal's own backups are, so that one that is gone is missed. It is there all the same where data cannot be written. */
async function note(dataDir: string, now: Date): Promise<void> {
  const database = openSqlite<PortalTables>(dataDir)
  try {
    await database.writing((transaction) => noteBackup(transaction, now)).catch(() => undefined)
  } finally {
    await database.close()
  }
}
