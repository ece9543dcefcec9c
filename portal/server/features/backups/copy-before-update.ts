import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import type { Database } from '../../kernel/database/database.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrationState } from '../../kernel/database/migrate.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { removeSetting, saveSetting } from '../../kernel/site/site-store.ts'
import { copyBeforeUpdateName, expendableCopiesOfUpdates } from './kept-backups.ts'
import { backupFolder, copyDataFile, removeBackups } from './take-backup.ts'

/** The row of the site's settings that an update leaves while it is not done. */
const updateMarker = 'update'

const Update = z.object({
  /** Name of the copy in the folder of backups. */
  copy: z.string(),
  /** The migrations that the copied data had had. */
  of: z.array(z.string()),
})
type Update = z.infer<typeof Update>

interface Updating {
  readonly database: Database<PortalTables>
  readonly migrations: readonly MigrationSet[]
  readonly dataDir: string
  readonly filesDir: string
  readonly now: Date
}

/**
 * Copies data of an earlier version before it is changed, under the lock of the schema, so that one process does. An
 * interrupted update continues with its first copy, which holds no half-changed data.
 * @returns the copy to go back to; undefined where there is nothing to keep. @throws BackupFailed
 */
export async function copyBeforeUpdate({
  database,
  migrations,
  dataDir,
  filesDir,
  now,
}: Updating): Promise<string | undefined> {
  const folder = copiesFolder(dataDir)
  return database.changingSchema({ isRebuilding: false }, async (transaction) => {
    const { done, pending } = await migrationState({ migrating: transaction }, migrations)
    if (done.length === 0 || pending.length === 0) return undefined
    const begun = await updateBegun(transaction)
    const copy =
      begun &&
      placesOf(dataDir)
        .map((place) => join(place, begun.copy))
        .find((path) => existsSync(path))
    if (begun && begun.of.length < done.length && copy !== undefined) return copy
    // Nothing has been changed yet, and people may have worked since that copy was made.
    if (begun && begun.of.length === done.length) removeCopies(dataDir, [begun.copy])
    const { file } = await copyDataFile({ dataDir, filesDir, to: folder, name: copyBeforeUpdateName(now) })
    await saveSetting(transaction, updateMarker, { copy: basename(file), of: [...done] } satisfies Update)
    return file
  })
}

/** The data are of this version: the next update takes a copy of its own, and old ones may go. */
export async function updateDone({ database, dataDir }: Pick<Updating, 'database' | 'dataDir'>): Promise<void> {
  if (!(await updateBegun(database.migrating))) return
  await database.writing((transaction) => removeSetting(transaction, updateMarker))
  const all = placesOf(dataDir).flatMap((place) => (existsSync(place) ? readdirSync(place) : []))
  removeCopies(dataDir, expendableCopiesOfUpdates(all))
}

/** Apart from the backups, with files of its own, so that whoever looks for the last backup sees backups only. */
function copiesFolder(dataDir: string): string {
  return join(backupFolder(dataDir), 'before-update')
}

/** Earlier versions put them among the backups. */
function placesOf(dataDir: string): readonly string[] {
  return [copiesFolder(dataDir), backupFolder(dataDir)]
}

function removeCopies(dataDir: string, names: readonly string[]): void {
  for (const place of placesOf(dataDir)) removeBackups(place, names)
}

async function updateBegun(database: Pick<PortalTransaction, 'selectFrom'>): Promise<Update | undefined> {
  const row = await database
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', updateMarker)
    .executeTakeFirst()
  return row && z.safeParse(Update, JSON.parse(row.value)).data
}
