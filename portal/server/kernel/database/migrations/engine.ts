import type { Kysely, RawBuilder } from 'kysely'
import { PostgresAdapter, sql } from 'kysely'

/** Which engine a migration runs on; only triggers, collations and sequences differ. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}

/** The type of a column that both engines order by its bytes, such as a sort key. */
export function orderedText<Tables>(database: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(database) ? sql`text collate "C"` : sql`text`
}
