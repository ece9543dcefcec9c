/** Whose a table, an index or a trigger is stands in its name; looked at when the migrations of an application have run. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isPostgres } from './migrations/engine.ts'

/** Something of the schema, by kind and name, with the table that it stands on or points at. */
export interface SchemaObject {
  readonly kind: string
  readonly name: string
  readonly table: string
  readonly definition: string
}

/** Everything that the schema holds now. */
export async function schemaObjects<Tables>(database: Kysely<Tables>): Promise<readonly SchemaObject[]> {
  const all = isPostgres(database as unknown as Kysely<unknown>) ? onPostgres : onSqlite
  return (await all.execute(database)).rows
}

const onSqlite = sql<SchemaObject>`
  select type as kind, name, tbl_name as "table", coalesce(sql, '') as definition
    from sqlite_master where name not like 'sqlite\\_%' escape '\\'
  union all
  select 'foreign key', part.name, key."table", key."from" || ' ' || coalesce(key."to", '')
    from sqlite_master as part, pragma_foreign_key_list(part.name) as key where part.type = 'table'`

const onPostgres = sql<SchemaObject>`
  select 'table' as kind, relation.relname::text as name, relation.relname::text as "table",
      coalesce(string_agg(field.attname || ' ' || format_type(field.atttypid, field.atttypmod) || ' ' ||
        field.attnotnull || ' ' || coalesce(pg_get_expr(given.adbin, given.adrelid), ''), ', ' order by field.attnum), '') ||
        coalesce(pg_get_viewdef(case when relation.relkind in ('v', 'm') then relation.oid end), '') as definition
    from pg_class as relation
    left join pg_attribute as field on field.attrelid = relation.oid and field.attnum > 0 and not field.attisdropped
    left join pg_attrdef as given on given.adrelid = relation.oid and given.adnum = field.attnum
    where relation.relnamespace = current_schema()::regnamespace and relation.relkind in ('r', 'p', 'v', 'm', 'S')
    group by relation.oid
  union all
  select 'index', indexname::text, tablename::text, indexdef from pg_indexes where schemaname = current_schema()
  union all
  select 'trigger', tgname::text, relation.relname::text, pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join pg_class as relation on relation.oid = tgrelid
    where not tgisinternal and relation.relnamespace = current_schema()::regnamespace
  union all
  select 'constraint', conname::text, relation.relname::text, pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint join pg_class as relation on relation.oid = conrelid
    where contype in ('c', 'f') and relation.relnamespace = current_schema()::regnamespace
  union all
  select 'foreign key', holder.relname::text, target.relname::text, conname
    from pg_constraint join pg_class as holder on holder.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and holder.relnamespace = current_schema()::regnamespace
  union all
  select 'function', proname::text, proname::text, md5(prosrc)
    from pg_proc where pronamespace = current_schema()::regnamespace`

/** What differs between two looks at the schema and is not the owner's, as `<kind> <name>`; empty when all is well. */
export function foreignChanges(
  owner: string,
  before: readonly SchemaObject[],
  after: readonly SchemaObject[],
): readonly string[] {
  const known = new Set(before.map(lineOf))
  const left = new Set(after.map(lineOf))
  const changed = [
    ...after.filter((each) => !known.has(lineOf(each))),
    ...before.filter((each) => !left.has(lineOf(each))),
  ]
  const isOwn = ({ name, table }: SchemaObject) => hasPrefix(owner, name) && hasPrefix(owner, table)
  return [...new Set(changed.filter((each) => !isOwn(each)).map(({ kind, name }) => `${kind} ${name}`))]
}

/** Something that is there and whose name only looks like the owner's, before the owner has made anything. */
export function takenNames(owner: string, objects: readonly SchemaObject[]): readonly string[] {
  return objects.filter(({ name }) => hasPrefix(owner, name)).map(({ kind, name }) => `${kind} ${name}`)
}

function hasPrefix(owner: string, name: string): boolean {
  return name.startsWith(`${owner}_`)
}

function lineOf({ kind, name, table, definition }: SchemaObject): string {
  return JSON.stringify([kind, name, table, definition])
}
