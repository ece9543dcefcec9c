/** Follows what the server tells open browsers (R67, R68): one stream a tab, read with fetch so that the header proves the session. */
import { openLiveStream, readEventsSince } from '../../../contract/live/calls.ts'
import type { Portal } from '../portal/portal.ts'
import { ask, headers } from '../requests/ask.ts'
import { backend } from '../requests/backend.ts'
import { attend } from './attendance.ts'
import type { ComingRefresh } from './coming-refresh.ts'
import { comingRefresh } from './coming-refresh.ts'
import { messageReader } from './message-reader.ts'
import type { TopicsOfApplications } from './topics.ts'

/** Milliseconds between two looks where there is no stream: what happens is seen within two seconds. */
const lookEvery = 1500
/** Milliseconds before a stream is tried again, longer each time that none opens. */
const pauses = { first: 3000, longest: 60_000 }
/** Milliseconds until a stream has opened, and between two signs of its life; the server gives one every 20 s. */
const silence = { first: 5000, later: 45_000 }

export type Following = { stop: () => void }

/** Until stopped. A stream that breaks or falls silent is opened again; as long as there is none, missed events are asked for. */
export function followLiveEvents(
  portal: Pick<Portal, 'refresh' | 'state'>,
  { token, applications }: { token: string; applications: TopicsOfApplications },
): Following {
  const { session } = portal.state()
  // Whoever must add a second factor first is told nothing; the page starts afresh after that.
  if (session.at === 'signed-in' && session.missingSecondFactor?.forced) return { stop: () => undefined }
  const leaving = new AbortController()
  const coming = comingRefresh(portal, applications)
  const leave = attend(window)
  const follower: Follower = { token, signal: leaving.signal, coming, seq: 'now', hasStream: false, isShutOut: false }
  void keepStream(follower)
  void lookMeanwhile(follower)
  return {
    stop: () => {
      leaving.abort()
      coming.stop()
      leave()
    },
  }
}

type Follower = {
  readonly token: string
  readonly signal: AbortSignal
  readonly coming: ComingRefresh
  /** The newest event known of. */
  seq: number | 'now'
  hasStream: boolean
  /** The system has been closed: no event said what happened meanwhile, however short it was. */
  isShutOut: boolean
}

async function keepStream(follower: Follower): Promise<void> {
  let pause = pauses.first
  while (!follower.signal.aborted) {
    const hasOpened = await readStream(follower)
    follower.hasStream = false
    pause = hasOpened ? pauses.first : Math.min(pause * 2, pauses.longest)
    // Not all of those that a leaving server sends away come back at the same moment.
    await waited(pause * (0.5 + Math.random() / 2), follower.signal)
  }
}

async function lookMeanwhile(follower: Follower): Promise<void> {
  while (!follower.signal.aborted) {
    await waited(lookEvery, follower.signal)
    if (!follower.hasStream && !follower.signal.aborted) await catchUp(follower)
  }
}

/** Reads one stream to its end or its silence; answers whether it had opened. */
async function readStream(follower: Follower): Promise<boolean> {
  const watch = silenceWatch()
  try {
    const response = await fetch(backend.origin + openLiveStream.path, {
      headers: { ...headers({ token: follower.token, body: undefined }), Accept: 'text/event-stream' },
      signal: AbortSignal.any([follower.signal, watch.signal]),
    })
    if (!response.ok || response.body === null) return false
    const { read } = messageReader()
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      for (const event of read(piece)) {
        if (event.kind === 'opened') opened(follower, event.seq)
        else if (event.seq > 0) follower.seq = event.seq
        if (event.kind === 'system-off') follower.isShutOut = true
        follower.coming.heed(event)
      }
      if (follower.hasStream) watch.heard()
    }
  } catch {
    // A broken line, a sleeping phone, a server that leaves: all of them mean asking again.
  } finally {
    watch.end()
  }
  return follower.hasStream
}

/** Events between the last poll and the opening of the stream reached neither. */
function opened(follower: Follower, seq: number): void {
  follower.hasStream = true
  if (follower.isShutOut) backIn(follower)
  if (follower.seq === 'now' || follower.seq >= seq) follower.seq = seq
  else void catchUp(follower)
}

async function catchUp(follower: Follower): Promise<void> {
  const { seq, signal, coming } = follower
  const answer = await ask(readEventsSince, { seq }, { signal })
  if ('refused' in answer && answer.refused === 'system_offline') follower.isShutOut = true
  if (!('answered' in answer)) return
  const { events, complete } = answer.answered
  if (follower.isShutOut) backIn(follower)
  if (!complete) coming.everything()
  for (const event of events) coming.heed(event)
  // The stream may have gone on meanwhile.
  if (follower.seq === seq) follower.seq = answer.answered.seq
}

function backIn(follower: Follower): void {
  follower.isShutOut = false
  follower.coming.everything()
}

function silenceWatch(): { signal: AbortSignal; heard: () => void; end: () => void } {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silence.first)
  return {
    signal: silent.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silence.later)
    },
    end: () => clearTimeout(timer),
  }
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
