import { Readable } from 'node:stream'
import { Refused } from '../refusals/refuse.ts'
import type { SignedIn } from '../sessions/session.ts'

/** R68: tabs of one person that may listen at a time, in this process, whose memory they take. */
const streamsPerPerson = 5
/** Bytes that a browser may still be behind at a look; one that does not read is cut off, and comes back when it does. */
const mostBehind = 64 * 1024

export interface Stream {
  /** With the person's rights as they were last read. */
  session: SignedIn
  readonly body: Readable
}

/** The open streams of this process. */
export interface Streams {
  readonly size: number
  all(): readonly Stream[]
  /** @throws Refused too_many_requests when the person has five. */
  add(session: SignedIn): Stream
  send(stream: Stream, message: string): void
  /** Cuts off whoever does not read, before it takes the memory of all. */
  cutSlow(): void
  cut(stream: Stream): void
  /** Says why, and ends. */
  end(stream: Stream, message: string): void
}

export function openStreams(): Streams {
  const streams = new Set<Stream>()
  return {
    get size() {
      return streams.size
    },
    all: () => [...streams],
    add: (session) => {
      const own = [...streams].filter((stream) => stream.session.account.id === session.account.id)
      if (own.length >= streamsPerPerson) throw new Refused('too_many_requests', { retryAfterSeconds: 60 })
      // Pushed to from outside: there is nothing to do when the browser is ready for more.
      const stream = { session, body: new Readable({ read: () => undefined }) }
      stream.body.on('close', () => streams.delete(stream))
      streams.add(stream)
      return stream
    },
    send: ({ body }, message) => void body.push(message),
    cutSlow: () => {
      for (const { body } of streams) if (body.readableLength > mostBehind) body.destroy()
    },
    cut: ({ body }) => void body.destroy(),
    end: (stream, message) => {
      streams.delete(stream)
      stream.body.push(message)
      stream.body.push(null)
    },
  }
}
