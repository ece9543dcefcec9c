import type { Clock } from '../../kernel/clock/clock.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate, migrationState } from '../../kernel/database/migrate.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { copyBeforeUpdate, updateDone } from './copy-before-update.ts'

/**
 * Migrates the database; data of an earlier version is copied first where the portal makes the copy (security.md 4.21).
 * @returns the migrations that were done, and the copy if one was made. @throws when the copy fails, before any change.
 */
export async function bringUpToDate(
  database: Database<PortalTables>,
  migrations: readonly MigrationSet[],
  { settings, clock }: { settings: Settings; clock: Clock },
): Promise<{ done: readonly string[]; copy: string | undefined }> {
  const { dataDir, filesDir } = settings
  const { done: before, pending } = await migrationState(database, migrations)
  const isCopied = database.engine === 'sqlite' && before.length > 0 && pending.length > 0
  const copy = isCopied
    ? await copyBeforeUpdate({ database, migrations, dataDir, filesDir, now: clock.now() })
    : undefined
  const done = await migrate(database, migrations)
  await updateDone({ database, dataDir })
  return { done, copy }
}
