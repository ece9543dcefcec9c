/** Open hours in a line: days of the same hours together, as `ma–pe 7–17, la 8–12`. */
import type { WeekHours } from '../../../contract/swamps/swamp.ts'

export function openHoursLine(hours: WeekHours, short: readonly string[]): string {
  const groups: { from: number; to: number; hours: string }[] = []
  for (const [place, day] of hours.entries()) {
    if (day === null) continue
    const written = range(clock(day.from), clock(day.to))
    const last = groups.at(-1)
    if (last?.hours === written && last.to === place - 1) last.to = place
    else groups.push({ from: place, to: place, hours: written })
  }
  return groups
    .map(({ from, to, hours: written }) => {
      const days = from === to ? short[from] : range(`${short[from]}`, `${short[to]}`)
      return `${days}\u00A0${written}`
    })
    .join(', ')
}

/** No new line begins within it. */
function range(from: string, to: string): string {
  return `${from}–\u2060${to}`
}

/** `07:00` is 7, `07:45` is 7.45. */
function clock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}
