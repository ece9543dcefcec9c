import { codes, column } from '@workspace/logistics/server'
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
  return {
    name: 'events',
    title: { fi: 'Kirjaamasi tapahtumat', en: 'Events that you recorded' },
    columns: [
      column('receivedat', 'moment', ['Saapui palveluun', 'Received']),
      column('happenedat', 'moment', ['Laitteen kellon mukaan', 'By the clock of the device']),
      codes('kind', ['Tapahtuma', 'Event'], eventWords),
      codes('of', ['Kohde', 'About'], aggregateWords),
      column('number', 'text', ['Numero', 'Number']),
      codes('role', ['Rooli', 'Role'], roleWords),
      column('device', 'text', ['Laite', 'Device']),
    ],
    rows: rows.map((row) => ({
      receivedat: row.server_time,
      happenedat: row.device_time,
      kind: row.kind,
      of: row.aggregate,
      number: row.load_number ?? row.order_number,
      role: row.role,
      device: row.device,
    })),
  }
}
