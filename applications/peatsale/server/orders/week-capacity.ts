/** How full weeks are, and whether a product may be ordered in them (2.9). */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, addWeeks, dayOf, daysOf, weekOf } from '@workspace/portal/contract'
import type { WeekRoom } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { swampsOfSellers } from '../stock/free-stock.ts'

type Room = (typeof WeekRoom)['_zod']['output']

/** A week has little room from here on. */
const fewFrom = 0.8
/** So many weeks are offered, this one the first. */
const weeksOffered = 12

interface Asked {
  readonly seller: string
  /** Ids. */
  readonly products: readonly string[]
}

export async function offeredWeeks(reader: PeatReader, asked: Asked, now: Date): Promise<Room[]> {
  return await capacityOf(reader, asked, weeksFrom(now))
}

/** The weeks that an order can be confirmed for. */
export function weeksFrom(now: Date): readonly IsoWeek[] {
  const first = weekOf(dayOf(now))
  return Array.from({ length: weeksOffered }, (_, at) => addWeeks(first, at))
}

/** Loads that are planned are compared with what the swamps where the seller loads can fill while they are open. */
export async function capacityOf(
  reader: PeatReader,
  { seller, products }: Asked,
  weeks: readonly IsoWeek[],
): Promise<Room[]> {
  const swamps = (await swampsOfSellers(reader, [seller])).map(({ swamp }) => swamp)
  const [most, planned, seasons] = await Promise.all([
    loadsAWeek(reader, swamps),
    plannedLoads(reader, swamps, weeks),
    seasonsOf(reader, products),
  ])
  return weeks.map((week) => {
    if (products.some((product) => isClosedAllWeek(week, seasons.get(product) ?? []))) return { week, room: 'closed' }
    return { week, room: swamps.length === 0 ? 'free' : wordFor(planned.get(week) ?? 0, most) }
  })
}

function wordFor(planned: number, most: number): Room['room'] {
  if (most === 0) return 'closed'
  if (planned >= most) return 'full'
  return planned >= most * fewFrom ? 'few' : 'free'
}

interface Opening {
  readonly open_hours: string
  readonly loads_per_hour: number
  readonly loaders_at_work: number
}

/** How many loads a swamp fills in a week. */
export function loadsAWeekAt({ open_hours, loads_per_hour, loaders_at_work }: Opening): number {
  return Math.floor(openMinutes(open_hours) / 60) * loads_per_hour * loaders_at_work
}

async function loadsAWeek(reader: PeatReader, swamps: readonly string[]): Promise<number> {
  if (swamps.length === 0) return 0
  const rows = await ownTables(reader)
    .selectFrom('peatsale_swamp')
    .select(['open_hours', 'loads_per_hour', 'loaders_at_work'])
    .where('id', 'in', swamps)
    .execute()
  return rows.reduce((sum, row) => sum + loadsAWeekAt(row), 0)
}

function openMinutes(stored: string): number {
  const days: readonly ({ readonly from: string; readonly to: string } | null)[] = JSON.parse(stored)
  return days.reduce((sum, day) => sum + (day === null ? 0 : Math.max(0, minuteOf(day.to) - minuteOf(day.from))), 0)
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

async function plannedLoads(
  reader: PeatReader,
  swamps: readonly string[],
  weeks: readonly IsoWeek[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const { week, loads } of await loadsBySwamp(reader, swamps, weeks)) sums.set(week, (sums.get(week) ?? 0) + loads)
  return sums
}

export async function loadsBySwamp(reader: PeatReader, swamps: readonly string[], weeks: readonly IsoWeek[]) {
  if (swamps.length === 0 || weeks.length === 0) return []
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load')
    .select(({ fn }) => ['swamp', 'week', fn.countAll<number>().as('loads')])
    .where('swamp', 'in', swamps)
    .where('week', 'in', weeks)
    .where('state', 'not in', ['cancelled', 'failed'])
    .groupBy(['swamp', 'week'])
    .execute()
  return rows.map(({ swamp, week, loads }) => ({ swamp, week, loads: Number(loads) }))
}

interface Season {
  readonly from_day: string
  readonly to_day: string
  readonly state: string
}

/** By the id of the product, those that began last first. */
async function seasonsOf(reader: PeatReader, products: readonly string[]): Promise<ReadonlyMap<string, Season[]>> {
  if (products.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('peatsale_season')
    .select(['product', 'from_day', 'to_day', 'state'])
    .where('product', 'in', products)
    .orderBy('from_day', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ product }) => product)
}

/** Of several seasons on a day the one that began last holds; a day without any is open. */
function isClosedAllWeek(week: IsoWeek, seasons: readonly Season[]): boolean {
  const [monday] = daysOf(week)
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  return days.every((day) => holding(seasons, day)?.state === 'closed')
}

function holding(seasons: readonly Season[], day: LocalDate): Season | undefined {
  return seasons.find(({ from_day, to_day }) => from_day <= day && day <= to_day)
}
