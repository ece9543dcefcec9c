/** The last command that changed a record, shown after a version conflict (2.8). */
import type { LatestChange } from '@workspace/logistics/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { EventLog } from './event-log.ts'

interface Asking {
  readonly host: Host
  readonly reader: Kysely<NoTables>
  readonly actor: { readonly id: string }
}

/** Physical facts leave the version and count as no change, except corrections by one of the correctors' roles. */
export interface Changing {
  readonly facts: readonly string[]
  readonly corrections: readonly string[]
  readonly correctors: readonly string[]
}

/** @param shows whether the reader may know the name of a person who acted in that role. Null before the first change. */
export type ReadLatestChange = (
  asking: Asking,
  of: string,
  shows: (role: string) => boolean,
) => Promise<LatestChange | null>

export function latestChangeIn(log: EventLog, { facts, corrections, correctors }: Changing): ReadLatestChange {
  return async ({ host, reader, actor }, of, shows) => {
    const event = await log
      .events(reader)
      .select(['kind', 'actor', 'role', 'server_time'])
      .where('of_id', '=', of)
      .where('role', '!=', 'system')
      .where((row) =>
        // An empty list after `in` is an error on PostgreSQL.
        row.or([
          ...(facts.length === 0 ? [row('seq', '>', 0)] : [row('kind', 'not in', facts)]),
          ...(corrections.length === 0 || correctors.length === 0
            ? []
            : [row.and([row('kind', 'in', corrections), row('role', 'in', correctors)])]),
        ]),
      )
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (event === undefined) return null
    const isOwn = event.actor === actor.id
    const cards = isOwn || shows(event.role) ? await host.people.cards({ ids: [event.actor] }) : []
    return { kind: event.kind, who: cards[0]?.name ?? '', at: event.server_time, isOwn }
  }
}
