import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Migrations of the portal or of one application; its tables are named `<owner>_…`, the portal's have no prefix. */
export interface MigrationSet {
  readonly owner: string
  readonly migrations: Readonly<Record<string, Migration>>
}

/**
 * Brings the database to the newest form: the portal first, then each application, each in its own record of what was done.
 * PostgreSQL holds an advisory lock meanwhile, so two starting processes do not meet.
 * @throws what the failing migration threw; nothing after it has run.
 */
export async function migrate<Tables>(
  { migrating }: Pick<Database<Tables>, 'migrating'>,
  sets: readonly MigrationSet[],
): Promise<readonly string[]> {
  const done: string[] = []
  for (const set of sets) {
    const { error, results = [] } = await migratorOf(migrating, set).migrateToLatest()
    if (error) throw error
    done.push(...results.map((result) => `${set.owner}/${result.migrationName}`))
  }
  return done
}

/** Whether the database holds data of an earlier version, which is about to be changed. */
export async function isOfEarlierVersion<Tables>(
  { migrating }: Pick<Database<Tables>, 'migrating'>,
  sets: readonly MigrationSet[],
): Promise<boolean> {
  const known = await Promise.all(sets.map((set) => migratorOf(migrating, set).getMigrations()))
  const isDone = known.flat().map(({ executedAt }) => executedAt !== undefined)
  return isDone.includes(true) && isDone.includes(false)
}

function migratorOf<Tables>(migrating: Kysely<Tables>, { owner, migrations }: MigrationSet): Migrator {
  return new Migrator({
    db: migrating as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: `${owner}_migration`,
    migrationLockTableName: `${owner}_migration_lock`,
  })
}
