import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { openKeyRing } from '../../kernel/secrets/key-ring.ts'
import type { BackupReport } from '../backups/index.ts'
import {
  bringBeside,
  copiedFilesFolder,
  keyBeside,
  PortalIsRunning,
  refuseWhileRunning,
  restoreBackup,
  verifyBackup,
} from '../backups/index.ts'
import type { Command, CommandPlace } from './command.ts'
import { refuseUnreadable } from './given-paths.ts'

/** R19: `--verify` only looks; without it the backup takes the place of the data file. */
export const restore: Command = {
  usage: '[--verify] [--unsigned] [--without-files] <file>',
  summary:
    'Checks a backup (whole, unchanged, made with this secret.key, known version, audit trail, the applications’ files) and puts it in place of the data file. Stop the portal first.',
  options: { verify: { type: 'boolean' }, unsigned: { type: 'boolean' }, 'without-files': { type: 'boolean' } },
  words: 1,
  mayBegin: true,
  onPostgres: 'restore it with `pg_restore --clean --dbname "$DATABASE_URL" <file>`',
  run: async (given, place) => {
    const [file] = given.words
    if (file === undefined) throw new CommandFailed('name the file of the backup')
    refuseUnreadable(file, 'file')
    const { migrations, settings } = place
    const { dataDir, filesDir } = settings
    const replaces = given.options['verify'] !== true
    // At once, before a large file is looked through for nothing.
    if (replaces) await refusing(() => refuseWhileRunning(dataDir))
    const allowsUnsigned = given.options['unsigned'] === true
    const isNew = !existsSync(join(dataDir, 'secret.key'))
    const beside = isNew ? keyBeside(file, dataDir) : undefined
    if (beside) place.print('The secret.key beside it is taken: the signature shows only that the two belong together.')
    else checkKey(dataDir, allowsUnsigned)
    const report = await verifyBackup(file, {
      migrations,
      keys: beside ?? openKeyRing(dataDir),
      dataDir,
      filesDir,
      allowsMissingFiles: given.options['without-files'] === true,
      allowsUnsigned,
    })
    if (report.faults.length > 0) throw new CommandFailed(`${file} cannot be restored: ${report.faults.join('; ')}`)
    for (const line of told(report)) place.print(line)
    place.print(`${file} can be restored.`)
    if (replaces) await replace(file, report, place)
  },
}

/** A new key would fit no signature, so none is made: on a new machine the old one comes first. */
function checkKey(dataDir: string, allowsUnsigned: boolean): void {
  if (allowsUnsigned || existsSync(join(dataDir, 'secret.key'))) return
  throw new CommandFailed(
    `there is no secret.key in ${resolve(dataDir)}: put the one there that was kept with the backup, with mode 0600`,
  )
}

function told({ checksum, signature, versions, rows, files }: BackupReport): string[] {
  return [
    ...(checksum === 'fits' ? ['SHA-256 fits'] : []),
    signature === 'fits' ? 'Signature fits' : 'Signature unknown: taken because of --unsigned',
    ...(files.count > 0 ? [`${files.count - files.missing.length} of its ${files.count} files are whole`] : []),
    ...Object.entries(versions).map(([owner, version]) => `${owner} is at ${version}`),
    ...Object.entries(rows).map(([table, count]) => `${String(count).padStart(9)} ${table}`),
  ]
}

async function replace(
  file: string,
  { files }: BackupReport,
  { settings, migrations, clock, print }: CommandPlace,
): Promise<void> {
  bringBeside(file, settings.dataDir)
  const replaced = await refusing(() =>
    restoreBackup({
      file: resolve(file),
      dataDir: settings.dataDir,
      migrations,
      now: clock.now(),
      files: { toBring: files.toBring, from: copiedFilesFolder(dirname(file)), to: settings.filesDir },
    }),
  )
  if (replaced !== undefined) print(`The data file so far is kept as ${replaced}`)
  print('Restored. Everybody has to sign in again, and links in letters from before are void.')
  print('Letters are paused: none leaves before `release-letters`, or its button on the System page.')
}

/** @throws CommandFailed where the portal runs. */
async function refusing<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (fault) {
    if (!(fault instanceof PortalIsRunning)) throw fault
    throw new CommandFailed('the portal is running: stop it first; nothing was changed', { cause: fault })
  }
}
