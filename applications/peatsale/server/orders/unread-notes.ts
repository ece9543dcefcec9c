/** Orders whose customers have written, and nobody of the office has answered. */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { PeatTables } from '../database/tables.ts'

/** While an order waits to be confirmed, it waits as one to confirm. */
const before = ['draft', 'submitted']

/** The 1 stands in the text of the query: SQLite takes the index of these rows for no value that comes beside it. */
export function hasUnreadNote(
  of: ExpressionBuilder<PeatTables, 'peatsale_order'>,
): ExpressionWrapper<PeatTables, 'peatsale_order', SqlBool> {
  return of.and([sql<boolean>`peatsale_order.changed_by_customer = 1`, of('peatsale_order.state', 'not in', before)])
}
