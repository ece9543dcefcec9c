import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let next: { frame?: () => void; idle?: () => void } = {}

beforeEach(() => {
  next = {}
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => Object.assign(next, { frame: run }))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => Object.assign(next, { idle: run }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function waiting() {
  const { afterPaint } = await import('./after-paint.ts')
  const done: string[] = []
  const wait = (name: string) => afterPaint(() => done.push(name))
  return { done, wait }
}

test('what waits is done together, in an idle moment after the first frame, and once', async () => {
  const { done, wait } = await waiting()
  wait('menu')
  wait('horizon')
  next.frame?.()
  expect(done).toEqual([])
  next.idle?.()
  expect(done).toEqual(['menu', 'horizon'])
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['menu', 'horizon'])
})

test('a page that paints nothing, or has no idle moment, keeps it waiting for a second', async () => {
  const { done, wait } = await waiting()
  wait('live events')
  vi.advanceTimersByTime(999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['live events'])
})

test('what is forgone is not done', async () => {
  const { done, wait } = await waiting()
  const forgo = wait('live events')
  wait('menu')
  forgo()
  next.frame?.()
  next.idle?.()
  expect(done).toEqual(['menu'])
})

test('later screens wait for nothing', async () => {
  const { done, wait } = await waiting()
  wait('menu')
  next.frame?.()
  next.idle?.()
  wait('list')
  expect(done).toEqual(['menu', 'list'])
})
