/** Moments by the clocks of Finland, whatever the time zone of the machine. */
import { aheadOfUtc } from './finnish-clock.ts'

/** An hour that the clocks leave out in spring is the one after it. */
export function momentAt(day: string, hour: number, minute: number): Date {
  const asUtc = new Date(`${day}T00:00:00Z`).getTime() + (hour * 60 + minute) * 60_000
  const guess = asUtc - aheadOfUtc(asUtc)
  return new Date(asUtc - aheadOfUtc(guess))
}
