/** The sums of a week as rows: what is confirmed and what waits, by day. */
import type { AnswerOf, IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf } from '@workspace/portal/contract'
import type { readOfficeWeek, WeekSum } from '../../contract/loads/week-call.ts'

export type Week = AnswerOf<typeof readOfficeWeek>

export interface CellSum {
  /** Thousandths of a cubic metre. */
  readonly sure: number
  readonly waiting: number
  readonly loads: number
  readonly orders: number
}

export function sumOf(sums: readonly WeekSum[]): CellSum {
  const of = (kind: WeekSum['kind']) => sums.filter((sum) => sum.kind === kind)
  const total = (rows: readonly WeekSum[], value: (row: WeekSum) => number) =>
    rows.reduce((all, row) => all + value(row), 0)
  const [loads, orders] = [of('load'), of('order')]
  return {
    sure: total(loads, ({ volume }) => volume),
    waiting: total(orders, ({ volume }) => volume),
    loads: total(loads, ({ count }) => count),
    orders: orders.length,
  }
}

const daysOfWeek = 7

/** From Monday to Friday; a Saturday or a Sunday where something is planned on it. */
export function shownDays(week: IsoWeek, sums: readonly WeekSum[]): readonly LocalDate[] {
  const [monday] = daysOf(week)
  const all = Array.from({ length: daysOfWeek }, (_, at) => addDays(monday, at))
  return all.filter((day, at) => at < 5 || sums.some((sum) => sum.day === day))
}

/** Where a carrier is to be found for it. */
export function isBare({ carrier, isCollected }: WeekSum): boolean {
  return carrier === null && !isCollected
}

export function isCollected(sum: WeekSum): boolean {
  return sum.isCollected
}
