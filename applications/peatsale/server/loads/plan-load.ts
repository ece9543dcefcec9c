/** A new load of an order: what the office plans, what a load is split into, and what replaces a failed one. */
import { momentAt, weekOf } from '@workspace/portal/contract'
import { newId, searchText } from '@workspace/portal/server'
import type { When } from '../../contract/events/event.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/event-store.ts'

export interface LoadToPlan {
  readonly order: string
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

/** The caller holds the order, so that no number is given twice. @returns the id of the new load. */
export async function planLoad(
  transaction: PeatReader,
  plan: LoadToPlan,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<string> {
  const own = ownTables(transaction)
  const order = await orderOf(transaction, plan.order)
  const position = await nextPosition(transaction, plan.order)
  const id = newId()
  const number = `${order.number ?? ''}-${position}`
  await own
    .insertInto('peatsale_load')
    .values({
      ...emptyLoad,
      ...{ week: plan.slot.week, day: plan.slot.day, slot_from: plan.slot.slot_from },
      ...{ id, number, order_id: plan.order, position, seller: order.seller, customer: order.customer },
      ...{ site: order.site, swamp: plan.swamp, self_loading: plan.selfLoading === true ? 1 : 0 },
      ...{ is_collected: order.method === 'collected' ? 1 : 0, replaces: plan.replaces ?? null },
      ...{ search_text: searchText([number, order.customerName, order.siteName ?? '']) },
      ...{ created_at: now.toISOString(), changed_at: now.toISOString() },
    })
    .execute()
  const lines = await own.selectFrom('peatsale_order_line').selectAll().where('order_id', '=', plan.order).execute()
  for (const [at, { line, quantity }] of plan.lines.entries()) {
    const ordered = lines.find((each) => each.id === line)
    if (ordered === undefined) throw new RangeError(`The order has no line ${line}`)
    await own
      .insertInto('peatsale_load_line')
      .values({
        ...emptyLine,
        ...{ id: newId(), load_id: id, position: at, order_line: line, product: ordered.product, unit: ordered.unit },
        ...{ planned: quantity, stockpile: plan.stockpile ?? null },
      })
      .execute()
  }
  await recordMove(transaction, { aggregate: 'load', of: id, kind: 'plan', state: 'planned', actor, now })
  return id
}

async function orderOf(transaction: PeatReader, id: string) {
  return await ownTables(transaction)
    .selectFrom('peatsale_order')
    .innerJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_order.customer')
    .leftJoin('peatsale_site', 'peatsale_site.id', 'peatsale_order.site')
    .select(['number', 'seller', 'peatsale_order.customer', 'peatsale_order.site', 'method'])
    .select(['peatsale_customer.name as customerName', 'peatsale_site.name as siteName'])
    .where('peatsale_order.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A number is never used twice: cancelled loads keep theirs. */
async function nextPosition(transaction: PeatReader, order: string): Promise<number> {
  const last = await ownTables(transaction)
    .selectFrom('peatsale_load')
    .select((of) => of.fn.max('position').as('last'))
    .where('order_id', '=', order)
    .executeTakeFirst()
  return Number(last?.last ?? 0) + 1
}

const emptyLoad = {
  ...{ carrier: null, driver: null, vehicle: null, slot_to: null, trip: null, stop: 1, state: 'planned', offered: 0 },
  ...{ offer_deadline: null, offer_freight: null, freight_rate: null, mass_kg: null, assigned_at: null },
  ...{ arrived_load_at: null, load_start_at: null, loaded_at: null, departed_at: null, arrived_site_at: null },
  ...{ delivered_at: null, delivery_told_at: null, delivery_day: null, delivery_week: null, waiting_site: null },
  ...{ waiting_swamp: null, receipt_kind: null, receiver_name: '', receipt_remarks: '', fail_reason: null },
  ...{ fail_place: null, verified_by: '', verified_at: null, verify_words: '', accepted_by: '', accepted_at: null },
  ...{ batch: null, open_flags: 0, open_exceptions: 0, amounts: null, net: null, vat: null, gross: null, version: 1 },
}

const emptyLine = { loaded: null, basis: null, buckets: 0, bucket_size: 0, delivered: null, billed: null }
