import { Refused } from '../answering/refuse.ts'
import type { Clock } from '../clock/clock.ts'
import { secondsUntil } from '../limits/limits.ts'

const callsPerMinute = 300
const minute = 60_000

/** R71: how fast one session may call. Kept in memory: it protects this process, and a write per read would cost more than it guards. */
export interface SessionPace {
  /** @throws Refused too_many_requests over the budget of the running minute. */
  count(handle: string): void
}

export function sessionPace(clock: Clock, enabled: boolean): SessionPace {
  let startedAt = 0
  let counts = new Map<string, number>()
  return {
    count: (handle) => {
      if (!enabled) return
      const now = clock.now()
      if (now.getTime() - startedAt >= minute) {
        startedAt = now.getTime()
        counts = new Map()
      }
      const count = (counts.get(handle) ?? 0) + 1
      counts.set(handle, count)
      if (count <= callsPerMinute) return
      throw new Refused('too_many_requests', { retryAfterSeconds: secondsUntil(new Date(startedAt + minute), now) })
    },
  }
}
