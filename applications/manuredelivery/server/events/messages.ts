import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** What people wrote about a request or consignment, the oldest first. */
export async function messagesOf(
  reader: ManureReader,
  of: string,
): Promise<readonly { readonly who: string; readonly at: string; readonly text: string }[]> {
  const notes = ownTables(reader)
    .selectFrom('manuredelivery_event')
    .select(['actor', 'server_time', 'data'])
    .where('of_id', '=', of)
    .where('kind', '=', 'note')
    .orderBy('seq')
  return (await notes.execute()).map(({ actor, server_time, data }) => ({
    ...{ who: actor, at: server_time, text: String(JSON.parse(data).text ?? '') },
  }))
}
