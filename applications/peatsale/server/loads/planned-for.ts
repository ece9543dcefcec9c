import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Week, day and hour of a load as one text to sort by: whichever way, what has only its week comes after what has a day of
 * that week, and what has no hour after the hours of its day.
 */
export function plannedFor(direction: 'asc' | 'desc'): RawBuilder<string> {
  if (direction === 'desc') return sql<string>`peatsale_load.week || peatsale_load.day || peatsale_load.slot_from`
  const day = sql`coalesce(nullif(peatsale_load.day, ''), '9999')`
  const hour = sql`coalesce(nullif(peatsale_load.slot_from, ''), '9999')`
  return sql<string>`peatsale_load.week || ${day} || ${hour}`
}
