import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isPostgres } from './engine.ts'

/**
 * For a migration with `rebuildsTables`: the columns of a table that refer to the given tables keep their values and refer to
 * nothing. SQLite cannot change a constraint, so the table is copied with its indexes and triggers.
 */
export async function dropReferences(
  database: Kysely<unknown>,
  table: string,
  targets: readonly string[],
): Promise<void> {
  if (isPostgres(database)) await dropConstraints(database, table, targets)
  else await copyTable(database, table, targets)
}

async function dropConstraints(database: Kysely<unknown>, table: string, targets: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where contype = 'f' and conrelid = to_regclass(${table})
    and confrelid in (${sql.join(targets.map((target) => sql`to_regclass(${target})`))})`.execute(database)
  if (rows.length === 0) throw new Error(`${table} refers to none of ${targets.join(', ')}`)
  for (const { name } of rows) await database.schema.alterTable(table).dropConstraint(name).execute()
}

interface Stored {
  readonly type: string
  readonly statement: string
}

async function copyTable(database: Kysely<unknown>, table: string, targets: readonly string[]): Promise<void> {
  const { rows } = await sql<Stored>`select type, sql as statement from sqlite_master
    where tbl_name = ${table} and sql is not null`.execute(database)
  const made = rows.find(({ type }) => type === 'table')?.statement ?? ''
  const references = new RegExp(` references "(?:${targets.join('|')})" \\("id"\\) on delete restrict`, 'g')
  const copy = `${table}_copy`
  const free = made.replaceAll(references, '')
  if (free === made) throw new Error(`${table} refers to none of ${targets.join(', ')}: ${made}`)
  const changed = free.replace(`"${table}"`, `"${copy}"`)
  const others = rows.filter(({ type }) => type !== 'table').map(({ statement }) => statement)
  const statements = [
    changed,
    `insert into ${copy} select * from ${table}`,
    `drop table ${table}`,
    `alter table ${copy} rename to ${table}`,
    ...others,
  ]
  for (const statement of statements) await sql.raw(statement).execute(database)
}
