import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { openSqlite, sqliteFileName } from '../../kernel/database/open-sqlite.ts'

interface SchemaObject {
  readonly type: string
  readonly name: string
  readonly table: string
  readonly sql: string
}

/**
 * Holds everything that a backup's database is made of against a fresh one that went through the same migrations: a
 * trigger too many would act as the portal from the first start on.
 * @param done the migrations that the backup has been through, by their owner. @param workshop an empty folder.
 */
export async function schemaFaults(
  file: string,
  { migrations, done, workshop }: { migrations: readonly MigrationSet[]; done: DoneMigrations; workshop: string },
): Promise<readonly string[]> {
  const sets = migrations
    .filter(({ owner }) => done.has(owner))
    .map((set) => ({ ...set, migrations: onlyDone(set, done.get(set.owner) ?? []) }))
  const fresh = openSqlite(workshop)
  try {
    await migrate(fresh, sets)
  } finally {
    await fresh.close()
  }
  const known = new Set(migrations.map(({ owner }) => owner))
  const foreign = [...done.keys()].filter((owner) => !known.has(owner))
  return differences(objectsIn(file, foreign), objectsIn(join(workshop, sqliteFileName), []))
}

export type DoneMigrations = ReadonlyMap<string, readonly string[]>

function onlyDone({ migrations }: MigrationSet, names: readonly string[]): MigrationSet['migrations'] {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
}

/** @param foreign applications that are not mounted here: their tables, which do nothing by themselves, may stay. */
function objectsIn(file: string, foreign: readonly string[]): Map<string, SchemaObject> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('select type, name, tbl_name, sql from sqlite_schema order by type, name').all()
    const objects = rows.map((row) => ({
      type: String(row['type']),
      name: String(row['name']),
      table: String(row['tbl_name']),
      sql: String(row['sql'] ?? '').replace(/\s+/g, ' '),
    }))
    return new Map(objects.filter((object) => !isLeftAlone(object, foreign)).map((each) => [nameOf(each), each]))
  } finally {
    database.close()
  }
}

/** What SQLite keeps for itself, the records of migrations, and the tables of applications that are not mounted. */
function isLeftAlone({ type, name, table }: SchemaObject, foreign: readonly string[]): boolean {
  if (type !== 'table' && type !== 'index') return false
  return (
    name.startsWith('sqlite_') ||
    /_migration(_lock)?$/.test(table) ||
    foreign.some((owner) => table.startsWith(`${owner}_`))
  )
}

function differences(found: ReadonlyMap<string, SchemaObject>, made: ReadonlyMap<string, SchemaObject>): string[] {
  const missing = [...made.keys()].filter((name) => !found.has(name)).map((name) => `its ${name} is missing`)
  const others = [...found].flatMap(([name, { sql, table }]) => {
    const expected = made.get(name)
    if (!expected) return [`its ${name} was put in by somebody: no version of the portal makes it`]
    return expected.sql === sql && expected.table === table ? [] : [`its ${name} is not as the portal makes it`]
  })
  return [...others, ...missing]
}

function nameOf({ type, name }: SchemaObject): string {
  return `${type} ${name}`
}
