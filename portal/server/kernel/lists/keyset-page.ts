import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Direction } from '../../../contract/own.ts'
import type { Position } from './cursor.ts'

export interface KeysetOrder {
  /** The column that is sorted by; rows that are alike in it are in the order of their ids. */
  readonly key: string
  /** `id` unless another column tells rows apart. */
  readonly id?: string
  readonly direction: Direction
}

/** The rows after the position in that order; wants an index of (key, id), and a key that both engines order alike. */
export function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  {
    after,
    limit,
    ...order
  }: KeysetOrder & { readonly after?: Position | undefined; readonly limit: number | RawBuilder<number> },
): SelectQueryBuilder<DB, TB, Row> {
  const { key, id = 'id', direction } = order
  const page = query.orderBy(sql.ref(key), direction).orderBy(sql.ref(id), direction).limit(limit)
  return after === undefined ? page : page.where(beyond(order, after))
}

/** Whether a row comes after the position. */
export function beyond({ key, id = 'id', direction }: KeysetOrder, after: Position): RawBuilder<boolean> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  // A cursor may hold a greater number than the column could.
  const from = typeof after.key === 'number' ? sql`cast(${after.key} as bigint)` : sql`${after.key}`
  return sql<boolean>`(${sql.ref(key)}, ${sql.ref(id)}) ${sign} (${from}, ${after.id})`
}
