import { resolve } from 'node:path'
import { PortalIsRunning, restoreBackup } from '../backups/restore-backup.ts'
import type { BackupReport } from '../backups/verify-backup.ts'
import { verifyBackup } from '../backups/verify-backup.ts'
import type { Command, CommandPlace } from './command.ts'
import { CommandFailed, onlyOnSqlite } from './command.ts'

/** R19: `--verify` only looks; without it the backup takes the place of the data file. */
export const restore: Command = {
  usage: '[--verify] <file>',
  summary:
    'Checks a backup (whole, unchanged, known version) and puts it in place of the data file. Stop the portal first.',
  options: { verify: { type: 'boolean' } },
  words: 1,
  run: async (given, place) => {
    onlyOnSqlite(place, 'restore it with `pg_restore --clean --dbname "$DATABASE_URL" <file>`')
    const [file] = given.words
    if (file === undefined) throw new CommandFailed('name the file of the backup')
    const report = await verifyBackup(file, place.migrations)
    if (report.faults.length > 0) throw new CommandFailed(`${file} cannot be restored: ${report.faults.join('; ')}`)
    for (const line of told(report)) place.print(line)
    place.print(`${file} can be restored.`)
    if (given.options.verify !== true) await replace(file, place)
  },
}

function told({ checksum, versions, rows }: BackupReport): string[] {
  return [
    checksum === 'fits' ? 'SHA-256 fits' : 'SHA-256 unknown: there is no .sha256 file beside it',
    ...Object.entries(versions).map(([owner, version]) => `${owner} is at ${version}`),
    ...Object.entries(rows).map(([table, count]) => `${String(count).padStart(9)} ${table}`),
  ]
}

async function replace(file: string, { settings, migrations, clock, print }: CommandPlace): Promise<void> {
  try {
    const replaced = await restoreBackup({
      file: resolve(file),
      dataDir: settings.dataDir,
      migrations,
      now: clock.now(),
    })
    if (replaced !== undefined) print(`The data file so far is kept as ${replaced}`)
    print('Restored. Everybody has to sign in again, and links in letters from before are void.')
  } catch (fault) {
    if (!(fault instanceof PortalIsRunning)) throw fault
    throw new CommandFailed('the portal is running: stop it first; nothing was changed', { cause: fault })
  }
}
