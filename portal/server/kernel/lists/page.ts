import { Refused } from '../refusals/refuse.ts'

/** Rows in a page of an administration list. */
export const rowsInPage = 50

export interface Page<Item> {
  readonly items: Item[]
  /** Where the next page begins; empty on the last one. */
  readonly cursor: string
}

/** The rows as items. One row more than a page was read, if there was one: it says that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
  keyOf: (row: Row) => readonly [string, string],
): Page<Item> {
  const shown = rows.slice(0, rowsInPage)
  const last = shown.at(-1)
  const hasMore = rows.length > shown.length && last !== undefined
  return { items: shown.map(itemOf), cursor: hasMore ? keyOf(last).join(' ') : '' }
}

/** The two keys of a row that a page ended with. @throws Refused for a text that no page gave. */
export function readCursor(cursor: string): readonly [string, string] | undefined {
  if (cursor === '') return undefined
  const [first, second, ...more] = cursor.split(' ')
  if (first === undefined || second === undefined || more.length > 0)
    throw new Refused('invalid_input', { fields: ['cursor'] })
  return [first, second]
}
