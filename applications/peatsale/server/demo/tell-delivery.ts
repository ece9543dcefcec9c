/** A load of the demo on the yard, in the office and in an invoicing batch. */
import { dayOf, weekOf } from '@workspace/portal/contract'
import { hours, minutes } from '@workspace/portal/server'
import { freightCents } from '../loads/proposal.ts'
import { waitedAtSite } from '../loads/waiting.ts'
import type { Telling, ToldLoad } from './load-steps.ts'
import { agreed, driver, filled, later, loader, move, office, slotOf, step, volumeOf } from './load-steps.ts'

function driven(telling: Telling, load: ToldLoad): Date {
  return later(slotOf(load), 25 + telling.head.km)
}

export function fail(telling: Telling, load: ToldLoad): void {
  const at = later(driven(telling, load), 10)
  const data = { problem: 'noAccess', where: 'swamp', words: 'Pihatie ei kanna, ajettiin takaisin suolle.' }
  step(load, { kind: 'fail', to: 'failed', at, by: driver(load), data, isFact: true })
  Object.assign(load.row, { fail_reason: 'noAccess', fail_place: 'swamp' })
  move(telling, load, { quantity: load.story.brought, at, who: load.story.driver ?? '' })
  telling.world.balances.add(load.story.pile.id, load.story.brought)
}

function receiver({ order }: Telling): string {
  return order.customer.member?.name ?? 'Tilan isäntä'
}

export function deliver(telling: Telling, load: ToldLoad): void {
  const { world } = telling
  const { row, line, story } = load
  const arrived = driven(telling, load)
  const at = later(arrived, world.random.whole(18, 48))
  const told = later(at, (story.hoursOffline ?? 0) * 60)
  if (story.isUnplanned === true) {
    const data = { receipt: { kind: 'name', receiver: receiver(telling) }, reason: 'Kuljettaja soitti' }
    step(load, { kind: 'deliver', to: 'delivered', at, by: office(telling), data, isFact: true })
  } else {
    const by = driver(load)
    step(load, { kind: 'arriveAtSite', to: 'loaded', at: arrived, told, by, isFact: true })
    Object.assign(row, { arrived_site_at: arrived.toISOString() })
    if (story.problem) report(telling, load, { at: later(arrived, 5), told })
    const data = { receipt: { kind: 'name', receiver: receiver(telling) } }
    step(load, { kind: 'deliver', to: 'delivered', at, told, by, data, isFact: true })
  }
  delivered(telling, load, { at, told })
  Object.assign(row, { waiting_site: waitedAtSite(row as never) })
  Object.assign(line, { delivered: story.brought })
}

function delivered(telling: Telling, load: ToldLoad, { at, told }: { at: Date; told: Date }): void {
  const day = dayOf(at)
  const when = { delivered_at: at.toISOString(), delivery_told_at: told.toISOString() }
  const receipt = { receipt_kind: 'name', receiver_name: receiver(telling) }
  Object.assign(load.row, { ...when, ...receipt, delivery_day: day, delivery_week: weekOf(day) })
  const { remark } = load.story
  const member = telling.order.customer.member
  if (remark === undefined || member === undefined) return
  step(load, {
    kind: 'note',
    to: 'delivered',
    at: later(told, 15),
    by: ['customerOwn', member.id],
    data: { text: remark },
  })
}

function report({ world }: Telling, load: ToldLoad, { at, told }: { at: Date; told: Date }): void {
  const { row, story } = load
  if (!story.problem) return
  const { problem, words } = story.problem
  step(load, {
    kind: 'reportProblem',
    to: 'loaded',
    at,
    told,
    by: driver(load),
    data: { problem, words },
    isFact: true,
  })
  const is_open = story.state === 'verified' || story.state === 'locked' ? 0 : 1
  world.rows.add('peatsale_exception', {
    ...{ id: world.random.id(), load_id: row.id, kind: problem, words, is_open, told_by: story.driver ?? '' },
    at: at.toISOString(),
    ...{ handled_by: '', handled_at: null, handled_words: '' },
  })
  Object.assign(row, { open_exceptions: is_open })
}

/** The customer came for it. */
export function handOver(telling: Telling, load: ToldLoad): void {
  const at = later(slotOf(load), 20)
  const lines = filled(telling, load, at)
  const data = { lines, collector: receiver(telling) }
  step(load, { kind: 'handOver', to: 'delivered', at, by: loader(telling), data, isFact: true })
  delivered(telling, load, { at, told: at })
  Object.assign(load.line, { delivered: load.story.brought })
}

export function verify(telling: Telling, load: ToldLoad): void {
  const { world, order } = telling
  const { row, line, rate, story } = load
  const last = load.turns.at(-1)?.at ?? world.now
  // The office looks at it the next morning; what is verified today already, an hour after it came.
  const at = new Date(
    Math.min(last.getTime() + hours(14), Math.max(last.getTime() + hours(1), world.now.getTime() - minutes(30))),
  )
  const waiting = { site: row.waiting_site ?? 0, swamp: row.waiting_swamp ?? 0 }
  const freight = row.carrier ? rate : null
  const data = { lines: [{ line: line.id, billed: story.brought }], freight, waiting }
  step(load, { kind: 'verify', to: 'verified', at, by: office(telling), data })
  Object.assign(row, { waiting_site: waiting.site, waiting_swamp: waiting.swamp, verified_at: at.toISOString() })
  Object.assign(row, { verified_by: order.seller.office.id, open_flags: 0 })
  for (const flag of load.flags) Object.assign(flag, { resolved_by: row.verified_by, resolved_at: row.verified_at })
  Object.assign(line, { billed: story.brought })
  if (!row.carrier || !freight) return
  Object.assign(row, agreed(rate))
  const volume = volumeOf(telling, story.brought)
  const amount = freightCents(rate, { volume, km: telling.head.km })
  world.rows.add('peatsale_carrier_row', {
    ...{ id: world.random.id(), load_id: row.id, carrier: row.carrier, basis: rate.kind, quantity: volume },
    ...{ rate: rate.price, freight: amount, waiting: 0, extras: 0, amount, words: '' },
    state: story.state === 'locked' ? 'settled' : 'open',
  })
}

/** With its invoicing batch. */
export function lock(telling: Telling, load: ToldLoad, batch: { readonly id: string; readonly at: Date }): void {
  step(load, { kind: 'approveBatch', to: 'locked', at: batch.at, by: office(telling), data: { batch: batch.id } })
  Object.assign(load.row, { batch: batch.id })
}
