import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { Position } from '../../../kernel/lists/cursor.ts'
import type { ListRow } from './list-page.ts'
import { listPage } from './list-page.ts'
import type { ListRequest } from './list-view.ts'

const rowsAtOnce = 500

/** The whole list page by page, as the receiver takes it; others get their turn in between. */
export async function* everyPage(
  database: Database<PortalTables>,
  request: ListRequest,
  limit = rowsAtOnce,
): AsyncGenerator<readonly ListRow[]> {
  let after: Position | undefined
  while (true) {
    const rows = await listPage(database, request, { after, limit })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = { key: last.sort_key, id: last.id }
    await yieldToEventLoop()
  }
}
