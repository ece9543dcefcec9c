import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveKind } from '../../../contract/live/live-event.ts'
import { backend } from '../requests/backend.ts'
import { signedIn } from '../testing/browser-world.ts'
import type { Following } from './follow-live-events.ts'
import { followLiveEvents } from './follow-live-events.ts'

let following: Following | undefined
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  following?.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type StreamEnd = { tell: (seq: number, kind: LiveKind) => Promise<void>; beat: () => Promise<void>; end: () => void }

/** A server whose streams and looks the test holds. */
async function followed(opens: () => boolean) {
  const { portal } = await signedIn()
  const refresh = vi.fn(async () => undefined)
  const streams: StreamEnd[] = []
  const looks: { path: string; headers: Record<string, string> }[] = []
  const missed = { seq: 7, complete: true, events: [] as object[] }
  vi.stubGlobal('fetch', (path: string, init: { signal: AbortSignal; headers: Record<string, string> }) => {
    if (!path.endsWith('/events')) {
      looks.push({ path, headers: init.headers })
      const answer = Response.json({ success: true, value: 'ok', ...missed })
      missed.events = []
      return Promise.resolve(answer)
    }
    if (!opens()) return new Promise((_, reject) => init.signal.addEventListener('abort', reject))
    const { response, end } = stream(init.signal)
    streams.push(end)
    return Promise.resolve(response)
  })
  following = followLiveEvents(
    { refresh, state: portal.state },
    { token: 'handle.secret', applications: async () => ({}) },
  )
  await vi.advanceTimersByTimeAsync(0)
  return { refresh, streams, looks, missed }
}

function stream(signal: AbortSignal): { response: Response; end: StreamEnd } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
      signal.addEventListener('abort', () => given.error(signal.reason))
    },
  })
  const send = async (text: string) => {
    controller?.enqueue(new TextEncoder().encode(text))
    await vi.advanceTimersByTimeAsync(0)
  }
  const tell = (seq: number, kind: LiveKind) => send(`data: ${JSON.stringify({ seq, kind, topic: '', ids: [] })}\n\n`)
  return { response: new Response(body), end: { tell, beat: () => send(': \n\n'), end: () => controller?.close() } }
}

test('R84: where a stream never opens the page looks every 1.5 s from the start', async () => {
  const { looks } = await followed(() => false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(looks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(looks).toHaveLength(11)
  expect(looks.map(({ path }) => path.split('/').at(-1)).slice(0, 2)).toEqual(['now', '7'])
})

test('R84: a stream that does not say within 5 s that it is open is given up and tried again', async () => {
  const { streams } = await followed(() => true)
  await vi.advanceTimersByTimeAsync(4999)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 6000)
  expect(streams).toHaveLength(2)
})

test('R84: an open stream needs no looks; one that falls silent for 45 s is left, and looks begin', async () => {
  let opens = true
  const { streams, looks } = await followed(() => opens)
  await streams[0]?.tell(3, 'opened')
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(20_000)
    await streams[0]?.beat()
  }
  expect([looks.length, streams.length]).toEqual([0, 1])
  opens = false
  await vi.advanceTimersByTimeAsync(45_000 + 1500)
  expect(looks.map(({ path }) => path.split('/').at(-1))).toEqual(['3'])
})

test('R71, R84: what was missed between two streams is asked for once, and many events are one refresh', async () => {
  const { streams, looks, missed, refresh } = await followed(() => true)
  await streams[0]?.tell(3, 'opened')
  streams[0]?.end()
  missed.seq = 60
  missed.events = Array.from({ length: 57 }, (_, index) => ({
    seq: index + 4,
    kind: 'site-changed',
    topic: '',
    ids: [],
  }))
  await vi.advanceTimersByTimeAsync(1500)
  expect(looks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3000)
  await streams[1]?.tell(60, 'opened')
  await vi.advanceTimersByTimeAsync(3000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('STATE-09, R34: what a page asks for while nobody is at it says so', async () => {
  const { looks } = await followed(() => false)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(looks.at(-1)?.headers['X-Background']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(3000)
  expect(looks.at(-1)?.headers['X-Background']).toBe('1')
  page.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(looks.at(-1)?.headers['X-Background']).toBeUndefined()
  following?.stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(backend.isUnattended()).toBe(false)
})
