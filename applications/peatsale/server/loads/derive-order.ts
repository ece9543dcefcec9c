/** What an order's loads say of it: its quantities, its state and what is still kept for it (2.3, derived moves). */

import type { Sending } from '@workspace/logistics/server'
import type { Selectable } from 'kysely'
import { derivedMoves } from '../../contract/states/derived-moves.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { mailAboutOrder } from '../letters/order-letters.ts'
import type { LineToKeep } from './order-reservations.ts'
import { keepForOrder } from './order-reservations.ts'

type Order = Selectable<PeatTables['peatsale_order']>
type OrderLine = Selectable<PeatTables['peatsale_order_line']>

const underWayOrLater: readonly string[] = ['loading', 'loaded', 'delivered', 'verified', 'locked']
const brought: readonly string[] = ['delivered', 'verified', 'locked']
const done: readonly string[] = [...brought, 'failed', 'cancelled']

interface Cause {
  readonly host: Sending['host']
  readonly now: Date
  readonly actor: string
  /** The load whose event it is. */
  readonly load: string
  /** It has come under way, or further, with this event. */
  readonly entered: boolean
}

/** What a derived state depends on, beside the loads. */
type OrderToDerive = Pick<Order, 'id' | 'seller' | 'state' | 'swamp' | 'week' | 'confirmed_at'>

/** Reads the order first. */
export async function deriveOrderOf(transaction: PeatTransaction, orderId: string, cause: Cause): Promise<string> {
  const orders = ownTables(transaction).selectFrom('peatsale_order').selectAll().where('id', '=', orderId)
  return await deriveOrder(transaction, await orders.executeTakeFirstOrThrow(), cause)
}

/** The caller holds the lock of the order. @returns the state that the order has then. */
export async function deriveOrder(transaction: PeatTransaction, order: OrderToDerive, cause: Cause): Promise<string> {
  const { lines, states } = await summedLines(transaction, order.id)
  const moves = movesOf(order.state, { states, nothingRemains: lines.every(isDone), entered: cause.entered })
  for (const move of moves) {
    if (move.letter !== undefined && !(await hasMoved(transaction, order.id, move.when))) {
      await mailAboutOrder(transaction, move.letter, { host: cause.host, order: order.id, now: cause.now })
    }
    await recordMove(transaction, {
      ...{ aggregate: 'order', of: order.id, kind: move.when, state: move.to, data: { load: cause.load } },
      ...{ actor: cause.actor, now: cause.now },
    })
  }
  const state = moves.at(-1)?.to ?? order.state
  if (moves.length > 0) await moveOrder(transaction, order, { state, now: cause.now })
  await keepForOrder(transaction, { ...order, state }, lines)
  return state
}

/** A delivery that is taken back and told again is no news to the customer. */
async function hasMoved(reader: PeatReader, order: string, when: string): Promise<boolean> {
  const events = ownTables(reader).selectFrom('peatsale_event').select('id').where('of_id', '=', order)
  return (await events.where('kind', '=', when).executeTakeFirst()) !== undefined
}

interface Standing {
  /** Of every load of the order. */
  readonly states: readonly string[]
  /** The rest of each line is zero, within tolerance or closed. */
  readonly nothingRemains: boolean
  readonly entered: boolean
}

/** One after the other, until none holds: the last load that is driven at once makes an order delivered. */
export function movesOf(from: string, standing: Standing): readonly (typeof derivedMoves)[number][] {
  const moves: (typeof derivedMoves)[number][] = []
  let state = from
  while (true) {
    const next = derivedMoves.find((move) => move.from.some((each) => each === state) && holds[move.when](standing))
    if (next === undefined || moves.includes(next)) return moves
    moves.push(next)
    state = next.to
  }
}

const holds: Readonly<Record<(typeof derivedMoves)[number]['when'], (standing: Standing) => boolean>> = {
  loadEntersLoadingLoadedOrDelivered: ({ entered }) => entered,
  noLoadIsLoadingOrLater: ({ states }) => !states.some((state) => underWayOrLater.includes(state)),
  allLoadsAreDoneAndNothingRemains: ({ states, nothingRemains }) =>
    nothingRemains && states.every((state) => done.includes(state)) && states.some((state) => brought.includes(state)),
  loadIsUndeliveredOrAdded: ({ states }) => states.some((state) => !done.includes(state)),
  everyDeliveredLoadIsLocked: ({ states }) =>
    states.includes('locked') && states.every((state) => ['locked', 'failed', 'cancelled'].includes(state)),
  batchIsUnapproved: ({ states }) => states.some((state) => brought.includes(state) && state !== 'locked'),
}

/** Tolerance is of the ordered quantity of the line. */
function isDone({ ordered, delivered, tolerance_pct, is_closed }: OrderLine): boolean {
  return is_closed === 1 || (ordered - delivered) * 100 <= ordered * tolerance_pct
}

/** What was held goes on; a fact in the field is stronger than a hold. */
async function moveOrder(
  transaction: PeatReader,
  order: OrderToDerive,
  { state, now }: { state: string; now: Date },
): Promise<void> {
  const released = order.state === 'on_hold' ? { held_from: null, hold_kind: '', hold_words: '', review_day: null } : {}
  const orders = ownTables(transaction).updateTable('peatsale_order').where('id', '=', order.id)
  await orders.set({ state, ...released, changed_at: now.toISOString() }).execute()
}

/** The lines of the order with the sums of its loads, and the states of those loads. */
async function summedLines(
  transaction: PeatReader,
  order: string,
): Promise<{ readonly lines: readonly LineToKeep[]; readonly states: readonly string[] }> {
  const own = ownTables(transaction)
  const loaded = await own
    .selectFrom('peatsale_load')
    .leftJoin('peatsale_load_line', 'peatsale_load_line.load_id', 'peatsale_load.id')
    .select(['peatsale_load.id', 'order_line', 'planned', 'loaded', 'delivered', 'billed', 'state'])
    .where('order_id', '=', order)
    .execute()
  const lines = await own
    .selectFrom('peatsale_order_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_order_line.product')
    .selectAll('peatsale_order_line')
    .select(['sales_unit', 'kg_per_m3'])
    .where('order_id', '=', order)
    .execute()
  const summed: LineToKeep[] = []
  for (const line of lines) {
    const its = loaded.filter(({ order_line, state }) => order_line === line.id && state !== 'cancelled')
    const kept = its.filter(({ state }) => state !== 'failed')
    const arrived = kept.filter(({ state }) => brought.includes(state))
    const sums = {
      planned: sumOf(kept.map((each) => each.planned ?? 0)),
      loaded: sumOf(kept.map((each) => each.loaded ?? 0)),
      delivered: sumOf(arrived.map((each) => each.delivered ?? 0)),
      billed: sumOf(arrived.map((each) => each.billed ?? 0)),
    }
    const isSame = Object.entries(sums).every(([name, sum]) => Reflect.get(line, name) === sum)
    if (!isSame) await own.updateTable('peatsale_order_line').set(sums).where('id', '=', line.id).execute()
    summed.push({ ...line, ...sums })
  }
  return { lines: summed, states: [...new Map(loaded.map(({ id, state }) => [id, state])).values()] }
}

function sumOf(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0)
}
