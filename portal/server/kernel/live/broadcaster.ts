import { groupsOfApplications } from '../../../contract/own.ts'
import { missingSecondFactor } from '../accounts/second-factor-state.ts'
import { companyNames } from '../registers/company-store.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { announced } from '../site/planned-shutdown.ts'
import type { SiteRecord, SiteState, SiteStore } from '../site/site-store.ts'
import type { ChannelParts, HeardChannels } from './application-channels.ts'
import { changesChannelsOf, heardChannels } from './application-channels.ts'
import { eventMessage, streamMessage } from './event-message.ts'
import type { EventStore, StoredEvent } from './event-store.ts'
import { mayConcern, mayHear } from './may-hear.ts'
import type { Stream, Streams } from './streams.ts'

export interface BroadcasterParts extends ChannelParts {
  readonly sessions: SessionStore
  readonly site: SiteStore
  readonly events: EventStore
  readonly streams: Streams
}

export interface Broadcaster {
  /** Sends every stream the new events that it may hear. */
  tellNews(): Promise<void>
  /** Ends those of the streams whose session has ended, in whatever way, or whom the system is shut to. */
  tellEnded(streams: readonly Stream[]): Promise<void>
  /** To be called, and waited for, before a stream is added: the first one starts at the newest event. */
  takePlace(): Promise<void>
  /** Number of the newest event that has been sent. */
  position(): number
}

export function broadcaster(parts: BroadcasterParts): Broadcaster {
  const { database, sessions, site, events, streams } = parts
  const known = new WeakMap<Stream, HeardChannels>()
  let position = 0
  const switches = siteBroadcaster(streams)
  const applicationGroups = groupsOfApplications(parts.applications.map(({ manifest }) => manifest))

  const tell = async (news: readonly StoredEvent[], concerned: readonly Stream[]) => {
    const record = await site.read()
    const { settings, applications: listed } = record
    const handles = concerned.map(({ session }) => session.handle)
    const living = await sessions.living(handles, settings)
    const companies = news.some(({ audience }) => audience === 'overseers') ? await companyNames(database) : []
    const catalogue = { companies, applicationGroups }
    const messages = new Map(news.map((stored) => [stored, eventMessage(stored.event)]))
    for (const stream of concerned) {
      const session = heard(streams, stream, { living, record })
      if (session === undefined) continue
      stream.session = session
      const own = known.get(stream) ?? heardChannels(parts)
      known.set(stream, own)
      for (const [stored, message] of messages) {
        const channels = await own.of(stored, { account: session.account, listed })
        if (mayHear(session, stored, { catalogue, channels })) streams.send(stream, message)
      }
    }
  }

  return {
    tellEnded: async (some) => {
      await tell([], some)
      switches.tell(await site.read())
    },
    tellNews: async () => {
      switches.tell(await site.read())
      while (true) {
        const news = await events.after(position)
        const last = news.at(-1)
        if (last === undefined) return
        position = last.event.seq
        const open = streams.all()
        // Before anything is sent: events are filtered by the rights that somebody has now, not by those of their moment.
        for (const stream of open) if (changesChannelsOf(stream.session.account, news)) known.delete(stream)
        const isFor = (stream: Stream) => (stored: StoredEvent) =>
          mayConcern(stream.session, stored) && !known.get(stream)?.rulesOut(stored)
        const concerned = open.filter((stream) => news.some(isFor(stream)))
        if (concerned.length > 0) await tell(news, concerned)
      }
    },
    takePlace: async () => {
      if (streams.size > 0) return
      const [{ newest }, state] = await Promise.all([events.range(), site.read()])
      // Another may have come first meanwhile; its place is the earlier one, so nothing is passed over.
      if (streams.size > 0) return
      position = newest
      switches.takePlace(state)
    },
    position: () => position,
  }
}

interface SiteBroadcaster {
  /** Tells every stream that the system was shut or started, or a shutdown announced, since the last look. */
  tell(state: SiteState): void
  takePlace(state: SiteState): void
}

function siteBroadcaster(streams: Streams): SiteBroadcaster {
  let wasActive = true
  let wasAnnounced = ''
  const tellSwitch = (isActive: boolean) => {
    const message = streamMessage(isActive ? 'system-on' : 'system-off')
    for (const stream of streams.all()) {
      if (!isActive && !stream.session.account.isSuperadmin) streams.end(stream, message)
      else if (isActive !== wasActive) streams.send(stream, message)
    }
    wasActive = isActive
  }
  return {
    // A plan is announced, begins and ends by the clock, and nobody writes that down: it is looked at each time (R37).
    tell: (state) => {
      tellSwitch(state.active)
      const announcement = announcementIn(state)
      if (announcement !== wasAnnounced)
        for (const stream of streams.all()) streams.send(stream, streamMessage('site-changed'))
      wasAnnounced = announcement
    },
    takePlace: (state) => {
      wasActive = state.active
      wasAnnounced = announcementIn(state)
    },
  }
}

function announcementIn({ plan, now }: SiteState): string {
  return JSON.stringify(announced(plan, now) ?? null)
}

/** The session of the stream as it is now; undefined when the stream may hear nothing more. */
function heard(
  streams: Streams,
  stream: Stream,
  { living, record }: { living: ReadonlyMap<string, SignedIn>; record: SiteRecord },
): SignedIn | undefined {
  const session = living.get(stream.session.handle)
  if (session === undefined) streams.end(stream, streamMessage('session-ended'))
  // Not ended: the browser comes back at once, and is told what is missing.
  const lacksFactor = session !== undefined && missingSecondFactor(session, record)?.forced === true
  if (lacksFactor) streams.cut(stream)
  return lacksFactor ? undefined : session
}
