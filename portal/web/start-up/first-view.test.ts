import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announced } from '../kernel/lazy-loading/loaded.ts'
import type { Portal } from '../kernel/portal/portal.ts'
import { firstView } from './first-view.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = new Promise<never>(() => undefined)

/** How the first view stands: a route table that does not come, and a portal that tells when its state changes. */
function waiting() {
  const listeners = new Set<() => void>()
  const portal = {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as Partial<Portal> as Portal
  const at = { isOver: false }
  void firstView(portal, never, 'fi').then(() => {
    at.isOver = true
  })
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return { at, listeners, tell }
}

test('START-02: the first drawing waits 300 ms for what comes, and no longer', async () => {
  const { at, listeners } = waiting()
  await vi.advanceTimersByTimeAsync(299)
  expect(at.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([at.isOver, listeners.size]).toEqual([true, 0])
})

test.each([
  ['a file', () => announced(Promise.resolve())],
  ['a text that fails', () => announced(Promise.reject(new Error('gone'))).catch(() => undefined)],
])('START-02: the patience begins anew with %s', async (_, come) => {
  const { at } = waiting()
  await vi.advanceTimersByTimeAsync(250)
  await come()
  await vi.advanceTimersByTimeAsync(299)
  expect(at.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(at.isOver).toBe(true)
})

test('START-02: the patience begins anew with the initial data', async () => {
  const { at, tell } = waiting()
  await vi.advanceTimersByTimeAsync(250)
  tell()
  await vi.advanceTimersByTimeAsync(299)
  expect(at.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(at.isOver).toBe(true)
})
