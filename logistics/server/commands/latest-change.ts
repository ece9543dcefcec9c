/** The last command that changed a record, shown after a version conflict (2.8). */
import type { LatestChange } from '@workspace/logistics/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { EventLog } from './event-log.ts'

/** The event of a change, before its person has a name. */
export interface ChangeEvent {
  readonly kind: string
  readonly actor: string
  readonly role: string
  readonly server_time: string
}

interface Viewer {
  /** The viewer's own id. */
  readonly id: string
  /** Whether the viewer may know the name of a person who acted in that role. */
  shows(role: string): boolean
}

/** Physical facts leave the version and count as no change, except corrections by one of the correctors' roles. */
export interface Changing {
  readonly facts: readonly string[]
  readonly corrections: readonly string[]
  readonly correctors: readonly string[]
}

/** The latest event that changed the record; undefined before the first change. */
export type ReadLatestEvent = (reader: Kysely<NoTables>, of: string) => Promise<ChangeEvent | undefined>

export function latestEventIn(log: EventLog, { facts, corrections, correctors }: Changing): ReadLatestEvent {
  return (reader, of) =>
    log
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
}

/** Whose name the viewer reads. */
export function namedInChange(event: ChangeEvent | undefined, { id, shows }: Viewer): string | undefined {
  return event !== undefined && (event.actor === id || shows(event.role)) ? event.actor : undefined
}

/** @param names by the ids of people */
export function shownChange(
  event: ChangeEvent | undefined,
  viewer: Viewer,
  names: ReadonlyMap<string, string>,
): LatestChange | null {
  if (event === undefined) return null
  const named = namedInChange(event, viewer)
  const who = named === undefined ? '' : (names.get(named) ?? '')
  return { kind: event.kind, who, at: event.server_time, isOwn: event.actor === viewer.id }
}

/** For an answer that needs no other names. @param shows whether the viewer may know the name of a person who acted in that role */
export function latestChangeIn(latestEvent: ReadLatestEvent) {
  return async (
    {
      host,
      reader,
      actor,
    }: { readonly host: Host; readonly reader: Kysely<NoTables>; readonly actor: { readonly id: string } },
    of: string,
    shows: (role: string) => boolean,
  ): Promise<LatestChange | null> => {
    const event = await latestEvent(reader, of)
    const viewer = { id: actor.id, shows }
    const named = namedInChange(event, viewer)
    const cards = named === undefined ? [] : await host.people.cards({ ids: [named] })
    return shownChange(event, viewer, new Map(cards.map(({ id, name }) => [id, name])))
  }
}
