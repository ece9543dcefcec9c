import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ForeseenFailure } from '../configuration/foreseen-failure.ts'
import type { Database } from './database.ts'
import { isPostgres } from './migrations/engine.ts'
import { foreignChanges, schemaObjects, takenNames } from './owned-schema.ts'

/** One change of the schema. It is handed its transaction and begins none of its own. */
export interface SchemaMigration extends Migration {
  /** It drops a table that others refer to: SQLite does not enforce foreign keys meanwhile, and checks them at the end. */
  readonly rebuildsTables?: boolean
}

/** By name, which is also their order. */
export type Migrations = Readonly<Record<string, SchemaMigration>>

/** Migrations of the portal or of one application; its tables are named `<owner>_…`, the portal's have no prefix. */
export interface MigrationSet {
  readonly owner: string
  readonly migrations: Migrations
}

/** Its names have no prefix. */
const portalOwner = 'portal'

type Migrated<Tables> = Pick<Database<Tables>, 'migrating' | 'changingSchema'>

/**
 * The portal's migrations, then each application's; each is one transaction with its record, and one process runs it.
 * @returns `<owner>/<name>` of those that this process ran. @throws ForeseenFailure on a database of a newer version, an Error
 * where an application's migration touches what is not its own, or what the failing migration threw: earlier ones stay.
 */
export async function migrate<Tables>(
  database: Migrated<Tables>,
  sets: readonly MigrationSet[],
): Promise<readonly string[]> {
  const done: string[] = []
  for (const set of sets) {
    const recorded = await recordedIn(database.migrating, set)
    for (const name of namesOf(set)) {
      if (!recorded.includes(name) && (await runMigration(database, set, name))) done.push(`${set.owner}/${name}`)
    }
  }
  return done
}

/** Which migrations the database has had and which it lacks, as `<owner>/<name>`. */
export async function migrationState<Tables>(
  { migrating }: Pick<Database<Tables>, 'migrating'>,
  sets: readonly MigrationSet[],
): Promise<{ done: readonly string[]; pending: readonly string[] }> {
  const done: string[] = []
  const pending: string[] = []
  for (const set of sets) {
    const recorded = await recordedIn(migrating, set)
    for (const name of namesOf(set)) (recorded.includes(name) ? done : pending).push(`${set.owner}/${name}`)
  }
  return { done, pending }
}

/** @returns false where another process has run it meanwhile. */
function runMigration<Tables>(database: Migrated<Tables>, set: MigrationSet, name: string): Promise<boolean> {
  const migration = set.migrations[name]
  const isRebuilding = migration?.rebuildsTables === true
  return database.changingSchema({ isRebuilding }, async (transaction) => {
    const untyped = transaction as unknown as Transaction<Record<string, MigrationRecord>>
    if ((await recordedIn(untyped, set)).includes(name)) return false
    await changeOwn(untyped, set.owner, async () => {
      await createRecord(untyped, set.owner)
      await migration?.up(transaction)
    })
    const table = recordOf(set.owner)
    const [last] = await untyped.selectFrom(table).select('timestamp').orderBy('timestamp', 'desc').limit(1).execute()
    // Kysely, which version 0.1.0 migrates with, takes the order of these moments for the order of the migrations.
    const at = Math.max(Date.now(), last ? new Date(last.timestamp).getTime() + 1 : 0)
    await untyped
      .insertInto(table)
      .values({ name, timestamp: new Date(at).toISOString() })
      .execute()
    return true
  })
}

/** The portal's own migrations may change everything, an application's only what bears its name. @throws otherwise. */
async function changeOwn<Tables>(database: Kysely<Tables>, owner: string, change: () => Promise<void>): Promise<void> {
  if (owner === portalOwner) return change()
  const before = await schemaObjects(database)
  const isNew = before.every(({ name }) => name !== recordOf(owner))
  const taken = isNew ? takenNames(owner, before) : []
  if (taken.length > 0) throw new Error(`No application can be called ${owner}: there is ${taken.join(', ')} already`)
  await change()
  const foreign = foreignChanges(owner, before, await schemaObjects(database))
  if (foreign.length > 0) throw new Error(`A migration of ${owner} changes what is not its own: ${foreign.join(', ')}`)
}

interface MigrationRecord {
  name: string
  timestamp: string
}

const recordOf = (owner: string) => `${owner}_migration`

function namesOf({ migrations }: MigrationSet): readonly string[] {
  return Object.keys(migrations).toSorted()
}

/** The tables in which Kysely's own migrator keeps its records, so that versions that used it go on with them. */
async function createRecord<Tables>({ schema }: Kysely<Tables>, owner: string): Promise<void> {
  const named = schema.createTable(recordOf(owner)).ifNotExists()
  await named
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
  const locked = schema.createTable(`${recordOf(owner)}_lock`).ifNotExists()
  await locked
    .addColumn('id', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('is_locked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** @throws ForeseenFailure where one of them is not known here. */
async function recordedIn<Tables>(database: Kysely<Tables>, { owner, migrations }: MigrationSet): Promise<string[]> {
  const table = recordOf(owner)
  const found = isPostgres(database as unknown as Kysely<unknown>)
    ? sql<{ is: unknown }>`select to_regclass(${`"${table}"`}) is not null as "is"`
    : sql<{ is: unknown }>`select count(*) > 0 as "is" from sqlite_master where name = ${table}`
  const [answer] = (await found.execute(database)).rows
  if (!answer?.is) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(database)
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (!unknown) return rows.map(({ name }) => name)
  throw new ForeseenFailure(
    `The database is of a newer version of the portal: it has had the migration ${owner}/${unknown.name}, which is not known here.`,
  )
}
