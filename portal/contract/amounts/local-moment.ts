/** Moments by the clocks of Finland, whatever the time zone of the machine. */
import { once } from '../once.ts'

const parts = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Helsinki',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    }),
)

/** An hour that the clocks leave out in spring is the one after it. */
export function momentAt(day: string, hour: number, minute: number): Date {
  const asUtc = new Date(`${day}T00:00:00Z`).getTime() + (hour * 60 + minute) * 60_000
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}

/** How far Finland's clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute, second } = clockOf(new Date(moment))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

function clockOf(moment: Date) {
  const named = Object.fromEntries(
    parts()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = named
  return { year, month, day, hour, minute, second }
}
