/** Who changed an order or load last, so that whoever comes second learns whom from (2.8). */
import type { Host } from '@workspace/portal/server'
import type { LatestChange } from '../../contract/events/latest-change.ts'
import { loadKinds } from '../../contract/states/load-vocabulary.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Asking {
  readonly host: Host
  readonly reader: PeatReader
  readonly actor: { readonly id: string }
}

/** Facts from the field do not move the version, and so are no change here; what the office corrects of them is. */
const facts = Object.entries(loadKinds).flatMap(([command, kind]) => (kind === 'physical' ? [command] : []))
const corrections = ['correctLoaded', 'correctDelivered', 'correctCrew']
const correctors = ['leadOwn', 'officeOwn', 'superadmin']

/** `shows`: whether the reader may know the name of somebody who acted in that role. Null before anybody has. */
export async function latestChange(
  { host, reader, actor }: Asking,
  of: string,
  shows: (role: string) => boolean,
): Promise<LatestChange | null> {
  const event = await ownTables(reader)
    .selectFrom('peatsale_event')
    .select(['kind', 'actor', 'role', 'server_time'])
    .where('of_id', '=', of)
    .where('role', '!=', 'system')
    .where((row) =>
      row.or([row('kind', 'not in', facts), row.and([row('kind', 'in', corrections), row('role', 'in', correctors)])]),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (event === undefined) return null
  const isOwn = event.actor === actor.id
  const cards = isOwn || shows(event.role) ? await host.people.cards({ ids: [event.actor] }) : []
  return { kind: event.kind, who: cards[0]?.name ?? '', at: event.server_time, isOwn }
}
