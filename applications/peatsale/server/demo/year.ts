/** The twelve months before this one: 640 loads, 75 200 m³ (chapter 6). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt, weekdayOf } from '@workspace/portal/contract'
import { days } from '@workspace/portal/server'
import { crewFor } from './crew.ts'
import type { LoadStory, OrderStory } from './stories.ts'
import type { DemoCustomer, DemoPile, DemoSeller, DemoSwamp, DemoWorld } from './world.ts'
import { found } from './world.ts'
import type { YearLoad } from './year-load.ts'
import { monthsBefore } from './year-load.ts'
import { shareVolumes } from './year-volumes.ts'

/** Loads of each calendar month. */
const loadsOf = [48, 58, 66, 40, 30, 26, 30, 44, 70, 84, 78, 66] as const

interface YearOrder {
  readonly seller: DemoSeller
  readonly customer: DemoCustomer
  readonly swamp: DemoSwamp
  readonly pile: DemoPile
  readonly loads: readonly YearLoad[]
}

export function yearStories(world: DemoWorld): readonly OrderStory[] {
  const orders = drawOrders(world)
  endSome(orders)
  const delivered = orders.flatMap(({ loads }) => loads.filter(({ end }) => end === 'delivered'))
  for (const swamp of world.swamps)
    shareVolumes(
      world.random,
      swamp,
      delivered.filter((load) => load.swamp === swamp),
    )
  const quirks = quirksOf(orders)
  return orders.map((order) => storyOf(world, order, quirks))
}

function drawOrders(world: DemoWorld): readonly YearOrder[] {
  const given = new Map<string, number>()
  const brought = new Map<string, number>()
  const soldInAll = world.swamps.reduce((sum, { sold }) => sum + sold, 0)
  let drawn = 0
  return monthsBefore(world.today).flatMap((month) => {
    const counts = new Map<DemoSwamp, number>()
    for (let load = 0; load < (loadsOf[Number(month.slice(5, 7)) - 1] ?? 0); load++) {
      drawn += 1
      const swamp = largest(world.swamps, ({ id, sold }) => (sold / soldInAll) * drawn - (given.get(id) ?? 0))
      given.set(swamp.id, (given.get(swamp.id) ?? 0) + 1)
      counts.set(swamp, (counts.get(swamp) ?? 0) + 1)
    }
    return [...counts].flatMap(([swamp, count]) => ordersOfMonth(world, { month, swamp, count, brought }))
  })
}

interface MonthOf {
  readonly month: LocalDate
  readonly swamp: DemoSwamp
  readonly count: number
  /** m³ of each customer, and of each pile, so far. */
  readonly brought: Map<string, number>
}

function ordersOfMonth(world: DemoWorld, { month, swamp, count, brought }: MonthOf): readonly YearOrder[] {
  const { random } = world
  const orders: YearOrder[] = []
  let left = count
  while (left > 0) {
    const seller = sellerAt(world, swamp, orders.length)
    const buyers = world.customers.filter(({ sellers, yearly }) => sellers[0] === seller.code && yearly > 0)
    const customer = largest(buyers, ({ id, yearly }) => random.next() * 0.05 - (brought.get(id) ?? 0) / yearly)
    const pile = pileFor(swamp, customer, brought)
    const size = Math.min(left, customer.yearly > 900 ? random.whole(1, 3) : 1)
    const from = random.whole(0, 19)
    const loads = Array.from({ length: size }, (_, at) =>
      drawLoad(world, { swamp, seller, customer, day: addDays(month, from + at) }),
    )
    const volume = loads.reduce((sum, { most }) => sum + most / 1000, 0)
    brought.set(customer.id, (brought.get(customer.id) ?? 0) + volume)
    brought.set(pile.id, (brought.get(pile.id) ?? 0) + volume)
    orders.push({ seller, customer, swamp, pile, loads })
    left -= size
  }
  return orders
}

/** At the shared swamp every fourth order is the other seller's. */
function sellerAt({ sellers }: DemoWorld, swamp: DemoSwamp, at: number): DemoSeller {
  if (swamp.name !== 'Hallanperänneva' || at % 4 !== 3) return swamp.seller
  return found(sellers, ({ code }) => code === 'NOV', 'NOV')
}

function pileFor(swamp: DemoSwamp, { product, member }: DemoCustomer, brought: ReadonlyMap<string, number>): DemoPile {
  const fitting = swamp.piles.filter((pile) => pile.product === product)
  const piles = fitting.length > 0 && member !== undefined ? fitting : swamp.piles
  return largest(piles, ({ id, share }) => -(brought.get(id) ?? 0) / share)
}

function drawLoad(
  world: DemoWorld,
  { swamp, seller, customer, day }: { swamp: DemoSwamp; seller: DemoSeller; customer: DemoCustomer; day: LocalDate },
): YearLoad {
  const hour = world.random.whole(6, 15)
  const none = { carrier: undefined, vehicle: undefined, driver: undefined }
  const { most, ...crew } = customer.collects
    ? { ...none, most: 30_000 }
    : crewFor(world, seller.code, customer.site.combination)
  const weekday = addDays(day, -Math.max(0, weekdayOf(day) - 5))
  return {
    swamp,
    ...crew,
    day: weekday < `${day.slice(0, 7)}-01` ? day : weekday,
    hour,
    most,
    end: 'delivered',
    isPartial: false,
    brought: 0,
  }
}

/** Nine fail and five are cancelled after they were assigned; another load of the order stands in for each. */
function endSome(orders: readonly YearOrder[]): void {
  const several = orders.filter(({ loads, customer }) => loads.length > 1 && !customer.collects)
  const ended = spread(several, 14)
  for (const [at, { loads }] of ended.entries()) {
    const [first] = loads
    if (first) first.end = at % 3 === 2 ? 'cancelled' : 'failed'
  }
  // Every third is cancelled, but one too few.
  const last = ended.findLast(({ loads }) => loads[0]?.end === 'failed')?.loads[0]
  if (last && ended.filter(({ loads }) => loads[0]?.end === 'cancelled').length < 5) last.end = 'cancelled'
  const whole = orders.flatMap(({ loads }) => loads.filter(({ end, most }) => end === 'delivered' && most > 110_000))
  for (const load of spread(whole, 31)) load.isPartial = true
}

type Quirks = ReadonlyMap<YearLoad, Pick<LoadStory, 'isUnplanned' | 'hoursOffline' | 'remark'>>

const remarks = ['Kuormassa oli kantoja.', 'Turve oli tavallista kosteampaa.', 'Kuorma purettiin väärään päähän pihaa.']

function quirksOf(orders: readonly YearOrder[]): Quirks {
  const delivered = orders.flatMap(({ loads, customer }) =>
    loads.flatMap((load) => (load.end === 'delivered' && !customer.collects ? [{ load, customer }] : [])),
  )
  const unplanned = new Set(spread(delivered, 22))
  const offline = spread(
    delivered.filter((each) => !unplanned.has(each)),
    40,
  )
  const noticed = spread(
    delivered.filter(({ customer }) => customer.member !== undefined),
    14,
  )
  const quirks = new Map<YearLoad, Pick<LoadStory, 'isUnplanned' | 'hoursOffline' | 'remark'>>()
  const add = (load: YearLoad, quirk: object) => quirks.set(load, { ...quirks.get(load), ...quirk })
  for (const { load } of unplanned) add(load, { isUnplanned: true })
  for (const [at, { load }] of offline.entries()) add(load, { hoursOffline: 2 + (at % 8) })
  for (const [at, { load }] of noticed.entries()) add(load, { remark: remarks[at % remarks.length] })
  return quirks
}

function storyOf(world: DemoWorld, order: YearOrder, quirks: Quirks): OrderStory {
  const first = order.loads[0]?.day ?? world.today
  const loads = order.loads.map((load, at): LoadStory => {
    const planned = load.isPartial ? load.most : Math.min(load.most, Math.round(load.brought / 5000) * 5000)
    const isWhole = load.end === 'delivered'
    return {
      ...{ state: isWhole ? 'locked' : load.end, planned: isWhole ? planned : load.most, day: load.day },
      ...{ brought: isWhole ? load.brought : load.most, at: momentAt(load.day, load.hour, 0), pile: order.pile },
      ...(load.carrier && { carrier: load.carrier }),
      ...(load.vehicle && { vehicle: load.vehicle }),
      ...(load.driver !== undefined && { driver: load.driver }),
      ...(at > 0 && order.loads[at - 1]?.end === 'failed' && { isReplacement: true }),
      ...quirks.get(load),
    }
  })
  const ordered = loads.reduce((sum, { state, planned }) => sum + (state === 'locked' ? planned : 0), 0)
  const submittedAt = new Date(
    momentAt(first, 9, world.random.whole(0, 59)).getTime() - days(world.random.whole(6, 12)),
  )
  const { seller, customer, swamp, pile } = order
  return { seller, customer, swamp, product: pile.product, ordered, day: first, submittedAt, state: 'confirmed', loads }
}

function largest<Value>(values: readonly Value[], by: (value: Value) => number): Value {
  const ranked = values.map((value) => ({ value, by: by(value) })).toSorted((a, b) => b.by - a.by)
  const [first] = ranked
  if (first === undefined) throw new RangeError('The demo has nobody to choose from')
  return first.value
}

/** So many of them, evenly. */
function spread<Value>(values: readonly Value[], count: number): readonly Value[] {
  return Array.from({ length: count }, (_, at) => values[Math.floor(((at + 0.5) * values.length) / count)]).filter(
    (value) => value !== undefined,
  )
}
