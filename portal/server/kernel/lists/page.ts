import { Refused } from '../refusals/refuse.ts'
import type { ListOrder, Position } from './cursor.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

/** Rows in a page of an administration list. */
export const rowsInPage = 50

/** A page of an administration list, the newest first; the cursor is the only thing that is asked for. */
export const newestFirst = { sort: 'newest', direction: 'desc', limit: rowsInPage } as const

export interface PageAsked extends ListOrder {
  /** As the answer before gave it; empty is the first page. */
  readonly cursor: string
  readonly limit: number
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; empty on the last one. */
  readonly cursor: string
}

/**
 * The page that is asked for. `read` is asked for one row more, which tells whether there is a next page.
 * @throws Refused for a cursor of another order, or one that no page gave.
 */
export async function readPage<Row>(
  { cursor, limit, ...order }: PageAsked,
  read: (at: { readonly after: Position | undefined; readonly limit: number }) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> {
  const after = cursor === '' ? undefined : decodeCursor(order, cursor)
  if (cursor !== '' && after === undefined) throw new Refused('invalid_input', { fields: ['cursor'] })
  const found = await read({ after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > limit && last !== undefined
  return { rows, cursor: hasMore ? encodeCursor(order, positionOf(last)) : '' }
}
