import type { Kysely } from 'kysely'
import { PostgresAdapter } from 'kysely'

/** Which engine a migration runs on; only triggers, collations and sequences differ. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
