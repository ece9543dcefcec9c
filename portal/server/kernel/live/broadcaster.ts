import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import { companyNames } from '../registers/company-store.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { announced } from '../site/planned-shutdown.ts'
import type { SiteState, SiteStore } from '../site/site-store.ts'
import { eventMessage, streamMessage } from './event-message.ts'
import type { EventStore, StoredEvent } from './event-store.ts'
import { mayConcern, mayHear } from './may-hear.ts'
import type { Stream, Streams } from './streams.ts'

export interface BroadcasterParts {
  readonly database: Database<PortalTables>
  readonly sessions: SessionStore
  readonly site: SiteStore
  readonly events: EventStore
  readonly streams: Streams
}

export interface Broadcaster {
  /** Tells every stream what is new for it. */
  tellNews(): Promise<void>
  /** Ends those of the streams whose session has ended, in whatever way, or whom the system is shut to. */
  tellEnded(streams: readonly Stream[]): Promise<void>
  /** To be called, and waited for, before a stream is added: the first one starts at the newest event. */
  takePlace(): Promise<void>
  /** The newest event that has been told. */
  position(): number
}

export function broadcaster({ database, sessions, site, events, streams }: BroadcasterParts): Broadcaster {
  let position = 0
  let wasActive = true
  let wasAnnounced = ''

  /** A plan is announced, begins and ends by the clock, and nobody writes that down: it is looked at each time (R37). */
  const tellSite = (state: SiteState) => {
    tellSwitch(state.active)
    const announcement = announcementIn(state)
    if (announcement !== wasAnnounced)
      for (const stream of streams.all()) streams.send(stream, streamMessage('site-changed'))
    wasAnnounced = announcement
  }

  const tellSwitch = (isActive: boolean) => {
    const message = streamMessage(isActive ? 'system-on' : 'system-off')
    for (const stream of streams.all()) {
      if (!isActive && !stream.session.account.isSuperadmin) streams.end(stream, message)
      else if (isActive !== wasActive) streams.send(stream, message)
    }
    wasActive = isActive
  }

  const tell = async (news: readonly StoredEvent[], concerned: readonly Stream[]) => {
    const { settings } = await site.read()
    const handles = concerned.map(({ session }) => session.handle)
    const living = await sessions.living(handles, settings)
    const companies = news.some(({ audience }) => audience === 'overseers') ? await companyNames(database) : []
    const messages = new Map(news.map((stored) => [stored, eventMessage(stored.event)]))
    for (const stream of concerned) {
      const session = living.get(stream.session.handle)
      if (session === undefined) {
        streams.end(stream, streamMessage('session-ended'))
        continue
      }
      stream.session = session
      for (const [stored, message] of messages) {
        if (mayHear(session, stored, companies)) streams.send(stream, message)
      }
    }
  }

  return {
    tellEnded: async (some) => {
      await tell([], some)
      tellSite(await site.read())
    },
    tellNews: async () => {
      tellSite(await site.read())
      while (true) {
        const news = await events.after(position)
        const last = news.at(-1)
        if (last === undefined) return
        position = last.event.seq
        const concerned = streams.all().filter(({ session }) => news.some((stored) => mayConcern(session, stored)))
        if (concerned.length > 0) await tell(news, concerned)
      }
    },
    takePlace: async () => {
      if (streams.size > 0) return
      const [{ newest }, state] = await Promise.all([events.range(), site.read()])
      // Another may have come first meanwhile; its place is the earlier one, so nothing is passed over.
      if (streams.size > 0) return
      position = newest
      wasActive = state.active
      wasAnnounced = announcementIn(state)
    },
    position: () => position,
  }
}

function announcementIn({ plan, now }: SiteState): string {
  return JSON.stringify(announced(plan, now) ?? null)
}
