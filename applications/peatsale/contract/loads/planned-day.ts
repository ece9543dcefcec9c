/** How the plan of a load stands to a day; one that has its week alone may be driven on any day of it (2.4). */
import type { LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'

/** As an answer has it, or as it is stored, where none is empty. */
interface Planned {
  readonly day: string | null
  readonly week: string | null
}

export function isOfDay({ day, week }: Planned, today: LocalDate): boolean {
  return day ? day === today : week === weekOf(today)
}

/** Planned for an earlier day, or for a week that is over. */
export function isOfEarlierDay({ day, week }: Planned, today: LocalDate): boolean {
  if (day) return day < today
  return week !== null && week !== '' && week < weekOf(today)
}
