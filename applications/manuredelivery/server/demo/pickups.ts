/** How a farm's manure is offered, planned, collected, received and confirmed in the demo: each step at its own time. */
import type { Random } from '@workspace/logistics/server'
import { demoCarriers } from '@workspace/logistics/server'
import type { LocalDate, PersonCard } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import { hours, minutes } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import type { DemoDesk } from './desk.ts'
import type { DemoFarm } from './farms.ts'
import type { PlantCode, TypeCode } from './registers.ts'
import { declarationsOf, plants, typeId } from './registers.ts'

type Reached = 'submitted' | 'accepted' | 'open' | 'assigned' | 'loading' | 'collected' | 'received' | 'confirmed'
export type Ending = Reached | 'refused' | 'returned' | 'failed' | 'objection'

export interface Pickup {
  readonly farm: DemoFarm
  readonly plant: PlantCode
  /** Kilograms of each truck load. */
  readonly loads: readonly number[]
  /** The first day of collection; the loads follow each other by day and hour. */
  readonly day: LocalDate
  /** Days before it that the farm offered the manure. */
  readonly before: number
  /** How far each load gets; one for all, or one a load. */
  readonly ends: readonly Ending[]
  readonly truck?: TruckName
}

const trucks = {
  lakeus: { carrier: 'Lakeuden Irtorahti Oy', plate: 1, driver: 'demo_kuski_03' },
  korpi: { carrier: 'Korvenrannan Konetyö Tmi', plate: 1, driver: 'demo_lanta_03' },
} as const
type TruckName = keyof typeof trucks

/** What happens at a moment. The acts of all pickups run in the order of their moments. */
export interface Step {
  readonly at: Date
  readonly act: () => Promise<void>
}

interface World {
  readonly desk: DemoDesk
  readonly there: DemoSurroundings
  readonly random: Random
}

export function stepsOf(world: World, pickup: Pickup): readonly Step[] {
  const { desk, there, random } = world
  const { farm, loads, ends, day } = pickup
  const plant = plants[pickup.plant]
  const office = there.person(plant.company.code === 'EKO' ? 'demo_lanta_09' : 'demo_lanta_01')
  const request = random.id()
  const offeredAt = momentAt(addDays(day, -pickup.before), 18, random.whole(0, 59))
  const acceptedAt = new Date(offeredAt.getTime() + hours(15))
  const isOnBehalf = farm.member === undefined
  const byTelephone = { who: 'Tilan isäntä', at: offeredAt.toISOString() }
  let consignments: readonly string[] = []
  const endOf = (at: number) => ends[Math.min(at, ends.length - 1)] ?? 'confirmed'
  const steps: Step[] = [
    {
      at: offeredAt,
      act: () =>
        desk.request({
          ...{ kind: 'submit', of: request, by: farm.member ?? office, at: offeredAt },
          data: {
            ...{ company: plant.company.id, account: farm.account, store: farm.store, type: typeId(farm.type) },
            estimate: { unit: 'kg', amount: loads.reduce((sum, kg) => sum + kg, 0) },
            readyFrom: addDays(day, -2),
            declarations: [...declarationsOf(farm.type)],
            ...(isOnBehalf ? { byTelephone } : {}),
          },
        } as never),
    },
  ]
  if (endOf(0) === 'submitted') return steps
  steps.push({
    at: acceptedAt,
    act: async () => {
      const own = ownTables(desk.transaction)
      const { terms_version: termsVersion } = await own
        .selectFrom('manuredelivery_operator')
        .select('terms_version')
        .where('id', '=', plant.company.id)
        .executeTakeFirstOrThrow()
      await desk.request({
        ...{ kind: 'accept', of: request, by: office, at: acceptedAt, baseVersion: 1 },
        data: { when: { by: 'day', day: day }, plant: plant.id, loads: loads.length, termsVersion },
      })
      const planned = own.selectFrom('manuredelivery_consignment').select('id').where('request', '=', request)
      consignments = (await planned.orderBy('position').execute()).map(({ id }) => id)
    },
  })
  for (const [at, kg] of loads.entries()) {
    const of = () => consignments[at] ?? ''
    steps.push(...loadSteps({ ...world, pickup, office, of, kg, at, acceptedAt, end: endOf(at) }))
  }
  return steps
}

interface LoadStory extends World {
  readonly pickup: Pickup
  readonly office: PersonCard
  readonly of: () => string
  readonly kg: number
  readonly at: number
  readonly acceptedAt: Date
  readonly end: Ending
}

/** The steps of a load by the state that they lead to. */
type Course = readonly (readonly [Reached, readonly Step[]])[]

function loadSteps(story: LoadStory): readonly Step[] {
  const { there, office, pickup, acceptedAt, end, at } = story
  const { member } = pickup.farm
  const { course, send, after, receiver, net } = courseOf(story)
  const assignedAt = new Date(acceptedAt.getTime() + hours(1) + minutes(at))
  switch (end) {
    case 'accepted':
      return []
    case 'open': {
      const deadline = new Date(there.now.getTime() + hours(30)).toISOString()
      return [send('offer', [office, assignedAt], { to: { by: 'all' }, deadline, freight: { by: 'terms' } })]
    }
    case 'failed': {
      const failed = { reasonKind: 'not_ready', cause: 'farm', words: 'Lanta ei ollut valmiina.' }
      return [...until(course, 'loading'), send('fail', [driverOf(story), after(minutes(40))], failed)]
    }
    case 'refused': {
      const refused = { reasonKind: 'foreign_objects', cause: 'farm', next: 'undecided', words: 'Kiviä ja muovia.' }
      return [...until(course, 'collected'), send('refuse', [receiver, after(minutes(115))], refused)]
    }
    case 'returned': {
      const refused = { reasonKind: 'too_wet', cause: 'farm', next: 'returnToFarm', words: 'Liian märkää.' }
      const back = send('recordReturn', [driverOf(story), after(hours(4))], { takenBackBy: 'Tilan isäntä' })
      return [...until(course, 'collected'), send('refuse', [receiver, after(minutes(115))], refused), back]
    }
    case 'objection': {
      const objected = { kind: 'weight', words: 'Omalla vaa’alla tuli tonni vähemmän.', claimedKg: net - 1000 }
      return [...until(course, 'received'), send('object', [member ?? office, after(hours(20))], objected)]
    }
    case 'confirmed': {
      const confirmedAt = after(hours(20))
      const told = member ? {} : { byTelephone: { who: 'Tilan isäntä', at: confirmedAt.toISOString() } }
      return [...until(course, 'received'), send('confirmQuantity', [member ?? office, confirmedAt], told)]
    }
    default:
      return until(course, end)
  }
}

function driverOf({ there, pickup }: LoadStory): PersonCard {
  return there.person(trucks[pickup.truck ?? 'lakeus'].driver)
}

function courseOf(story: LoadStory) {
  const { desk, there, random, pickup, office, of, kg, at, acceptedAt } = story
  const { farm } = pickup
  const plant = plants[pickup.plant]
  const truck = trucks[pickup.truck ?? 'lakeus']
  const driver = driverOf(story)
  const vehicle = demoCarriers.find(({ name }) => name === truck.carrier)?.vehicles[truck.plate]?.id ?? ''
  const begin = momentAt(pickup.day, 7 + (at % 3) * 3, random.whole(0, 30)).getTime()
  const after = (ms: number) => new Date(begin + ms)
  const assignedAt = new Date(acceptedAt.getTime() + hours(1) + minutes(at))
  const estimate = { unit: 'm3', amount: Math.round((kg / densities[farm.type]) * 1000), basis: 'fill' } as const
  const handedOverBy = farm.member ? { kind: 'name', name: farm.member.name } : { kind: 'absent' }
  const net = Math.round((kg * random.whole(96, 104)) / 2000) * 20
  const receiver = pickup.plant === 'VAN' ? office : there.person('demo_lanta_08')
  const send = (kind: string, [by, moment]: readonly [PersonCard, Date], data: object): Step => ({
    at: moment,
    act: () => desk.consignment({ kind, of: of(), by, at: moment, data } as never),
  })
  const crew = { carrier: there.carrier(truck.carrier), driver: driver.id, vehicle }
  const received = {
    ...{ quantity: quantityOf(plant.scales[0], { net, m3: estimate.amount }), bay: `${pickup.plant}-1` },
    ...(receiver === office ? { reason: 'Punnituslappu portilta' } : {}),
  }
  const course: Course = [
    ['assigned', [send('assign', [office, assignedAt], { ...crew, reason: 'Auto pestään aamulla' })]],
    [
      'loading',
      [
        { at: after(-minutes(90)), act: () => desk.washed(vehicle, after(-minutes(90)), driver) },
        send('arriveAtFarm', [driver, after(0)], {}),
      ],
    ],
    ['collected', [send('finishLoading', [driver, after(minutes(35))], { estimate, store: farm.store, handedOverBy })]],
    [
      'received',
      [
        send('arriveAtPlant', [driver, after(minutes(95))], {}),
        send('receive', [receiver, after(minutes(110))], received),
      ],
    ],
  ]
  return { course, send, after, receiver, net }
}

/** Over the plant's scale; a plant without one measures the volume. */
function quantityOf(scale: string | undefined, { net, m3 }: { readonly net: number; readonly m3: number }): object {
  if (scale === undefined) return { by: 'volume', m3, basis: 'fill' }
  const tare = 17_280
  return { by: 'weighings', weighings: [{ scale: { source: 'plantScale', id: scale }, gross: tare + net, tare }] }
}

function until(story: Course, end: Reached): readonly Step[] {
  const last = story.findIndex(([state]) => state === end)
  return story.slice(0, last + 1).flatMap(([, steps]) => steps)
}

const densities: Readonly<Record<TypeCode, number>> = {
  BROI: 450,
  KANA: 750,
  KALK: 480,
  NAUT: 800,
  HEVO: 500,
  SIKA: 750,
}

/** The day so many days from today; a Sunday becomes the Monday after it. */
export function workingDay(today: LocalDate, offset: number): LocalDate {
  const day = addDays(today, offset)
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  return isSunday ? addDays(day, 1) : day
}
