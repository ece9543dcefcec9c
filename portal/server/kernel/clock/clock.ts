/** Time comes from the host, so that tests can hold it (style rule 8). */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

declare const unit: unique symbol
/** A duration; only the functions below make one, so a bare number cannot pass for minutes. */
export type Milliseconds = number & { readonly [unit]: 'milliseconds' }

export const seconds = (count: number) => (count * 1000) as Milliseconds
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

export function after(moment: Date, duration: Milliseconds): Date {
  return new Date(moment.getTime() + duration)
}

export function before(moment: Date, duration: Milliseconds): Date {
  return new Date(moment.getTime() - duration)
}

/** Two machines' clocks may be so far apart; a moment further ahead was written by a clock that was wrong then. */
const clockSkew = minutes(2)

/** What was written up to now: the condition for rows, as `isAhead` is for a single moment. */
export function latestPast(now: Date): Date {
  return after(now, clockSkew)
}

/** The furthest moment that a wait of this length can end at: one beyond it is over (a clock was ahead and is right again). */
export function latestEnd(now: Date, wait: Milliseconds): Date {
  return after(latestPast(now), wait)
}

/** Whether a moment that should have passed lies ahead; it counts as now. */
export function isAhead(moment: Date | string, now: Date): boolean {
  return new Date(moment) > latestPast(now)
}

/** The same day of the month, months earlier, or the last day of a shorter month; retention counts in calendar months. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  const day = earlier.getUTCDate()
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(day, lastDay))
  return earlier
}
