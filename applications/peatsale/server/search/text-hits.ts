/** Orders, loads and customers by a text that their `search_text` holds (migration 0025). */
import { hitsOf as textHitsOf } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { likeFragment, textHits } from '@workspace/portal/server'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

const finders = {
  peatsale_order: textHits<NoTables>({ table: 'peatsale_order', key: 'id' }),
  peatsale_load: textHits<NoTables>({ table: 'peatsale_load', key: 'id' }),
}

export type SearchedTable = keyof typeof finders

export const hitsOf = (host: Host, table: SearchedTable, find: string) => textHitsOf(host, finders[table], find)

interface Among {
  readonly hits: string | undefined
  /** Select the ids of further rows. */
  readonly besides?: readonly RawBuilder<unknown>[]
}

/** The table, or of it the hits alone: SQLite goes through those first, whatever index the other conditions offer. */
export function rowsAmong<Searched extends SearchedTable>(
  reader: PeatReader,
  table: Searched,
  { hits, besides = [] }: Among,
): SelectQueryBuilder<PeatTables, Searched, object> {
  if (hits === undefined) return ownTables(reader).selectFrom(table) as never
  const ids = [sql`select value as hit from json_each(${hits})`, ...besides]
  const found = sql<{ hit: string }>`(${sql.join(ids, sql` union `)})`.as('hits')
  const isHit = sql<boolean>`${sql.ref(`${table}.id`)} = hits.hit`
  return ownTables(reader)
    .selectFrom(found)
    .crossJoin(table as 'peatsale_order')
    .where(isHit) as never
}

/** The condition itself, on each row that is read. */
export function holds(table: SearchedTable, find: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.search_text`)} like ${likeFragment(find)} escape '\\'`
}
