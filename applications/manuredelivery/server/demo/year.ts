/** What the demo's companies collected in the twelve months before this one, and what goes on in these days (7.10). */
import type { Random } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import type { DemoFarm } from './farms.ts'
import type { Ending, Pickup } from './pickups.ts'
import { workingDay } from './pickups.ts'
import type { TypeCode } from './registers.ts'

/** Consignments of a year by type, and kilograms of each. */
const volumes: readonly (readonly [TypeCode, number, number])[] = [
  ['BROI', 150, 26_000],
  ['KANA', 90, 30_000],
  ['NAUT', 60, 34_000],
  ['HEVO', 80, 22_000],
  ['KALK', 30, 25_000],
]
const loadsOfPickup = 3

export function yearPickups(
  { today }: Pick<DemoSurroundings, 'today'>,
  farms: readonly DemoFarm[],
  random: Random,
): readonly Pickup[] {
  const thisMonth = `${today.slice(0, 7)}-01`
  const first = addDays(thisMonth as LocalDate, -365)
  /** One truck drives them all: a pickup has a day of its own. */
  const taken = new Set<string>()
  const pickups: Pickup[] = []
  for (const [type, count, kg] of volumes) {
    const of = farms.filter((farm) => farm.type === type)
    for (let at = 0; at * loadsOfPickup < count; at += 1) {
      const day = freeDay(taken, addDays(first, Math.floor((at * loadsOfPickup * 350) / count)))
      const farm = of[at % of.length]
      if (farm === undefined) throw new RangeError(`The demo has no farm with ${type}`)
      const loads = Array.from({ length: loadsOfPickup }, () => kg + random.whole(-9, 9) * 100)
      const spoiled: Ending = at % 30 === 11 ? 'failed' : at % 40 === 17 ? 'returned' : 'confirmed'
      pickups.push({ farm, plant: 'KUN', loads, day, before: 6, ends: ['confirmed', 'confirmed', spoiled] })
    }
  }
  return pickups
}

function freeDay(taken: Set<string>, day: LocalDate): LocalDate {
  const free = workingDay(day, 0)
  if (taken.has(free)) return freeDay(taken, addDays(free, 1))
  taken.add(free)
  return free
}

export function livingPickups(
  { today }: Pick<DemoSurroundings, 'today'>,
  farms: readonly DemoFarm[],
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
    pickup('Kivirannan', -2, [['refused'], [21_000]]),
  ]
}
