import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { DemoCarrier, DemoSwamp, DemoVehicle } from './world.ts'

/** A load of the year as it is drawn; how it ends is settled afterwards. */
export interface YearLoad {
  readonly swamp: DemoSwamp
  readonly carrier: DemoCarrier | undefined
  readonly vehicle: DemoVehicle | undefined
  readonly driver: string | undefined
  readonly day: LocalDate
  readonly hour: number
  /** What fits. */
  readonly most: number
  end: 'delivered' | 'failed' | 'cancelled'
  isPartial: boolean
  brought: number
}

/** First days of the twelve months, the earliest first. */
export function monthsBefore(today: LocalDate): readonly LocalDate[] {
  const months: LocalDate[] = []
  let first = `${today.slice(0, 7)}-01` as LocalDate
  while (months.length < 12) {
    first = `${addDays(first, -1).slice(0, 7)}-01` as LocalDate
    months.unshift(first)
  }
  return months
}
