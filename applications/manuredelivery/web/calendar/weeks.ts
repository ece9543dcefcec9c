/** The calendar week by week: which houses have birds, and what happens. */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import { addDays, weekdayOf, weekOf } from '@workspace/portal/contract'
import type { readCalendar } from '../../contract/calendar/calls.ts'

export type Calendar = Pick<AnswerOf<typeof readCalendar>, 'flocks' | 'entries' | 'proposals'>
export type Proposal = Calendar['proposals'][number]
export type Entry = Calendar['entries'][number]

export type Happening = { readonly day: LocalDate } & (
  | { readonly what: 'birdsin' | 'birdsout'; readonly house: string }
  | { readonly what: 'entry'; readonly entry: Entry }
  | { readonly what: 'proposal'; readonly proposal: Proposal }
)

export interface CalendarWeek {
  readonly monday: LocalDate
  /** Of the year, 1 to 53. */
  readonly number: number
  /** Of each house the stretches of days with birds, from 0 (Monday morning) to 7. */
  readonly rails: readonly { readonly house: string; readonly birds: readonly { from: number; to: number }[] }[]
  readonly happenings: readonly Happening[]
}

/** Houses in the order of their names. */
export function housesOf({ flocks }: Calendar): readonly string[] {
  return [...new Set((flocks ?? []).map(({ house }) => house))].toSorted((a, b) => a.localeCompare(b, 'fi'))
}

export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, 1 - weekdayOf(day))
}

export function weeksOf(calendar: Calendar, { from, count }: { from: LocalDate; count: number }): CalendarWeek[] {
  const all = happeningsOf(calendar)
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(from, index * 7)
    const sunday = addDays(monday, 6)
    return {
      monday,
      number: Number(weekOf(monday).slice(-2)),
      rails: housesOf(calendar).map((house) => ({ house, birds: birdsIn(calendar, { house, monday }) })),
      happenings: all.filter(({ day }) => monday <= day && day <= sunday),
    }
  })
}

function happeningsOf({ flocks, entries, proposals }: Calendar): readonly Happening[] {
  const birds = (flocks ?? []).flatMap(({ house, inDay, outDay }): Happening[] => [
    { what: 'birdsin', day: inDay, house },
    ...(outDay === null ? [] : [{ what: 'birdsout', day: outDay, house } as const]),
  ])
  const all: Happening[] = [
    ...birds,
    ...entries.map((entry) => ({ what: 'entry', day: entry.from, entry }) as const),
    ...proposals.map((proposal) => ({ what: 'proposal', day: proposal.day, proposal }) as const),
  ]
  return all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** Birds of a flock without a last day stay until its manure is expected to leave. */
function birdsIn({ flocks, proposals }: Calendar, { house, monday }: { house: string; monday: LocalDate }) {
  const dayOfWeek = (day: LocalDate) => Math.min(7, Math.max(0, (Date.parse(day) - Date.parse(monday)) / 86_400_000))
  return (flocks ?? [])
    .filter((flock) => flock.house === house)
    .flatMap(({ inDay, outDay }) => {
      const next = proposals.find((each) => each.kind === 'manureOut' && each.house === house && each.day > inDay)
      const from = dayOfWeek(inDay)
      const to =
        outDay === null && next === undefined ? 7 : dayOfWeek(addDays(outDay ?? addDays(next?.day ?? inDay, -1), 1))
      return to > from ? [{ from, to }] : []
    })
}
