import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '../../../contract/live/live-event.ts'
import type { Announced } from '../requests/refusal-announcements.ts'
import { onRefusal } from '../requests/refusal-announcements.ts'
import { countSend } from '../requests/sends-under-way.ts'
import { queries } from '../requests/use-answer.ts'
import { maija, signedIn } from '../testing/browser-world.ts'
import { comingRefresh } from './coming-refresh.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

const event = (kind: LiveEvent['kind'], more: Partial<LiveEvent> = {}): LiveEvent => ({
  seq: 1,
  kind,
  topic: '',
  ids: [],
  ...more,
})

/** A page that counts what it reads anew; its own data come when the test lets them. */
async function page() {
  const { portal } = await signedIn()
  const waiting: (() => void)[] = []
  const refresh = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const read = new Map<string, number>()
  for (const call of ['searchUsers', 'searchLetters', 'peatsale.searchOrders', 'peatsale.readPrices']) {
    const queryFn = () => read.set(call, (read.get(call) ?? -1) + 1).get(call) ?? 0
    new QueryObserver(queries, { queryKey: [call, {}], queryFn }).subscribe(() => undefined)
  }
  await vi.advanceTimersByTimeAsync(0)
  const closed = new Set<string>()
  const state = () => {
    const { session, ...others } = portal.state()
    if (session.at !== 'signed-in') throw new Error('nobody is signed in')
    const userApps = session.userApps.filter(({ name }) => !closed.has(name))
    return { ...others, session: { ...session, userApps } }
  }
  const coming = comingRefresh({ state, refresh }, async () => ({
    peatsale: {
      topics: async () => ({
        orders: [{ name: 'peatsale.searchOrders' }],
        'logistics:vehicles': [{ name: 'peatsale.readPrices' }],
      }),
    },
    broken: { topics: () => Promise.reject(new Error('the network broke')) },
  }))
  return { coming, refresh, closed, arrive: () => waiting.shift()?.(), read: (call: string) => read.get(call) }
}

test('R71: of a hundred events one refresh comes, and of those during it one more', async () => {
  const { coming, refresh, arrive } = await page()
  for (let count = 0; count < 100; count++) coming.heed(event('site-changed'))
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1200)
  expect(refresh).toHaveBeenCalledTimes(1)

  for (let count = 0; count < 100; count++) coming.heed(event('rights-changed'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(2)
  arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test.each(['rights-changed', 'system-off'] as const)(
  'R67: %s is heeded at once, also where something less urgent waits',
  async (kind) => {
    const { coming, refresh } = await page()
    coming.heed(event('site-changed'))
    coming.heed(event(kind))
    await vi.advanceTimersByTimeAsync(0)
    expect(refresh).toHaveBeenCalledTimes(1)
  },
)

test('START-22: of an ended session the portal is told as of any refused call, and nothing is asked any more', async () => {
  const { coming, refresh, read } = await page()
  const told: Announced[] = []
  const leave = onRefusal((announced) => told.push(announced))
  coming.heed(event('site-changed'))
  coming.heed(event('session-ended'))
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual([{ code: 'unauthorized', token: maija.token }])
  await vi.advanceTimersByTimeAsync(1200)
  expect(refresh).not.toHaveBeenCalled()
  expect(read('searchUsers')).toBe(0)
  leave()
})

test('STATE-10: a page that has followed another tab’s log-out meanwhile says nothing of an ended session', async () => {
  const { coming } = await page()
  const told = vi.fn()
  const leave = onRefusal(told)
  coming.heed(event('session-ended'))
  coming.stop()
  await vi.advanceTimersByTimeAsync(1200)
  expect(told).not.toHaveBeenCalled()
  leave()
})

test.each(['site-changed', 'system-on', 'data-changed'] as const)(
  'R71: after %s, which all hear of, browsers do not all ask at once, and all within 1.2 s',
  async (kind) => {
    const { coming, refresh } = await page()
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5)
    coming.heed(event(kind, kind === 'data-changed' ? { topic: 'applications' } : {}))
    await vi.advanceTimersByTimeAsync(699)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledTimes(1)
  },
)

test('R71: news of people reads the lists of people anew, nothing else, and the own data only when it is oneself', async () => {
  const { coming, refresh, read } = await page()
  coming.heed(event('data-changed', { topic: 'users', ids: ['somebody-else'] }))
  await vi.advanceTimersByTimeAsync(1200)
  expect([
    refresh.mock.calls.length,
    read('searchUsers'),
    read('searchLetters'),
    read('peatsale.searchOrders'),
  ]).toEqual([0, 1, 0, 0])
  coming.heed(event('data-changed', { topic: 'users', ids: ['person-1'] }))
  await vi.advanceTimersByTimeAsync(1200)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('R67: of an application’s topic the answers that it names are read anew, and no others', async () => {
  const { coming, read } = await page()
  coming.heed(event('data-changed', { topic: 'peatsale:orders' }))
  await vi.advanceTimersByTimeAsync(1200)
  expect(['peatsale.searchOrders', 'peatsale.readPrices', 'searchUsers'].map(read)).toEqual([1, 0, 0])
})

test('R67: an application names the calls that a topic of a module invalidates', async () => {
  const { coming, read } = await page()
  coming.heed(event('data-changed', { topic: 'logistics:vehicles' }))
  await vi.advanceTimersByTimeAsync(1200)
  expect(['peatsale.searchOrders', 'peatsale.readPrices', 'searchUsers'].map(read)).toEqual([0, 1, 0])
})

test('GEN-17: what an application has answered is not asked for again once it is closed to the person', async () => {
  const { coming, closed, arrive, read } = await page()
  coming.heed(event('rights-changed'))
  await vi.advanceTimersByTimeAsync(0)
  closed.add('peatsale')
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(['peatsale.searchOrders', 'peatsale.readPrices', 'searchUsers'].map(read)).toEqual([0, 0, 1])
  expect(queries.getQueryState(['peatsale.searchOrders', {}])).toMatchObject({ isInvalidated: true })
})

test.each(['nosuch', 'toString', 'peatsale:nosuch', 'peatsale:toString', 'nosuch:orders', 'broken:orders', ''])(
  'R67: of the topic “%s”, which nobody names, nothing is read anew, and the page goes on',
  async (topic) => {
    const { coming, read } = await page()
    coming.heed(event('data-changed', { topic }))
    await vi.advanceTimersByTimeAsync(1200)
    expect(['searchUsers', 'searchLetters', 'peatsale.searchOrders'].map(read)).toEqual([0, 0, 0])
    coming.heed(event('data-changed', { topic: 'letters' }))
    await vi.advanceTimersByTimeAsync(1200)
    expect(['searchUsers', 'searchLetters', 'peatsale.searchOrders'].map(read)).toEqual([0, 1, 0])
  },
)

test('R67: a stopped page reads nothing anew', async () => {
  const { coming, refresh } = await page()
  coming.heed(event('rights-changed'))
  coming.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).not.toHaveBeenCalled()
})

test('R67, R71: what is being sent is awaited, and something urgent does not wait for it', async () => {
  const { coming, refresh, arrive } = await page()
  const send = Promise.withResolvers<void>()
  countSend(send.promise)
  coming.heed(event('site-changed'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).not.toHaveBeenCalled()
  send.reject(new Error('the network broke'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  arrive()

  const another = Promise.withResolvers<void>()
  countSend(another.promise)
  coming.heed(event('site-changed'))
  await vi.advanceTimersByTimeAsync(10_000)
  coming.heed(event('rights-changed'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(2)
  arrive()
  another.resolve()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
