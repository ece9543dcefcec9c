/** What every step of a load of the demo does: the event, the state, and peat that moves. */

import { minutes } from '@workspace/portal/server'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { History } from './history.ts'
import type { LoadStory, OrderStory } from './stories.ts'
import type { DemoWorld, Row } from './world.ts'

export interface OrderHead {
  readonly id: string
  readonly number: string
  readonly line: string
  readonly product: string
  readonly unit: string
  readonly confirmedAt: Date
  readonly km: number
  /** m³ of a unit, in thousandths. */
  readonly m3PerUnit: number
}

/** A state that it came to, and when the server had it. */
export interface Turn {
  readonly load: string
  readonly state: LoadState
  readonly at: Date
}

export interface ToldLoad {
  readonly story: LoadStory
  readonly row: Row<'peatsale_load'>
  readonly line: Row<'peatsale_load_line'>
  readonly history: History
  readonly turns: Turn[]
  readonly rate: FreightRate
  /** To be resolved when the load is verified. */
  readonly flags: Row<'peatsale_flag'>[]
}

export const agreedWhy = 'Sovittu keikoittain'

/** Freight that was typed by hand, as a load keeps it. */
export function agreed(rate: FreightRate) {
  return { freight_rate: JSON.stringify(rate), freight_reason: agreedWhy }
}

export interface Telling {
  readonly world: DemoWorld
  readonly order: OrderStory
  readonly head: OrderHead
}

export interface Step {
  readonly kind: string
  readonly to: LoadState
  readonly at: Date
  readonly told?: Date
  readonly by: readonly [role: string, actor: string]
  readonly data?: object
  readonly isFact?: boolean
  readonly flag?: string
}

export function step(
  { row, history, turns }: ToldLoad,
  { kind, to, at, told = at, by, data = {}, isFact, flag }: Step,
): string {
  const [role, actor] = by
  const event = history.tell({
    ...{ kind, state: to, at, told, data, actor, role },
    ...(isFact === true && { keepsVersion: true }),
    ...(flag !== undefined && { flag }),
  })
  if (row.state !== to) turns.push({ load: row.id, state: to, at: told })
  Object.assign(row, { state: to, version: history.version, changed_at: told.toISOString() })
  return event
}

export const office = ({ order }: Telling): Step['by'] => ['officeOwn', order.seller.office.id]
export const loader = ({ order }: Telling): Step['by'] => ['loaderOwn', order.swamp.loader.id]
export const driver = ({ story }: ToldLoad): Step['by'] => ['driverOwn', story.driver ?? '']
export const later = (at: Date, count: number) => new Date(at.getTime() + minutes(count))

export function volumeOf({ head }: Telling, quantity: number): number {
  return Math.ceil((quantity * head.m3PerUnit) / 1000)
}

export function slotOf({ story }: ToldLoad): Date {
  if (story.at === undefined) throw new RangeError('A load that is under way has a slot')
  return story.at
}

export function move(
  { world }: Telling,
  { row, story }: ToldLoad,
  of: { quantity: number; at: Date; who: string },
): void {
  world.rows.add('peatsale_stock_movement', {
    ...{
      id: world.random.id(),
      stockpile: story.pile.id,
      type: 'load',
      quantity: of.quantity,
      ref: row.id,
      who: of.who,
    },
    ...{ at: of.at.toISOString(), note: '' },
  })
}

export function filled(telling: Telling, load: ToldLoad, at: Date): readonly object[] {
  const { world, order, head } = telling
  const { line, row, story } = load
  const basis = head.unit === 'pcs' ? 'pieces' : 'box'
  Object.assign(line, { loaded: story.brought, basis })
  Object.assign(row, { loaded_at: at.toISOString() })
  move(telling, load, { quantity: -story.brought, at, who: order.swamp.loader.id })
  world.balances.add(story.pile.id, -story.brought)
  return [{ line: line.id, quantity: story.brought, basis, stockpile: story.pile.id }]
}
