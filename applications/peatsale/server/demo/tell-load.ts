/** A load of the demo step by step, as its commands would have written it (2.4). */

import { weekOf } from '@workspace/portal/contract'
import { hours, searchText } from '@workspace/portal/server'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import { freightCents } from '../loads/proposal.ts'
import { waitedAtSwamp } from '../loads/waiting.ts'
import { historyOf } from './history.ts'
import type { Telling, ToldLoad } from './load-steps.ts'
import { agreed, agreedWhy, driver, filled, later, loader, office, slotOf, step, volumeOf } from './load-steps.ts'
import type { LoadStory } from './stories.ts'
import { deliver, fail, handOver, verify } from './tell-delivery.ts'
import type { Row } from './world.ts'

const reached: readonly LoadState[] = ['planned', 'assigned', 'loading', 'loaded', 'delivered', 'verified', 'locked']

interface Place {
  readonly position: number
  /** The failed load that it stands in for. */
  readonly replaces: string | null
}

export function tellLoad(telling: Telling, story: LoadStory, place: Place): ToldLoad {
  const load = plannedLoad(telling, story, place)
  const comesTo = (state: LoadState) => reached.indexOf(story.state) >= reached.indexOf(state)
  const isFailed = story.state === 'failed'
  if (story.state === 'open') offer(telling, load)
  if ((comesTo('assigned') || isFailed || story.state === 'cancelled') && story.isUnplanned !== true)
    assign(telling, load)
  if (story.state === 'cancelled') cancel(telling, load)
  if (comesTo('loading') || isFailed) arrive(telling, load)
  if (telling.order.customer.collects && comesTo('delivered')) handOver(telling, load)
  else {
    if (comesTo('loaded') || isFailed) finish(telling, load)
    if (isFailed) fail(telling, load)
    if (comesTo('delivered')) deliver(telling, load)
  }
  if (comesTo('verified')) verify(telling, load)
  return load
}

function plannedLoad({ world, order, head }: Telling, story: LoadStory, { position, replaces }: Place): ToldLoad {
  const id = world.random.id()
  const number = `${head.number}-${position}`
  const { customer } = order
  const planned = head.confirmedAt.toISOString()
  const rate: FreightRate = { kind: 'perM3', price: (14_000 + head.km * 160) as never }
  const row: Row<'peatsale_load'> = {
    ...{ id, number, order_id: head.id, position, seller: order.seller.id, customer: customer.id },
    ...{ site: customer.site.id, carrier: null, driver: null, vehicle: null, swamp: order.swamp.id },
    ...{ week: weekOf(story.day), day: story.at ? story.day : '', slot_from: story.at?.toISOString() ?? '' },
    ...{ slot_to: null, trip: null, stop: 1, self_loading: 0, is_collected: customer.collects ? 1 : 0 },
    ...{
      state: 'planned',
      offered: 0,
      offer_deadline: null,
      offer_freight: null,
      freight_rate: null,
      tariff_row: null,
      freight_reason: null,
    },
    ...{ mass_kg: null, assigned_at: null, arrived_load_at: null, load_start_at: null, loaded_at: null },
    ...{ departed_at: null, arrived_site_at: null, delivered_at: null, delivery_told_at: null, delivery_day: null },
    ...{ delivery_week: null, waiting_site: null, waiting_swamp: null, receipt_kind: null, receiver_name: '' },
    ...{ receipt_remarks: '', fail_reason: null, fail_place: null, replaces, verified_by: '', verified_at: null },
    ...{ verify_words: '', accepted_by: '', accepted_at: null, batch: null, open_flags: 0, open_exceptions: 0 },
    ...{ amounts: null, net: null, vat: null, gross: null, version: 1, created_at: planned, changed_at: planned },
    search_text: searchText([number, customer.name, customer.site.name]),
  }
  const line: Row<'peatsale_load_line'> = {
    ...{ id: world.random.id(), load_id: id, position: 0, order_line: head.line, product: head.product },
    ...{ unit: head.unit, planned: story.planned, loaded: null, basis: null, buckets: 0, bucket_size: 0 },
    ...{ stockpile: story.pile.id, delivered: null, billed: null },
  }
  const history = historyOf(world, { aggregate: 'load', of: id, version: 1 })
  const at = head.confirmedAt
  history.tell({ kind: 'plan', state: 'planned', at, actor: order.seller.office.id, keepsVersion: true })
  return { story, row, line, history, turns: [{ load: id, state: 'planned', at }], rate, flags: [] }
}

function offer(telling: Telling, load: ToldLoad): void {
  const { world, head } = telling
  const { row, rate, story } = load
  const deadline = new Date(world.now.getTime() + hours(40)).toISOString()
  const carriers = (story.offeredTo ?? []).map(({ id }) => id)
  const data = { to: { by: 'carriers', carriers }, deadline, freight: { ...rate, reason: agreedWhy } }
  step(load, { kind: 'offer', to: 'open', at: later(head.confirmedAt, 30), by: office(telling), data })
  const offer_freight = freightCents(rate, { volume: volumeOf(telling, story.planned), km: head.km })
  Object.assign(row, { offered: 1, offer_deadline: deadline, offer_freight, ...agreed(rate) })
  world.rows.add('peatsale_load_offer', ...carriers.map((carrier) => ({ load_id: row.id, carrier })))
}

function assign(telling: Telling, load: ToldLoad): void {
  const { world, head } = telling
  const { row, rate, story } = load
  const { carrier, driver: person, vehicle } = story
  const at = later(head.confirmedAt, 60)
  const crew = { ...(person !== undefined && { driver: person }), ...(vehicle && { vehicle: vehicle.id }) }
  const freight = { ...rate, reason: agreedWhy }
  const to = carrier ? { by: 'carrier', carrier: carrier.id, ...crew, freight } : { by: 'customer' }
  step(load, { kind: 'assign', to: 'assigned', at, by: office(telling), data: { to } })
  Object.assign(row, { assigned_at: at.toISOString() })
  if (!carrier) return
  const offer_freight = freightCents(rate, { volume: volumeOf(telling, story.planned), km: head.km })
  Object.assign(row, { carrier: carrier.id, driver: person ?? null, vehicle: vehicle?.id ?? null })
  Object.assign(row, { offer_freight, ...agreed(rate) })
  if (person !== undefined) {
    world.rows.add('peatsale_load_driver', { load_id: row.id, person, from_at: at.toISOString(), to_at: null })
  }
}

function cancel(telling: Telling, load: ToldLoad): void {
  const at = new Date(Math.min(slotOf(load).getTime() - hours(14), telling.world.now.getTime()))
  step(load, {
    kind: 'cancel',
    to: 'cancelled',
    at,
    by: office(telling),
    data: { reason: 'Tie on poikki, uusi kuorma sovittu' },
  })
}

function arrive(telling: Telling, load: ToldLoad): void {
  if (load.story.isUnplanned === true) return
  const at = later(slotOf(load), -10)
  const by = telling.order.customer.collects ? loader(telling) : driver(load)
  step(load, { kind: 'arriveAtSwamp', to: 'loading', at, by, isFact: true })
  Object.assign(load.row, { arrived_load_at: at.toISOString() })
}

function finish(telling: Telling, load: ToldLoad): void {
  const { row, story } = load
  const at = later(slotOf(load), 20)
  const lines = filled(telling, load, at)
  const fact = { kind: 'finishLoading', to: 'loaded', at, by: loader(telling), isFact: true } as const
  if (story.isUnplanned === true) {
    const event = step(load, { ...fact, data: { lines, vehicle: story.vehicle?.id }, flag: 'not_assigned' })
    Object.assign(row, { vehicle: story.vehicle?.id ?? null, carrier: story.carrier?.id ?? null, open_flags: 1 })
    raiseFlag(telling, load, event)
    return
  }
  step(load, { ...fact, data: { lines } })
  const departed = later(at, 5)
  step(load, { kind: 'depart', to: 'loaded', at: departed, by: driver(load), isFact: true })
  Object.assign(row, { departed_at: departed.toISOString() })
  Object.assign(row, { waiting_swamp: waitedAtSwamp(row as never) })
}

function raiseFlag({ world }: Telling, { row, flags }: ToldLoad, event: string): void {
  const flag = {
    ...{ id: world.random.id(), load_id: row.id, event, flag: 'not_assigned', at: row.loaded_at ?? '' },
    ...{ resolved_by: '', resolved_at: null },
  }
  flags.push(flag)
  world.rows.add('peatsale_flag', flag)
}
