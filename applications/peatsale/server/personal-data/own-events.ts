import { eventList } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { aggregateWords } from './code-words.ts'
import { eventWords, roleWords } from './event-words.ts'

/** What the person has told of orders and loads. What it was told with belongs to the order or the load. */
export async function ownEvents(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_event as event')
    .leftJoin('peatsale_order as order', 'order.id', 'event.of_id')
    .leftJoin('peatsale_load as load', 'load.id', 'event.of_id')
    .select(['event.kind', 'event.aggregate', 'event.role', 'event.device', 'event.device_time', 'event.server_time'])
    .select(['order.number as order_number', 'load.number as load_number'])
    .where('event.actor', '=', person)
    .orderBy('event.server_time', 'desc')
    .orderBy('event.seq', 'desc')
    .execute()
  const numbered = rows.map((row) => ({ ...row, number: row.load_number ?? row.order_number }))
  return eventList(numbered, { kinds: eventWords, aggregates: aggregateWords, roles: roleWords })
}
