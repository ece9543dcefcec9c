/** What somebody has told of loads: a device finds by it which of the facts that it still keeps have come. */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Ids of the person's own events, by load. */
export async function factsReportedBy(
  reader: PeatReader,
  person: string,
  loads: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (loads.length === 0) return new Map()
  const events = ownTables(reader).selectFrom('peatsale_event').select(['id', 'of_id'])
  const rows = await events.where('of_id', 'in', loads).where('actor', '=', person).orderBy('seq').execute()
  const byLoad = Map.groupBy(rows, ({ of_id }) => of_id)
  return new Map([...byLoad].map(([load, its]) => [load, its.map(({ id }) => id)]))
}
