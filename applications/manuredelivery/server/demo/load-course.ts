/** One load on its way: assigned, collected and received, each step at its own moment. */
import { demoCarriers } from '@workspace/logistics/server'
import type { PersonCard } from '@workspace/portal/contract'
import { momentAt } from '@workspace/portal/contract'
import { hours, minutes } from '@workspace/portal/server'
import { saveRunHandler } from '../runs/save-run.ts'
import type { TypeCode } from './registers.ts'
import { demoId, plants } from './registers.ts'
import type { LoadStory, Reached, Step } from './story.ts'

const trucks = {
  lakeus: { carrier: 'Lakeuden Irtorahti Oy', plate: 1, driver: 'demo_kuski_03' },
  korpi: { carrier: 'Korvenrannan Konetyö Tmi', plate: 1, driver: 'demo_lanta_03' },
} as const

/** The steps of a load by the state that they lead to. */
export type Course = readonly (readonly [Reached, readonly Step[]])[]

export function driverOf({ there, pickup }: LoadStory): PersonCard {
  return there.person(trucks[pickup.truck ?? 'lakeus'].driver)
}

export function vehicleOf({ pickup }: Pick<LoadStory, 'pickup'>): string {
  const { carrier, plate } = trucks[pickup.truck ?? 'lakeus']
  return demoCarriers.find(({ name }) => name === carrier)?.vehicles[plate]?.id ?? ''
}

/** What the driver says of so many kilograms. */
export function estimateOf({ pickup, kg }: Pick<LoadStory, 'pickup' | 'kg'>) {
  const judged = pickup.isMisjudged ? kg * 0.6 : kg
  return { unit: 'm3', amount: Math.round((judged / densities[pickup.farm.type]) * 1000), basis: 'fill' } as const
}

export function handedOver({ pickup: { farm } }: Pick<LoadStory, 'pickup'>) {
  return farm.member ? ({ kind: 'name', name: farm.member.name } as const) : ({ kind: 'absent' } as const)
}

/** Over the plant's scale; a plant without one measures the volume. */
export function quantityAt({ pickup }: Pick<LoadStory, 'pickup'>, { net, m3 }: { net: number; m3: number }): object {
  const [scale] = plants[pickup.plant].scales
  if (scale === undefined) return { by: 'volume', m3, basis: 'fill' }
  return { by: 'weighings', weighings: [weighed(net, scale)] }
}

/** Unless given over the first scale of the plant where runs end. */
const weighed = (net: number, scale = demoId('d0', 1)) => {
  const tare = 17_280
  return { scale: { source: 'plantScale', id: scale }, gross: tare + net, tare } as const
}

const sameRun = { words: 'Sama ajo, tallien välillä ei pestä' }

export function courseOf(story: LoadStory) {
  const { desk, there, random, pickup, office, of, kg, at, acceptedAt } = story
  const { run } = pickup
  const isFollowing = run !== undefined && run.place > 0
  const driver = driverOf(story)
  const vehicle = vehicleOf(story)
  const morning = momentAt(pickup.day, 7 + at * 3, run === undefined ? random.whole(0, 30) : 0)
  const begin = (pickup.begin ?? morning).getTime() + minutes((run?.place ?? 0) * 50)
  const after = (ms: number) => new Date(begin + ms)
  const assignedAt = new Date(acceptedAt.getTime() + hours(1) + minutes(at))
  const estimate = estimateOf(story)
  const net = Math.round((kg * random.whole(96, 104)) / 2000) * 20
  const receiver = pickup.plant === 'KUN' ? there.person('demo_lanta_08') : office
  const send = (kind: string, [by, moment]: readonly [PersonCard, Date], data: object): Step => ({
    at: moment,
    act: async () => desk.consignment({ kind, of: await of(), by, at: moment, data } as never),
  })
  const quantity = (kilograms: number) => quantityAt(story, { net: kilograms, m3: estimate.amount })
  const given = { estimate, store: pickup.farm.store }
  const received = {
    ...{ ...(run === undefined && { quantity: quantity(net) }), bay: `${pickup.plant}-1` },
    ...(receiver === office ? { reason: 'Punnituslappu portilta' } : {}),
  }
  /** When the truck is at the plant: from a run once the last farm has been visited. */
  const way = minutes(95 + (run === undefined ? 0 : (run.of.size - 1 - run.place) * 50))
  /** @param delay beside the usual way to the plant */
  const arrival = (delay = 0): readonly Step[] => [
    send('arriveAtPlant', [driver, after(way + delay)], {}),
    ...(run?.place === 0 ? [send('weigh', [receiver, after(way + minutes(5))], weighed(run.of.kg))] : []),
    send('receive', [receiver, after(way + delay + minutes(15))], received),
  ]
  const washedAt = after(-minutes(90))
  const course: Course = [
    [
      'assigned',
      [send('assign', [office, assignedAt], { ...crewOf(story), reason: 'Auto pestään aamulla' }), ...runSteps(story)],
    ],
    [
      'loading',
      [
        ...(isFollowing ? [] : [{ at: washedAt, act: () => desk.washed(vehicle, washedAt, driver) }]),
        send('arriveAtFarm', [driver, after(0)], {}),
      ],
    ],
    [
      'collected',
      [
        send('finishLoading', [driver, after(minutes(35))], { ...given, handedOverBy: handedOver(story) }),
        // Between the stables of a run nothing is washed, and the office has looked at it.
        ...(isFollowing ? [send('clearFlags', [office, after(minutes(40))], sameRun)] : []),
      ],
    ],
    ['received', arrival()],
  ]
  return { arrival, course, send, after, receiver, net, quantity }
}

function crewOf(story: LoadStory) {
  const carrier = story.there.carrier(trucks[story.pickup.truck ?? 'lakeus'].carrier)
  return { carrier, driver: driverOf(story).id, vehicle: vehicleOf(story) }
}

/** The office puts the farms of a run in order before the truck leaves, once each has been assigned to it. */
function runSteps({ pickup, desk, of, office }: LoadStory): readonly Step[] {
  const { run, day, begin } = pickup
  if (run === undefined) return []
  const { id, size, stops } = run.of
  const morning = momentAt(day, 5, 30).getTime()
  const at = new Date(Math.min(morning, (begin?.getTime() ?? morning) - hours(2)))
  const act = async () => {
    stops[run.place] = await of()
    if (run.place !== size - 1) return
    const input = {
      id,
      version: 0,
      vehicle: vehicleOf({ pickup }),
      day,
      consignments: stops,
      reason: 'Samalla reitillä',
    }
    await desk.call(saveRunHandler, input as never, { by: office, at })
  }
  return [{ at: new Date(at.getTime() + run.place), act }]
}

export function until(course: Course, end: Reached): readonly Step[] {
  const last = course.findIndex(([state]) => state === end)
  return course.slice(0, last + 1).flatMap(([, steps]) => steps)
}

const densities: Readonly<Record<TypeCode, number>> = {
  ...{ BROI: 450, KANA: 750, KALK: 480, NAUT: 800, HEVO: 500, SIKA: 750 },
}
