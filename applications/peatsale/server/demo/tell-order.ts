/** An order of the demo with its loads: rows, events, prices and what is kept for it, as its commands would have left them. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf, weekOf } from '@workspace/portal/contract'
import { hours } from '@workspace/portal/server'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import { priceLoads } from '../../contract/prices/price-loads.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { priceOrder } from '../prices/price-order.ts'
import { registerRows } from '../registers/register-rows.ts'
import type { DemoBatches } from './batches.ts'
import type { OrderHead, Telling, ToldLoad } from './load-steps.ts'
import { brought, derive } from './order-course.ts'
import type { Numbered, ToldOrder } from './send-order.ts'
import { sent } from './send-order.ts'
import type { OrderStory } from './stories.ts'
import { lock } from './tell-delivery.ts'
import { tellLoad } from './tell-load.ts'
import type { DemoWorld } from './world.ts'
import { found } from './world.ts'

interface Told {
  readonly world: DemoWorld
  readonly batches: DemoBatches
  /** None of a draft. */
  readonly numbered: Numbered | undefined
}

export async function publishOrder(
  transaction: PeatTransaction,
  story: OrderStory,
  { world, batches, numbered }: Told,
): Promise<void> {
  const told = sent(world, story, numbered)
  const { row, line, history, confirmedAt } = told
  const input = story.state === 'draft' ? undefined : await keepPrices(transaction, story, told)
  const confirmed = ['confirmed', 'on_hold'].includes(story.state)
  if (confirmed) confirm(story, told)
  world.rows.add('peatsale_order', row)
  world.rows.add('peatsale_order_line', line)
  if (confirmed) {
    const loads = publishLoads(world, story, told)
    lockLoads(loads, batches)
    derive(told, loads.told, story)
    if (input) keepAmounts(input, loads.told, { story, batches })
    keepPeat(world, told, story)
    for (const load of loads.told) {
      world.rows.add('peatsale_load', load.row)
      world.rows.add('peatsale_load_line', load.line)
    }
  }
  if (story.state === 'on_hold') hold(story, told)
  if (story.request !== undefined) ask(world, story, told)
  Object.assign(row, { version: history.version })
  if (confirmed && confirmedAt > world.now) throw new RangeError(`${row.number} is confirmed in the future`)
}

async function keepPrices(
  transaction: PeatTransaction,
  story: OrderStory,
  { row, line }: ToldOrder,
): Promise<PriceInput | undefined> {
  const { seller, customer, swamp, state } = story
  const isConfirmed = state === 'confirmed' || state === 'on_hold'
  const pricing = await priceOrder(registerRows(transaction), {
    ...{ seller: seller.id, customer: customer.id, site: customer.site.id, swamp: isConfirmed ? swamp.id : null },
    ...{ method: customer.collects ? 'collected' : 'delivered', day: priceDay(story) },
    lines: [{ id: line.id, product: line.product, quantity: story.ordered }],
  })
  if (!pricing || pricing.lacksPrice)
    throw new RangeError(`The demo has no price for ${story.product}, ${customer.name}`)
  const { input, prices, priceVersion } = pricing
  const { net = null, vat = null, gross = null } = prices.output.total ?? {}
  const snapshot = JSON.stringify({ input, prices: { ...prices, isEstimate: !isConfirmed } })
  Object.assign(row, { snapshot, price_version: priceVersion, net, vat, gross })
  return input
}

function priceDay({ day }: OrderStory): LocalDate {
  return daysOf(weekOf(day))[0]
}

function confirm({ seller, swamp, day }: OrderStory, { row, history, confirmedAt: at }: ToldOrder): void {
  const data = {
    ...{ when: { by: 'week', week: weekOf(day) }, swamp: swamp.id, freight: { by: 'table' } },
    priceVersion: row.price_version ?? 0,
  }
  history.tell({ kind: 'confirm', state: 'confirmed', at, actor: seller.office.id, role: 'officeOwn', data })
  Object.assign(row, { state: 'confirmed', swamp: swamp.id, freight: JSON.stringify({ by: 'table' }) })
  const moment = at.toISOString()
  Object.assign(row, { confirmed_at: moment, confirmed_by: seller.office.id, changed_at: moment })
}

interface ToldLoads {
  readonly telling: Telling
  readonly told: readonly ToldLoad[]
}

const m3PerUnit: Readonly<Record<string, number>> = { 'KT-PAALI': 200, 'KT-PYORO': 1800, 'KT-SUUR': 1500 }

function publishLoads(world: DemoWorld, story: OrderStory, { row, line, confirmedAt }: ToldOrder): ToldLoads {
  const head: OrderHead = {
    ...{ id: row.id, number: row.number ?? '', line: line.id, product: line.product, unit: line.unit, confirmedAt },
    ...{ km: world.km(story.customer.site.id, story.swamp.id), m3PerUnit: m3PerUnit[story.product] ?? 1000 },
  }
  const telling = { world, order: story, head }
  const told: ToldLoad[] = []
  for (const [at, load] of story.loads.entries()) {
    const replaces = load.isReplacement === true ? (told.at(-1)?.row.id ?? null) : null
    told.push(tellLoad(telling, load, { position: at + 1, replaces }))
  }
  return { telling, told }
}

function lockLoads({ telling, told }: ToldLoads, batches: DemoBatches): void {
  for (const load of told.filter(({ story }) => story.state === 'locked')) {
    lock(telling, load, batches.batchFor(telling.order.seller, load.row.delivery_day ?? ''))
  }
}

type Pricing = { story: OrderStory; batches: DemoBatches }

function keepAmounts(input: PriceInput, loads: readonly ToldLoad[], { story, batches }: Pricing): void {
  const arrived = loads.filter(({ row }) => brought.includes(row.state ?? ''))
  const asked = arrived.map(({ row, story: load }) => ({
    ...{ id: row.number, delivered: row.delivered_at ?? '', stop: 1, waitedMinutes: row.waiting_site ?? 0 },
    lines: [{ product: story.product, quantity: load.brought }],
  }))
  const { loads: priced } = priceLoads({ ...input, loads: asked as unknown as PriceInput['loads'] })
  for (const load of arrived.filter(({ row }) => row.verified_at !== null)) {
    const price = found(priced, ({ id }) => id === load.row.number, load.row.number)
    const { net, vat, gross } = price
    Object.assign(load.row, { amounts: JSON.stringify(price), net, vat, gross })
    if (load.row.batch) batches.bill(load.row.batch, { id: load.row.id, price })
  }
}

/** What is still to come is kept. */
function keepPeat(world: DemoWorld, { row, line }: ToldOrder, { seller, swamp }: OrderStory): void {
  const rest = line.is_closed === 1 ? 0 : Math.max(0, line.ordered - (line.delivered ?? 0))
  if (!['confirmed', 'in_delivery'].includes(row.state ?? '') || rest === 0) return
  world.rows.add('peatsale_reservation', {
    ...{ id: world.random.id(), order_line: line.id, order_id: row.id, seller: seller.id, swamp: swamp.id },
    ...{ product: line.product, quantity: rest, week: row.week || null },
  })
}

function hold({ seller, day }: OrderStory, { row, history, confirmedAt }: ToldOrder): void {
  const at = new Date(confirmedAt.getTime() + hours(2))
  const data = { reasonKind: 'thaw', words: 'Tilatie on kelirikossa', reviewDate: day }
  history.tell({ kind: 'hold', state: 'on_hold', at, actor: seller.office.id, role: 'officeOwn', data })
  Object.assign(row, { state: 'on_hold', held_from: 'confirmed', hold_kind: 'thaw', hold_words: data.words })
  Object.assign(row, { review_day: day, changed_at: at.toISOString() })
}

function ask(world: DemoWorld, { request = '', customer }: OrderStory, { row, history, confirmedAt }: ToldOrder): void {
  const at = new Date(Math.min(confirmedAt.getTime() + hours(3), world.now.getTime()))
  const actor = customer.member?.id ?? ''
  history.tell({
    kind: 'requestChange',
    state: row.state ?? '',
    at,
    actor,
    role: 'customerOwn',
    data: { words: request },
  })
  world.rows.add('peatsale_order_request', {
    ...{ id: world.random.id(), order_id: row.id, kind: 'change', words: request, fields: '', state: 'open' },
    ...{ made_by: actor, made_at: at.toISOString(), decided_by: '', decided_at: null, answer: '' },
  })
}
