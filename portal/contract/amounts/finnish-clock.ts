/**
 * What the clocks of Finland show, whatever the time zone of the machine. By the rule of the European Union (directive 2000/84/EC)
 * instead of `Intl`, whose first use takes a phone a tenth of a second (docs/performance.md).
 */

const hour = 3_600_000
const day = 24 * hour

/** The same clock as UTC fields: read it with `getUTC…` or `toISOString` only. Right from 1997 on. */
export function finnishClock(moment: Date): Date {
  return new Date(moment.getTime() + aheadOfUtc(moment.getTime()))
}

/** Milliseconds: two hours, in summer three. */
export function aheadOfUtc(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  return moment >= turnOf(year, march) && moment < turnOf(year, october) ? 3 * hour : 2 * hour
}

/** As `Date.UTC` counts months. */
const [march, october] = [2, 9]

/** One o'clock UTC on the last Sunday of a month of 31 days. */
function turnOf(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * day
}

/** `9.05`, in both languages. */
export function clockTime(moment: Date): string {
  return finnishClock(moment).toISOString().slice(11, 16).replace(/^0/, '').replace(':', '.')
}
