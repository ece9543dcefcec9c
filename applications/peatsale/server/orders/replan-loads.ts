/** What a change of a confirmed order does to the loads that nobody has started (2.3). */
import { proposeLoads } from '../../contract/prices/propose-loads.ts'
import { volumeOf } from '../../contract/prices/volume.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { cancelByServer } from '../loads/cancel-loads.ts'
import { tellCrewsOfMoved } from '../loads/crew-letters.ts'
import { planLoads, replaceLines } from '../loads/plan-load.ts'
import { publishLoads } from '../loads/publish-changes.ts'
import { mostM3Of } from '../prices/load-size.ts'
import { changesGoods, changesPlace, changesQuantity, changesWhen } from './changed-goods.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { orderWithLoads } from './order-loads.ts'

const notStarted: readonly string[] = ['planned', 'open', 'assigned']

/** Thousandths of the unit, by the line of the order. */
type Quantities = ReadonlyMap<string, number>

interface GoodsOfLoad {
  readonly id: string
  readonly state: string
  readonly stockpile: string | null
  readonly planned: Quantities
  /** What it takes of the order: delivered, else loaded, else planned. */
  readonly taken: Quantities
}

/**
 * Loads that nobody has started follow their order to its week, site and quantity. A load that a carrier has keeps its
 * goods while the order still needs them, and takes a small addition; the others are split anew. The caller holds the
 * order.
 */
export async function replanLoads(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { order, lines, wanted, loads, issuer } = done
  const ids = loads.filter(({ state }) => notStarted.includes(state)).map(({ id }) => id)
  const isMoved = changesPlace(order, wanted.order) || changesWhen(order, wanted.order)
  if (isMoved && ids.length > 0) await moveLoads(transaction, done, ids)
  const isResized = changesGoods(lines, wanted.lines) || changesQuantity(lines, wanted.lines)
  const resized = isResized ? await resizeLoads(transaction, done) : []
  const changed = [...new Set([...(isMoved ? ids : []), ...resized])]
  await tellCrewsOfMoved(transaction, issuer, changed)
  await publishLoads(transaction, issuer, { ids: changed })
}

/** The hour and the day of a load hold no longer once its week is another. */
async function moveLoads(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  ids: readonly string[],
): Promise<void> {
  const { order, wanted } = done
  const { site, method, week, day } = wanted.order
  const place = { site, is_collected: method === 'collected' ? 1 : 0 }
  await changeLoads(transaction, done, ids, {
    ...place,
    ...(changesWhen(order, wanted.order) && { week, day, slot_from: '' }),
  })
}

async function changeLoads(
  transaction: PeatTransaction,
  { loads, issuer }: AcceptedOrderCommand,
  ...[ids, columns]: readonly [ids: readonly string[], columns: object]
): Promise<void> {
  const changed = { ...columns, changed_at: issuer.now.toISOString() }
  const own = ownTables(transaction).updateTable('peatsale_load').where('id', 'in', ids)
  await own.set((row) => ({ ...changed, version: row('version', '+', 1) })).execute()
  for (const { id: of, state } of loads.filter(({ id }) => ids.includes(id))) {
    const move = { aggregate: 'load', of, kind: 'change', state, actor: issuer.actor.id, now: issuer.now } as const
    await recordMove(transaction, move)
  }
}

/** @returns the ids of the loads that are other ones now. */
async function resizeLoads(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<readonly string[]> {
  const { order, wanted, issuer } = done
  const loads = await goodsOfLoads(transaction, order.id)
  const ordered = new Map(wanted.lines.map((line) => [line.id, line.is_closed === 1 ? 0 : line.ordered]))
  const started = loads.filter(({ state }) => !notStarted.includes(state))
  const assigned = cutTo(
    without(
      ordered,
      started.map(({ taken }) => taken),
    ),
    loads.filter(({ state }) => state === 'assigned'),
  )
  const given = [...started.map(({ taken }) => taken), ...assigned.map(({ to }) => to)]
  const free = loads.filter(({ state }) => state === 'planned' || state === 'open')
  const rest = await split(done, without(ordered, given))
  const last = assigned.at(-1)
  const together = free.length === 0 && rest.length === 1 && last ? summed(last.to, rest[0] ?? new Map()) : undefined
  const isTaken = together !== undefined && (await split(done, together)).length === 1
  const proposed = isTaken ? [] : rest
  const resized = free.slice(0, proposed.length).map((load, at) => ({ load, to: proposed[at] ?? new Map() }))
  const all = [...assigned.map((each) => (isTaken && each === last ? { ...each, to: together } : each)), ...resized]
  for (const { load, to } of all) await setGoods(transaction, done, load, to)
  const needless = [
    ...free.slice(proposed.length),
    ...assigned.flatMap(({ load, to }) => (to.size === 0 ? [load] : [])),
  ]
  await cancelByServer(transaction, issuer, needless)
  const { swamp, week, day } = wanted.order
  const added = proposed.slice(free.length).map((quantities) => ({
    ...{ swamp, slot: { week, day, slot_from: '' }, stockpile: loads[0]?.stockpile ?? null },
    lines: [...quantities].map(([line, quantity]) => ({ line, quantity })),
  }))
  const by = { actor: issuer.actor.id, now: issuer.now }
  const planned = await planLoads(transaction, { order: await orderWithLoads(done), loads: added }, by)
  const other = all.filter(({ load, to }) => !isSameGoods(load, to))
  return [...other.map(({ load }) => load.id), ...planned.map(({ id }) => id)]
}

function without(from: Quantities, given: readonly Quantities[]): Quantities {
  return new Map(
    [...from].map(([line, quantity]) => {
      const sum = given.reduce((all, each) => all + (each.get(line) ?? 0), 0)
      return [line, Math.max(0, quantity - sum)]
    }),
  )
}

function summed(a: Quantities, b: Quantities): Quantities {
  return new Map([...a, ...[...b].map(([line, quantity]) => [line, (a.get(line) ?? 0) + quantity] as const)])
}

/** Loads that carriers have, cut to what the order still needs; those planned last are cut first. */
function cutTo(needed: Quantities, loads: readonly GoodsOfLoad[]) {
  const left = new Map(needed)
  return loads.map((load) => {
    const to = new Map<string, number>()
    for (const [line, planned] of load.planned) {
      const quantity = Math.min(planned, left.get(line) ?? 0)
      left.set(line, (left.get(line) ?? 0) - quantity)
      if (quantity > 0) to.set(line, quantity)
    }
    return { load, to }
  })
}

/** In the order of their numbers, without those that have ended. */
async function goodsOfLoads(transaction: PeatTransaction, order: string): Promise<readonly GoodsOfLoad[]> {
  const rows = await ownTables(transaction)
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_load', 'peatsale_load.id', 'peatsale_load_line.load_id')
    .select(['load_id', 'state', 'stockpile', 'order_line', 'planned', 'loaded', 'delivered'])
    .where('order_id', '=', order)
    .where('state', 'not in', ['failed', 'cancelled'])
    .orderBy('peatsale_load.position')
    .execute()
  return [...Map.groupBy(rows, ({ load_id }) => load_id)].map(([id, its]) => ({
    ...{ id, state: its[0]?.state ?? '', stockpile: its[0]?.stockpile ?? null },
    planned: new Map(its.map(({ order_line, planned }) => [order_line, planned])),
    taken: new Map(
      its.map(({ order_line, planned, loaded, delivered }) => [order_line, delivered ?? loaded ?? planned]),
    ),
  }))
}

/** Even loads of what nobody has a truck for yet. */
async function split(done: AcceptedOrderCommand, needed: Quantities): Promise<readonly Quantities[]> {
  const { wanted, seller } = done
  const input = (await done.priced())?.input
  if (input === undefined || seller === undefined) return []
  const mostM3 = await mostM3Of(done.registers, { ...wanted.order, seller })
  const lineOf = (product: string) => wanted.lines.find(({ code }) => code === product)?.id ?? ''
  const lines = input.order.lines.flatMap(({ loweredTo: _, ...line }) => {
    const ordered = (needed.get(lineOf(line.product)) ?? 0) as typeof line.ordered
    return ordered > 0 ? [{ ...line, ordered }] : []
  })
  const { products } = input
  if (lines.every((line) => volumeOf(products, line, line.ordered) === 0)) return []
  const loads = proposeLoads({ products, lines, mostM3, delivered: done.at }) ?? []
  return loads.map((load) => new Map(load.lines.map(({ product, quantity }) => [lineOf(product), quantity])))
}

function isSameGoods({ planned }: GoodsOfLoad, to: Quantities): boolean {
  return planned.size === to.size && [...to].every(([line, quantity]) => planned.get(line) === quantity)
}

async function setGoods(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  ...[load, to]: readonly [load: GoodsOfLoad, to: Quantities]
): Promise<void> {
  if (isSameGoods(load, to) || to.size === 0) return
  const lines = [...to].map(([line, quantity]) => ({ line, quantity }))
  await replaceLines(transaction, { id: load.id, order: done.order.id, plan: { lines, stockpile: load.stockpile } })
  await changeLoads(transaction, done, [load.id], {})
}
