import type { Clock, Milliseconds } from '../kernel/clock/clock.ts'
import { after } from '../kernel/clock/clock.ts'

/** A clock that stands still until a test moves it. */
export interface HeldClock extends Clock {
  advance(duration: Milliseconds): void
}

export function heldClock(start = '2026-10-05T06:00:00.000Z'): HeldClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    advance: (duration) => {
      now = after(now, duration)
    },
  }
}
