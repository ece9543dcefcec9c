import { seconds } from '../clock/clock.ts'
import { oneAtATime } from '../clock/one-at-a-time.ts'
import type { Listening } from '../database/database.ts'
import { Refused } from '../refusals/refuse.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { SiteStore } from '../site/site-store.ts'
import type { ChannelParts } from './application-channels.ts'
import { broadcaster } from './broadcaster.ts'
import { heartbeat, streamMessage } from './event-message.ts'
import { eventStore, insertEvent } from './event-store.ts'
import type { LiveEvents } from './live-events.ts'
import { missedEvents } from './missed-events.ts'
import type { Stream } from './streams.ts'
import { openStreams } from './streams.ts'

export interface LiveParts extends ChannelParts {
  readonly sessions: SessionStore
  readonly site: SiteStore
}

/** How often a process with open streams looks for events without a notification: well within the promised two seconds. */
const lookEvery = seconds(1)
/** Looks between two heartbeats. */
const heartbeatEvery = 20
/** Looks between two rounds over all sessions: they also end by time, which nobody writes down. */
const sessionsEvery = 5
/** How long streams may take to hand over their last message. */
const patience = seconds(1)

/** Live events over the event table: the same in one SQLite process and in many over PostgreSQL (security.md 4.22). */
export function createLiveEvents(parts: LiveParts): LiveEvents {
  const { database, log } = parts
  const events = eventStore(database)
  const streams = openStreams()
  const news = broadcaster({ ...parts, events, streams })
  const rounds = oneAtATime(news.tellNews, (fault) => log.error('live_round_failed', fault))
  let listening: Listening | undefined
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  let stopped = false

  const wake = () => {
    if (streams.size > 0) void rounds.request()
  }
  let looking = Promise.resolve()
  const lookAt = (some: readonly Stream[]) => {
    looking = looking.then(() => news.tellEnded(some)).catch((fault: unknown) => log.error('live_round_failed', fault))
  }
  const look = () => {
    looks++
    streams.cutSlow()
    if (looks % heartbeatEvery === 0) for (const stream of streams.all()) streams.send(stream, heartbeat)
    if (looks % sessionsEvery === 0) lookAt(streams.all())
    wake()
  }

  return {
    publish: insertEvent,
    streams: () => streams.size,
    wake,
    open: async (session) => {
      listening ??= database.listen('portal_event', wake)
      timer ??= setInterval(look, lookEvery).unref()
      await news.takePlace()
      // The browser comes back, to a process that stays.
      if (stopped) throw new Refused('too_many_requests', { status: 503, retryAfterSeconds: 2 })
      const stream = streams.add(session)
      streams.send(stream, streamMessage('opened', news.position()))
      // Sessions that ended, or a shutdown, between the request's check and now were announced to no stream.
      lookAt([stream])
      return stream.body
    },
    since: (session, seq) => missedEvents({ ...parts, events }, session, seq),
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await listening?.stop()
      const closed = streams.all().map((stream) => {
        streams.end(stream, streamMessage('server-leaving'))
        return new Promise((resolve) => stream.body.once('close', resolve))
      })
      await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, patience).unref())])
      await Promise.all([rounds.last(), looking])
    },
  }
}
