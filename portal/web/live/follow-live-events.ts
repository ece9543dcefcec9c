/** Follows what the server tells open browsers (R67, R68): one stream a tab, read with fetch so that the header proves the session. */
import { openLiveStream, readEventsSince } from '../../contract/live/calls.ts'
import type { LiveEvent } from '../../contract/live/live-event.ts'
import { ask, headers } from '../requests/ask.ts'
import { backend } from '../requests/backend.ts'
import { queries } from '../requests/use-answer.ts'
import type { Portal } from '../start-up/portal.ts'
import { messageReader } from './message-reader.ts'

/** Milliseconds before the stream is tried again, and between two looks where there is none. */
const pause = 3000

export type Following = { stop: () => void }

/** Until stopped. A stream that breaks is opened again; between two streams, and where none opens, missed events are asked for. */
export function followLiveEvents(portal: Portal, token: string): Following {
  const leaving = new AbortController()
  void follow({ portal, token, signal: leaving.signal })
  return { stop: () => leaving.abort() }
}

type Follower = { portal: Portal; token: string; signal: AbortSignal }

async function follow(follower: Follower): Promise<void> {
  let seq: number | 'now' = 'now'
  while (!follower.signal.aborted) {
    seq = await readStream(follower, seq)
    if (follower.signal.aborted) return
    await waited(pause, follower.signal)
    seq = await catchUp(follower, seq)
  }
}

/** Reads one stream to its end; answers where it stood. */
async function readStream({ portal, token, signal }: Follower, seq: number | 'now'): Promise<number | 'now'> {
  let last = seq
  try {
    const response = await fetch(backend.origin + openLiveStream.path, {
      headers: { ...headers({ token, body: undefined }), Accept: 'text/event-stream' },
      signal,
    })
    if (!response.ok || response.body === null) return last
    const { read } = messageReader()
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      for (const event of read(piece)) {
        if (event.seq > 0) last = event.seq
        heed(portal, event)
      }
    }
  } catch {
    // A broken line, a sleeping phone, a server that leaves: all of them mean asking again.
  }
  return last
}

async function catchUp({ portal, signal }: Follower, seq: number | 'now'): Promise<number | 'now'> {
  const answer = await ask(readEventsSince, { seq }, { signal })
  if (!('answered' in answer)) return seq
  const { events, complete } = answer.answered
  if (!complete) void refresh(portal)
  for (const event of events) heed(portal, event)
  return answer.answered.seq
}

/** Events say that something is new; what it is, the browser asks for within its rights. */
function heed(portal: Portal, { kind }: LiveEvent): void {
  switch (kind) {
    case 'rights-changed':
    case 'session-ended':
    case 'system-off':
    case 'system-on':
    case 'site-changed':
    case 'data-changed':
      void refresh(portal)
      return
    case 'opened':
    case 'server-leaving':
      return
  }
}

async function refresh(portal: Portal): Promise<void> {
  await portal.refresh()
  // Lists that stand open are asked for again; the others when they are next looked at.
  await queries.invalidateQueries()
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
