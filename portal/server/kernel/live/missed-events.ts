import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import { companyNames } from '../registers/company-store.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { EventStore } from './event-store.ts'
import { eventsKept } from './event-store.ts'
import type { MissedEvents } from './live-events.ts'
import { mayHear } from './may-hear.ts'

/** What a browser without a stream asks for: the events after the last one it knows, of those it may hear. */
export async function missedEvents(
  { database, events }: { database: Database<PortalTables>; events: EventStore },
  session: SignedIn,
  seq: number | 'now',
): Promise<MissedEvents> {
  const { oldest, newest } = await events.range()
  if (seq === 'now') return { seq: newest, complete: true, events: [] }
  // A number from before a restored backup, or one too old to go on from.
  const isForgotten = seq > newest || seq < Math.max(oldest - 1, newest - eventsKept)
  if (isForgotten) return { seq: newest, complete: false, events: [] }
  const [missed, companies] = await Promise.all([events.after(seq), companyNames(database)])
  const heard = missed.filter((stored) => mayHear(session, stored, companies))
  return { seq: missed.at(-1)?.event.seq ?? newest, complete: true, events: heard.map(({ event }) => event) }
}
