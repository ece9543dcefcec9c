/** When a plant is open: by the day of the week, but for the days on which it is closed (lanta-appi 2.3). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, weekdayOf } from '@workspace/portal/contract'
import type { ListedPlant } from './plant.ts'

export type PlantHours = Pick<ListedPlant, 'openHours' | 'closedDays'>

/** Null: closed on that day. */
export function openingOn({ openHours, closedDays }: PlantHours, day: LocalDate): PlantHours['openHours'][number] {
  return closedDays.includes(day) ? null : (openHours[weekdayOf(day) - 1] ?? null)
}

/** How many days it is open, both ends included. */
export function openDaysBetween(hours: PlantHours, from: LocalDate, to: LocalDate): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (openingOn(hours, day) !== null) count += 1
  return count
}

export interface DayRange {
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Days that follow one another as one range, in their order. */
export function rangesOf(days: readonly LocalDate[]): readonly DayRange[] {
  const ranges: DayRange[] = []
  for (const day of days.toSorted()) {
    const last = ranges.at(-1)
    if (last !== undefined && addDays(last.to, 1) === day) ranges[ranges.length - 1] = { from: last.from, to: day }
    else ranges.push({ from: day, to: day })
  }
  return ranges
}
