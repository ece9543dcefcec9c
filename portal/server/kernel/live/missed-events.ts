import type { LiveEvent } from '../../../contract/own.ts'
import { groupsOfApplications } from '../../../contract/own.ts'
import { companyNames } from '../registers/company-store.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { SiteStore } from '../site/site-store.ts'
import type { ChannelParts } from './application-channels.ts'
import { heardChannels } from './application-channels.ts'
import type { EventStore } from './event-store.ts'
import { eventsKept } from './event-store.ts'
import type { MissedEvents } from './live-events.ts'
import { mayHear } from './may-hear.ts'

type Parts = ChannelParts & { readonly events: EventStore; readonly site: SiteStore }

/** What a browser without a stream asks for: the events after the last one it knows, of those it may hear. */
export async function missedEvents(
  { events, site, ...parts }: Parts,
  session: SignedIn,
  seq: number | 'now',
): Promise<MissedEvents> {
  const { oldest, newest } = await events.range()
  if (seq === 'now') return { seq: newest, complete: true, events: [] }
  // A number from before a restored backup, or one too old to go on from.
  const isForgotten = seq > newest || seq < Math.max(oldest - 1, newest - eventsKept)
  if (isForgotten) return { seq: newest, complete: false, events: [] }
  const [missed, companies, { applications: listed }] = await Promise.all([
    events.after(seq),
    companyNames(parts.database),
    site.read(),
  ])
  const known = heardChannels(parts)
  const applicationGroups = groupsOfApplications(parts.applications.map(({ manifest }) => manifest))
  const catalogue = { companies, applicationGroups }
  const heard: LiveEvent[] = []
  for (const stored of missed) {
    const channels = await known.of(stored, { account: session.account, listed })
    if (mayHear(session, stored, { catalogue, channels })) heard.push(stored.event)
  }
  return { seq: missed.at(-1)?.event.seq ?? newest, complete: true, events: heard }
}
