/** What the demo's companies collected in the twelve months before this one, and what goes on in these days (7.10). */
import type { Random } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import { minutes } from '@workspace/portal/server'
import type { DemoFarm } from './farms.ts'
import { workingDay } from './pickups.ts'
import type { TypeCode } from './registers.ts'
import type { Ending, Pickup, Run } from './story.ts'

/** Consignments of a year by type that one truck brings from one farm, and kilograms of each. */
const volumes: readonly (readonly [TypeCode, number, number])[] = [
  ['BROI', 150, 26_000],
  ['KANA', 90, 30_000],
  ['NAUT', 60, 34_000],
  ['HEVO', 18, 29_000],
  ['KALK', 30, 25_000],
]
const loadsOfPickup = 3
/** Two stables each: together they fill a truck. */
const runs = { count: 31, kg: 20_000 }

/** What went otherwise in a year, and how often. */
const otherwise: readonly (readonly [Ending, number])[] = [
  ...([
    ['corrected', 22],
    ['failedOnce', 9],
    ['lateCorrection', 5],
    ['unplanned', 4],
    ['sentOn', 2],
  ] as const),
]
/** Only a farm that is in the portal objects. */
const objected: readonly (readonly [Ending, number])[] = [
  ['upheld', 7],
  ['dismissed', 5],
]
/** Loads beside those that were received. */
const notReceived: readonly (readonly [Ending, number])[] = [
  ['cancelled', 5],
  ['returned', 3],
  ['plantFault', 1],
]

/** So many places in the order of a year, each of a kind as far from the next of its kind as can be. */
function spread(kinds: readonly (readonly [Ending, number])[], over: number): ReadonlyMap<number, Ending> {
  const all = kinds.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ kind, share: (at + 0.5) / count })),
  )
  const sorted = all.toSorted((a, b) => a.share - b.share)
  return new Map(sorted.map(({ kind }, at) => [Math.floor(((at + 0.5) * over) / sorted.length), kind]))
}

type Drawn = Omit<Pickup, 'ends'>

export function yearPickups(
  { today }: Pick<DemoSurroundings, 'today'>,
  farms: readonly DemoFarm[],
  random: Random,
): readonly Pickup[] {
  const first = addDays(`${today.slice(0, 7)}-01` as LocalDate, -365)
  /** One truck drives them all: a pickup has a day of its own. */
  const taken = new Set<string>()
  const drawn: Drawn[] = []
  for (const [type, count, kg] of volumes) {
    const of = farms.filter((farm) => farm.type === type)
    for (let at = 0; at * loadsOfPickup < count; at += 1) {
      const day = freeDay(taken, addDays(first, Math.floor((at * loadsOfPickup * 350) / count)))
      const farm = of[at % of.length]
      if (farm === undefined) throw new RangeError(`The demo has no farm with ${type}`)
      const loads = Array.from({ length: loadsOfPickup }, () => kg + random.whole(-9, 9) * 100)
      drawn.push({ farm, plant: 'KUN', loads, day, before: 6 })
    }
  }
  return [...ended(drawn), ...runPickups(farms, random, { first, taken })]
}

/** Most loads are received and confirmed; the others are spread over the year. */
function ended(drawn: readonly Drawn[]): readonly Pickup[] {
  const counted = (isMember: boolean) =>
    drawn.reduce((sum, { farm, loads }) => sum + ((farm.member !== undefined) === isMember ? loads.length : 0), 0)
  const ends = { true: spread(objected, counted(true)), false: spread(otherwise, counted(false)) }
  const seen = { true: 0, false: 0 }
  const beside = spread(notReceived, drawn.length)
  return drawn.map((pickup, at) => {
    const kind = pickup.farm.member === undefined ? 'false' : 'true'
    const of = pickup.loads.map((): Ending => ends[kind].get(seen[kind]++) ?? 'confirmed')
    const more = beside.get(at)
    if (more === undefined) return { ...pickup, ends: of }
    return { ...pickup, loads: [...pickup.loads, pickup.loads[0] ?? 0], ends: [...of, more] }
  })
}

type Calendar = { readonly first: LocalDate; readonly taken: Set<string> }

function runPickups(farms: readonly DemoFarm[], random: Random, { first, taken }: Calendar): readonly Pickup[] {
  const stables = farms.filter(({ type }) => type === 'HEVO')
  return Array.from({ length: runs.count }, (_, at) => at).flatMap((at) => {
    const day = freeDay(taken, addDays(first, Math.floor((at * 350) / runs.count)))
    return runOf(random, { stables, at, day, ends: ['confirmed'] })
  })
}

interface RunDrawn {
  readonly stables: readonly DemoFarm[]
  readonly at: number
  readonly day: LocalDate
  readonly ends: readonly Ending[]
  readonly begin?: Date
}

/** Two stables one after the other, and one weighing of both. */
function runOf(random: Random, { stables, at, ...pickup }: RunDrawn): readonly Pickup[] {
  const loads = [0, 1].map(() => runs.kg + random.whole(-9, 9) * 100)
  const kg = loads.reduce((sum, each) => sum + each, 0)
  const of: Run = { id: random.id(), size: loads.length, kg: Math.round(kg / 20) * 20, stops: [] }
  return loads.map((load, place) => {
    const farm = stables[(at * loads.length + place) % stables.length]
    if (farm === undefined) throw new RangeError('The demo has no stable')
    return { ...pickup, farm, plant: 'KUN', loads: [load], before: 6, run: { of, place } }
  })
}

function freeDay(taken: Set<string>, day: LocalDate): LocalDate {
  const free = workingDay(day, 0)
  if (taken.has(free)) return freeDay(taken, addDays(free, 1))
  taken.add(free)
  return free
}

/** What goes on now. */
export function livingPickups(
  { today, now }: Pick<DemoSurroundings, 'now' | 'today'>,
  farms: readonly DemoFarm[],
  random: Random,
): readonly Pickup[] {
  const named = (name: string) => {
    const farm = farms.find((each) => each.name.startsWith(name))
    if (farm === undefined) throw new RangeError(`The demo has no farm ${name}`)
    return farm
  }
  const pickup = (
    name: string,
    offset: number,
    [ends, loads]: readonly [readonly Ending[], readonly number[]],
  ): Pickup => ({
    ...{ farm: named(name), plant: 'KUN', loads, ends, day: workingDay(today, offset) },
    before: Math.max(offset + 3, 6),
  })
  const offers = ['Koivukummun', 'Perälän', 'Hongiston', 'Haapalan', 'Kuuselan Maito', 'Alangon', 'Peltoharjun']
  return [
    ...offers.map((name, at) => pickup(name, 9 + at, [['submitted'], [24_000 + at * 500, 24_000]])),
    ...['Mäntykankaan', 'Ylistalon', 'Rauhalan', 'Rinteen', 'Raidan', 'Niittylän'].map((name, at) =>
      pickup(name, 4 + at, [['accepted'], [25_000, 23_000]]),
    ),
    pickup('Hanhilammin', 3, [['open'], [30_000, 30_000, 28_000]]),
    pickup('Koivukummun', 2, [
      ['assigned', 'assigned', 'accepted'],
      [26_000, 26_000, 26_000],
    ]),
    { ...pickup('Tallinmäen', 1, [['assigned'], [11_000]]), truck: 'korpi' },
    { ...pickup('Lehtovaaran', 1, [['assigned'], [10_000]]), truck: 'korpi' },
    pickup('Mattisen', 1, [['assigned'], [30_000]]),
    pickup('Koivukummun', -1, [['received'], [25_500, 26_200]]),
    pickup('Perälän', -3, [['received'], [33_000]]),
    pickup('Ylistalon', -5, [
      ['received', 'received'],
      [34_000, 33_500],
    ]),
    pickup('Perälän', -6, [['objection'], [31_000]]),
    {
      ...pickup('Mattisen', -4, [
        ['received', 'received'],
        [29_000, 30_500],
      ]),
      isMisjudged: true,
    },
    pickup('Kivirannan', -2, [['refused'], [21_000]]),
    {
      ...pickup('Rinteen', 0, [['loading'], [10_500]]),
      ...{ day: today, truck: 'korpi', begin: new Date(now.getTime() - minutes(20)) },
    },
    ...runOf(random, {
      ...{ stables: [named('Tallinmäen'), named('Lehtovaaran')], at: 0, day: today, ends: ['collected'] },
      begin: new Date(now.getTime() - minutes(100)),
    }),
  ]
}
