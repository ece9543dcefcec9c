/** What a farm's flocks lead one to expect: when manure leaves and bedding is needed (lanta-appi 6.4). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, daysBetween } from '@workspace/portal/contract'
import type { CalendarEntry, CalendarProposal, Flock } from './flock.ts'

type Cycle = Pick<Flock, 'site' | 'house' | 'species' | 'inDay' | 'outDay'>
interface Rhythm {
  /** Days from the birds in until the birds out, and from then until the next ones. */
  readonly length: number
  readonly gap: number
}

/** Broilers, before a house has three flocks. */
const broilers: Rhythm = { length: 35, gap: 14 }
const flocksAhead = 3
/** A pickup or delivery so near to the expected day is the one that was expected. */
const near = 10

/**
 * Manure leaves the day after the birds, bedding comes the day before the next ones. What an entry of the calendar meets already
 * is left out, each entry for one proposal. Sorted by day.
 * @param flocks of one account, in any order
 */
export function proposalsOf(
  flocks: readonly Cycle[],
  { today, entries }: { readonly today: LocalDate; readonly entries: readonly CalendarEntry[] },
): readonly CalendarProposal[] {
  const houses = Map.groupBy(flocks, ({ site, house }) => `${site} ${house.toLowerCase()}`)
  const all = [...houses.values()].flatMap((its) => ofHouse(its))
  const ahead = all.filter(({ day }) => day >= today).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const left = [...entries]
  return ahead.filter(({ kind, day }) => {
    const met = left.findIndex((entry) => entry.kind === kind && isNear(entry, day))
    if (met >= 0) left.splice(met, 1)
    return met < 0
  })
}

function isNear({ from, to }: CalendarEntry, day: LocalDate): boolean {
  return addDays(from, -near) <= day && day <= addDays(to, near)
}

function ofHouse(flocks: readonly Cycle[]): readonly CalendarProposal[] {
  const sorted = flocks.toSorted((a, b) => (a.inDay < b.inDay ? -1 : 1))
  const last = sorted.at(-1)
  if (last === undefined) return []
  const { site, house, species } = last
  const rhythm = rhythmOf(sorted) ?? (species === 'broiler' ? broilers : undefined)
  const known = sorted.flatMap((flock) => expected(flock, rhythm))
  const next: CalendarProposal[] = []
  let out = known.at(-1)
  if (rhythm !== undefined && out !== undefined) {
    for (let count = 0; count < flocksAhead; count++) {
      const inDay = addDays(out, rhythm.gap)
      out = addDays(inDay, rhythm.length)
      next.push({ kind: 'beddingIn', day: addDays(inDay, -1), site, house })
      next.push({ kind: 'manureOut', day: addDays(out, 1), site, house })
    }
  }
  return [
    ...sorted.map(({ inDay }) => ({ kind: 'beddingIn' as const, day: addDays(inDay, -1), site, house })),
    ...known.map((day) => ({ kind: 'manureOut' as const, day: addDays(day, 1), site, house })),
    ...next,
  ]
}

/** When its birds leave: as it was entered, else by the rhythm; nothing where neither says. */
function expected({ inDay, outDay }: Cycle, rhythm: Rhythm | undefined): readonly LocalDate[] {
  if (outDay !== null) return [outDay]
  return rhythm === undefined ? [] : [addDays(inDay, rhythm.length)]
}

/** Medians of the last three flocks that have ended; undefined before there are three. */
function rhythmOf(sorted: readonly Cycle[]): Rhythm | undefined {
  const ended = sorted.filter((flock): flock is Cycle & { outDay: LocalDate } => flock.outDay !== null).slice(-3)
  if (ended.length < 3) return undefined
  const gaps = ended.slice(1).map(({ inDay }, index) => daysBetween(ended[index]?.outDay ?? inDay, inDay))
  return {
    length: median(ended.map(({ inDay, outDay }) => daysBetween(inDay, outDay))),
    gap: Math.max(1, median(gaps)),
  }
}

/** Of an even number the mean of the two in the middle, in whole days. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return Math.round((low + high) / 2)
}
