import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Settings of a PostgreSQL under which it may forget what it has acknowledged (R12). Told and not refused, since the server
 * may be safe in ways that do not show here; the embedded engine sets its own.
 */
export async function unsafeSettings<Tables>({
  engine,
  reading,
}: Pick<Database<Tables>, 'engine' | 'reading'>): Promise<readonly string[]> {
  if (engine === 'sqlite') return []
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`.execute(
    reading,
  )
  return rows.map(({ name }) => name)
}
