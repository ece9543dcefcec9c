/** New loads of an order: what the office plans, what a load is split into, and what replaces a failed one. */

import { momentAt, weekOf } from '@workspace/portal/contract'
import { newId, searchText } from '@workspace/portal/server'
import type { When } from '../../contract/fields/delivery-terms.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordFirstMoves } from '../events/peat-events.ts'
import { codesOfPiles } from '../stock/piles-of-load.ts'

export interface LoadToPlan {
  /** By the line of the order, in thousandths. */
  readonly lines: readonly { readonly line: string; readonly quantity: number }[]
  readonly swamp: string | null
  readonly stockpile?: string | null
  readonly slot: LoadSlot
  readonly selfLoading?: boolean
  /** The failed load that it stands in for. */
  readonly replaces?: string
}

export interface LoadSlot {
  readonly week: string
  readonly day: string
  /** A moment, or empty where only the day or the week is known. */
  readonly slot_from: string
}

/** A week alone leaves day and slot empty. */
export function slotOf(when: When): LoadSlot {
  if (when.by === 'week') return { week: when.week, day: '', slot_from: '' }
  const [hour = 0, minute = 0] = (when.time ?? '').split(':').map(Number)
  const from = when.time === undefined ? '' : momentAt(when.day, hour, minute).toISOString()
  return { week: weekOf(when.day), day: when.day, slot_from: from }
}

/** What new loads take from their order. */
export interface OrderToPlan {
  readonly id: string
  readonly number: string | null
  readonly seller: string
  readonly customer: string
  readonly site: string | null
  readonly method: string
  readonly customerName: string
  readonly siteName: string | null
  readonly lines: readonly OrderedLine[]
  /** The largest position of its loads; cancelled ones keep theirs, so no number is used twice. */
  readonly lastPosition: number
}

/**
 * The caller holds the lock of the order, so that no number is given twice.
 * @returns the rows of the new loads.
 */
export async function planLoads(
  transaction: PeatReader,
  { order, loads }: { readonly order: OrderToPlan; readonly loads: readonly LoadToPlan[] },
  { actor, now }: { readonly actor: string; readonly now: Date },
) {
  if (loads.length === 0) return []
  const own = ownTables(transaction)
  const planned = loads.map((plan, at) => ({ id: newId(), position: order.lastPosition + at + 1, plan }))
  const rows = planned.map((load) => loadRow(load, order, now))
  await own.insertInto('peatsale_load').values(rows).execute()
  const piles = await codesOfPiles(transaction, [...new Set(loads.flatMap(({ stockpile }) => stockpile ?? []))])
  const lines = planned.flatMap((load) => lineRows(load, order.lines, piles))
  if (lines.length > 0) await own.insertInto('peatsale_load_line').values(lines).execute()
  const move = { aggregate: 'load', kind: 'plan', state: 'planned', actor, now } as const
  await recordFirstMoves(
    transaction,
    planned.map(({ id }) => ({ ...move, of: id })),
  )
  return rows
}

/** Plans the goods of a load anew; nothing of it is loaded yet. */
export async function replaceLines(
  transaction: PeatReader,
  load: { readonly id: string; readonly order: string; readonly plan: Pick<LoadToPlan, 'lines' | 'stockpile'> },
): Promise<void> {
  const own = ownTables(transaction)
  const ordered = await orderedLines(transaction, load.order)
  const { stockpile } = load.plan
  const piles = await codesOfPiles(transaction, stockpile == null ? [] : [stockpile])
  await own.deleteFrom('peatsale_load_line').where('load_id', '=', load.id).execute()
  await own
    .insertInto('peatsale_load_line')
    .values(lineRows(load, ordered, piles))
    .execute()
}

interface Planned {
  readonly id: string
  readonly position: number
  readonly plan: LoadToPlan
}

function loadRow({ id, position, plan }: Planned, order: OrderToPlan, now: Date) {
  const number = `${order.number ?? ''}-${position}`
  return {
    ...emptyLoad,
    ...{ week: plan.slot.week, day: plan.slot.day, slot_from: plan.slot.slot_from },
    ...{ id, number, order_id: order.id, position, seller: order.seller, customer: order.customer },
    ...{ site: order.site, swamp: plan.swamp, self_loading: plan.selfLoading === true ? 1 : 0 },
    ...{ is_collected: order.method === 'collected' ? 1 : 0, replaces: plan.replaces ?? null },
    ...{ search_text: searchText([number, order.customerName, order.siteName ?? '']) },
    ...{ created_at: now.toISOString(), changed_at: now.toISOString() },
  }
}

type Goods = { readonly id: string; readonly plan: Pick<LoadToPlan, 'lines' | 'stockpile'> }

interface OrderedLine {
  readonly id: string
  readonly product: string
  readonly unit: string
  /** Of the product: a pile is planned for the lines of its own product alone. */
  readonly code: string
}

function orderedLines(reader: PeatReader, order: string) {
  return ownTables(reader)
    .selectFrom('peatsale_order_line as line')
    .innerJoin('peatsale_product as product', 'product.id', 'line.product')
    .select(['line.id', 'line.product', 'line.unit', 'product.code'])
    .where('line.order_id', '=', order)
    .execute()
}

function lineRows({ id: load_id, plan }: Goods, ordered: readonly OrderedLine[], piles: ReadonlyMap<string, string>) {
  const pile = plan.stockpile ?? null
  return plan.lines.map(({ line, quantity }, position) => {
    const of = ordered.find((each) => each.id === line)
    if (of === undefined) throw new RangeError(`The order has no line ${line}`)
    return {
      ...emptyLine,
      ...{ id: newId(), load_id, position, order_line: line, product: of.product, unit: of.unit },
      ...{ planned: quantity, stockpile: pile !== null && piles.get(pile) === of.code ? pile : null },
    }
  })
}

/** For commands on a load, which have not read their order. */
export async function orderToPlan(transaction: PeatReader, id: string): Promise<OrderToPlan> {
  const order = await ownTables(transaction)
    .selectFrom('peatsale_order')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_order.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_order.site')
    .select(['number', 'seller', 'peatsale_order.customer', 'peatsale_order.site', 'method'])
    .select(['logistics_account.name as customerName', 'logistics_site.name as siteName'])
    .where('peatsale_order.id', '=', id)
    .executeTakeFirstOrThrow()
  const last = await ownTables(transaction)
    .selectFrom('peatsale_load')
    .select((of) => of.fn.max('position').as('last'))
    .where('order_id', '=', id)
    .executeTakeFirst()
  return { id, ...order, lines: await orderedLines(transaction, id), lastPosition: Number(last?.last ?? 0) }
}

const emptyLoad = {
  ...{ carrier: null, driver: null, vehicle: null, slot_to: null, trip: null, stop: 1, state: 'planned', offered: 0 },
  ...{
    offer_deadline: null,
    offer_freight: null,
    freight_rate: null,
    tariff_row: null,
    freight_reason: null,
    mass_kg: null,
    assigned_at: null,
  },
  ...{ arrived_load_at: null, load_start_at: null, loaded_at: null, departed_at: null, arrived_site_at: null },
  ...{ delivered_at: null, delivery_told_at: null, delivery_day: null, delivery_week: null, waiting_site: null },
  ...{ waiting_swamp: null, receipt_kind: null, receiver_name: '', receipt_remarks: '', fail_reason: null },
  ...{ fail_place: null, verified_by: '', verified_at: null, verify_words: '', accepted_by: '', accepted_at: null },
  ...{ batch: null, open_flags: 0, open_exceptions: 0, amounts: null, net: null, vat: null, gross: null, version: 1 },
}

const emptyLine = { loaded: null, basis: null, buckets: 0, bucket_size: 0, delivered: null, billed: null }
