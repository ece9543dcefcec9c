/** What goes on now: work for everybody who signs in to the demo, whatever day it is. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, momentAt } from '@workspace/portal/contract'
import { hours, minutes } from '@workspace/portal/server'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { LoadStory, OrderStory } from './stories.ts'
import type { DemoCarrier, DemoPile, DemoSwamp, DemoWorld } from './world.ts'
import { found } from './world.ts'

interface Drawn {
  readonly customer: string
  readonly swamp: string
  readonly product?: string
  /** Another than the swamp's own. */
  readonly seller?: string
  readonly state?: OrderStory['state']
  /** In m³, or pieces; what its loads bring where it is left out. */
  readonly ordered?: number
  /** Days from today for which it is wished. */
  readonly wished?: number
  /** Days ago. */
  readonly sent?: number
  readonly note?: string
  readonly request?: string
  readonly loads?: readonly DrawnLoad[]
}

export interface DrawnLoad extends Pick<LoadStory, 'problem' | 'isReplacement' | 'isUnplanned' | 'hoursOffline'> {
  readonly state: LoadState
  /** m³, or pieces. */
  readonly quantity: number
  /** Hours from now; a load that is still to come stays within its day. */
  readonly in?: number
  /** Days from today; its week alone is known where neither is said. */
  readonly day?: number
  /** Number of `demo_kuski_…`. */
  readonly driver?: string
  readonly carrier?: string
  readonly vehicle?: number
  readonly offeredTo?: readonly string[]
}

export function tellLiving(world: DemoWorld, drawn: readonly Drawn[]): readonly OrderStory[] {
  return drawn.map((order) => livingOrder(world, order))
}

export type { Drawn as DrawnOrder }

function livingOrder(world: DemoWorld, drawn: Drawn): OrderStory {
  const swamp = found(world.swamps, ({ name }) => name === drawn.swamp, drawn.swamp)
  const seller = found(world.sellers, ({ code }) => code === (drawn.seller ?? swamp.seller.code), 'seller')
  const customer = found(world.customers, ({ name }) => name === drawn.customer, drawn.customer)
  const product = drawn.product ?? swamp.piles[0]?.product ?? ''
  const pile = pileOf(swamp, product)
  const day = addDays(world.today, drawn.wished ?? 7)
  const loads = (drawn.loads ?? []).map((load) => livingLoad(world, { load, pile, day }))
  const kept = loads.filter(({ state, isReplacement }) => state !== 'cancelled' && isReplacement !== true)
  const ordered =
    drawn.ordered === undefined ? kept.reduce((sum, { planned }) => sum + planned, 0) : drawn.ordered * 1000
  return {
    ...{ seller, customer, swamp, product, ordered, day, loads, state: drawn.state ?? 'confirmed' },
    submittedAt: sentAt(world, drawn.sent ?? 9),
    ...(drawn.note !== undefined && { note: drawn.note }),
    ...(drawn.request !== undefined && { request: drawn.request }),
  }
}

/** In the morning of its day, and today within the last hour. */
function sentAt({ now, today, random }: DemoWorld, daysAgo: number): Date {
  const later = random.whole(0, 300)
  if (daysAgo === 0) return new Date(now.getTime() - minutes(later / 5))
  return new Date(momentAt(addDays(today, -daysAgo), 6, 30).getTime() + minutes(later))
}

function pileOf({ piles, store, name }: DemoSwamp, product: string): DemoPile {
  return found([...piles, ...(store ? [store] : [])], (pile) => pile.product === product, `${product} at ${name}`)
}

interface Making {
  readonly load: DrawnLoad
  readonly pile: DemoPile
  readonly day: LocalDate
}

function livingLoad(world: DemoWorld, { load, pile, day }: Making): LoadStory {
  const { driver: number, offeredTo } = load
  const quantity = load.quantity * 1000
  const driver = number === undefined ? undefined : world.person(`demo_kuski_${number}`).id
  const carrier = carrierOf(world, load, driver)
  const vehicle = carrier?.vehicles[load.vehicle ?? 0]
  const at = slotOf(world, load)
  return {
    ...{ state: load.state, planned: quantity, brought: quantity, day: at ? dayOf(at) : day, pile },
    ...(at && { at }),
    ...(carrier && { carrier }),
    ...(driver !== undefined && { driver }),
    ...(carrier && vehicle && load.vehicle !== -1 && { vehicle }),
    ...(offeredTo && { offeredTo: world.carriers.filter(({ name }) => offeredTo.some((each) => name.includes(each))) }),
    ...(load.problem && { problem: load.problem }),
    ...(load.isReplacement === true && { isReplacement: true }),
    ...(load.isUnplanned === true && { isUnplanned: true }),
    ...(load.hoursOffline !== undefined && { hoursOffline: load.hoursOffline }),
  }
}

function carrierOf(
  { carriers }: DemoWorld,
  { carrier: named }: DrawnLoad,
  driver: string | undefined,
): DemoCarrier | undefined {
  if (named !== undefined) return found(carriers, ({ name }) => name.includes(named), named)
  return driver === undefined ? undefined : found(carriers, ({ drivers }) => drivers.includes(driver), driver)
}

const toCome: readonly LoadState[] = ['planned', 'open', 'assigned']

function slotOf({ now, today }: DemoWorld, { state, in: later, day }: DrawnLoad): Date | undefined {
  if (day !== undefined) return momentAt(addDays(today, day), 9, 0)
  if (later === undefined) return undefined
  const at = new Date(now.getTime() + hours(later))
  if (!toCome.includes(state)) return at
  const quarter = minutes(15)
  const [from, to] = [momentAt(today, 5, 0).getTime(), momentAt(today, 21, 0).getTime()]
  return new Date(Math.min(to, Math.max(from, Math.ceil(at.getTime() / quarter) * quarter)))
}
