import type { PersonalList } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { aggregateWords, codes, column } from './columns.ts'

/** What the person has told of orders and loads. What it was told with belongs to the order or the load. */
export async function ownEvents(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_event')
    .select(['kind', 'aggregate', 'of_id', 'role', 'device', 'device_time', 'server_time'])
    .where('actor', '=', person)
    .orderBy('server_time', 'desc')
    .execute()
  return {
    name: 'events',
    title: { fi: 'Kirjaamasi tapahtumat', en: 'Events that you recorded' },
    columns: [
      column('receivedat', 'moment', ['Saapui palveluun', 'Received']),
      column('happenedat', 'moment', ['Laitteen kellon mukaan', 'By the clock of the device']),
      column('kind', 'text', ['Tapahtuma', 'Event']),
      codes('of', ['Kohde', 'About'], aggregateWords),
      column('id', 'text', ['Kohteen tunniste', 'Its identifier']),
      column('role', 'text', ['Rooli', 'Role']),
      column('device', 'text', ['Laite', 'Device']),
    ],
    rows: rows.map((row) => ({
      receivedat: row.server_time,
      happenedat: row.device_time,
      kind: row.kind,
      of: row.aggregate,
      id: row.of_id,
      role: row.role,
      device: row.device,
    })),
  }
}
