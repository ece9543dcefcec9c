import type { IsoWeek } from '@workspace/portal/contract'
import { daysOf, momentAt } from '@workspace/portal/contract'
import { hours } from '@workspace/portal/server'

interface PlannedOrder {
  readonly week: string
  /** Moments of the planned slots; empty texts where only the week is known. */
  readonly slots: readonly string[]
  readonly cutOffHours: number
}

/**
 * Until when the customer may change or cancel a confirmed order: hours before the first planned slot, without one before
 * 7.00 on Monday of the confirmed week (2.3). Undefined while neither is known.
 */
export function cutOffOf({ week, slots, cutOffHours }: PlannedOrder): Date | undefined {
  const first = slots.filter((slot) => slot !== '').toSorted()[0]
  const start =
    first !== undefined ? new Date(first) : week === '' ? undefined : momentAt(daysOf(week as IsoWeek)[0], 7, 0)
  return start && new Date(start.getTime() - hours(cutOffHours))
}
