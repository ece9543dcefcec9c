import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { DayRange } from '../../contract/plants/opening.ts'

/** `to 24.12.–la 26.12.`, with the year where it is another one. */
export function useWrittenRange(): (range: DayRange) => string {
  const { day, weekday } = useDateFormat()
  const year = dayOf(new Date()).slice(0, 4)
  const one = (of: LocalDate) => (of.startsWith(year) ? weekday(of) : day(of))
  return ({ from, to }) => (from === to ? one(from) : `${one(from)}–${one(to)}`)
}
