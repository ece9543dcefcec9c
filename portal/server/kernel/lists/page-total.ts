import type { SelectQueryBuilder } from 'kysely'
import type { Total } from '../../../contract/own.ts'
import type { Page } from './page.ts'

interface Asked {
  readonly counted: boolean
  readonly cursor: string
}

/**
 * How many rows the list has: answered with its first page, and counted only where that page does not hold them all. Counting
 * costs as much as a page.
 */
export async function pageTotal(
  { counted, cursor }: Asked,
  page: Page<unknown>,
  count: () => Promise<Total>,
): Promise<Total | null> {
  if (!counted || cursor !== '') return null
  return page.cursor === '' ? { count: page.rows.length, exact: true } : count()
}

/** The rows of a query, to the last one. */
export async function countAll<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<Total> {
  const counted = query.select((of) => of.fn.countAll<number | string>().as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { readonly count: number | string }
  return { count: Number(count), exact: true }
}
