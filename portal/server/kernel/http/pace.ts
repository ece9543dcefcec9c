import type { Clock } from '../clock/clock.ts'
import { secondsUntil } from '../limits/limits.ts'
import { Refused } from '../refusals/refuse.ts'

const minute = 60_000
/** An attacker with more addresses than this in a minute is not held by counting them. */
const mostCounted = 100_000

/** R71: calls a minute. Without a session an address is all that is known, and a whole office may share it. */
const callsPerMinute = { session: 300, address: 600 } as const

/** How fast somebody may call. Kept in memory: it protects this process, and a write per read would cost more than it guards. */
export interface Pace {
  /** @throws Refused too_many_requests over the budget of the running minute. */
  count(whose: string): void
}

export interface CallPaces {
  readonly session: Pace
  /** Of calls without a session. */
  readonly address: Pace
}

export function callPaces(clock: Clock, enabled: boolean): CallPaces {
  return {
    session: pace({ clock, enabled, most: callsPerMinute.session }),
    address: pace({ clock, enabled, most: callsPerMinute.address }),
  }
}

function pace({ clock, most, enabled }: { clock: Clock; most: number; enabled: boolean }): Pace {
  let startedAt = 0
  const counts = new Map<string, number>()
  return {
    count: (whose) => {
      if (!enabled) return
      const now = clock.now()
      // In both directions: a clock that was ahead must not make this minute a year.
      if (Math.abs(now.getTime() - startedAt) >= minute || counts.size >= mostCounted) {
        startedAt = now.getTime()
        counts.clear()
      }
      const count = (counts.get(whose) ?? 0) + 1
      counts.set(whose, count)
      if (count <= most) return
      throw new Refused('too_many_requests', { retryAfterSeconds: secondsUntil(new Date(startedAt + minute), now) })
    },
  }
}
