/** Orders as rows of lists: read in few queries for many at once. */
import type { IsoWeek, LocalDate, Quantity } from '@workspace/portal/contract'
import { preparedStatement } from '@workspace/portal/server'
import type { Kysely, Selectable } from 'kysely'
import type { OrderMark, OrderRow } from '../../contract/orders/order-row.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type StoredOrder = Selectable<PeatTables['peatsale_order']>
export type StoredOrderLine = Selectable<PeatTables['peatsale_order_line']> & {
  readonly code: string
  readonly name_fi: string
  readonly name_en: string
}

export interface RelatedOfOrders {
  readonly lines: ReadonlyMap<string, readonly StoredOrderLine[]>
  readonly names: ReadonlyMap<string, OrderNames>
  /** Orders with an open request. */
  readonly requested: ReadonlySet<string>
}

interface OrderNames {
  readonly seller: string
  readonly sellerPhone: string
  readonly cutOffHours: number
  readonly customer: string
  readonly siteName: string | null
  readonly siteCity: string | null
  readonly holdReason: string | null
}

export async function relatedOfOrders(reader: PeatReader, orders: readonly StoredOrder[]): Promise<RelatedOfOrders> {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return { lines: new Map(), names: new Map(), requested: new Set() }
  const requests = ownTables(reader).selectFrom('peatsale_order_request').select('order_id').where('state', '=', 'open')
  const [around, requested] = await Promise.all([
    withoutRequests(reader, ids),
    requests.where('order_id', 'in', ids).execute(),
  ])
  return { ...around, requested: new Set(requested.map(({ order_id }) => order_id)) }
}

/** For an answer that reads the requests themselves. */
export async function withoutRequests(
  reader: PeatReader,
  ids: readonly string[],
): Promise<Omit<RelatedOfOrders, 'requested'>> {
  const [lines, names] = await Promise.all([orderLines(reader, ids), namesOf(reader, ids)])
  return {
    lines: Map.groupBy(lines, ({ order_id }) => order_id),
    names: new Map(names.map(({ id, ...of }) => [id, of])),
  }
}

/** A row as somebody with these roles towards the order sees it; no money stands in it. */
export function orderRow(order: StoredOrder, around: RelatedOfOrders, roles: readonly OrderRole[]): OrderRow {
  const names = around.names.get(order.id)
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  return {
    id: order.id,
    number: order.number ?? '',
    seller: { id: order.seller, name: names?.seller ?? '' },
    customer: { id: order.customer, name: names?.customer ?? '' },
    site: names?.siteName == null ? null : { name: names.siteName, city: names.siteCity ?? '' },
    products: (around.lines.get(order.id) ?? []).map((line) => ({
      name: { fi: line.name_fi, en: line.name_en },
      unit: unitOf(line.unit),
      ordered: line.ordered as Quantity,
      remaining: remainingOf(line),
    })),
    state: order.state as OrderState,
    week: order.week === '' ? null : (order.week as IsoWeek),
    day: order.day === '' ? null : (order.day as LocalDate),
    submittedAt: order.submitted_at,
    marks: isOffice ? marksOf(order, around) : [],
  }
}

/** What is still to come: nothing of a line that is closed. */
function remainingOf(line: Pick<StoredOrderLine, 'ordered' | 'delivered' | 'is_closed'>): Quantity {
  return (line.is_closed === 1 ? 0 : Math.max(0, line.ordered - line.delivered)) as Quantity
}

export function unitOf(unit: string): OrderRow['products'][number]['unit'] {
  return unit === 'pcs' || unit === 'kg' ? unit : 'm3'
}

export function orderLines(reader: PeatReader, ids: readonly string[]): Promise<StoredOrderLine[]> {
  const own = ownTables(reader)
  const [id] = ids
  return ids.length === 1 && id !== undefined ? linesOfOne(own, { id }) : linesIn(own, ids).execute()
}

const linesOfOne = preparedStatement((db: Kysely<PeatTables>, { id }: { readonly id: string }) => linesIn(db, [id]))

function linesIn(own: Kysely<PeatTables>, ids: readonly string[]) {
  return (
    own
      .selectFrom('peatsale_order_line')
      .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_order_line.product')
      .selectAll('peatsale_order_line')
      .select(['code', 'name_fi', 'name_en'])
      .where('order_id', 'in', ids)
      // One that was taken out of the order stays for the loads that were planned of it.
      .where('ordered', '>', 0)
      .orderBy('order_id')
      .orderBy('position')
  )
}

function namesOf(reader: PeatReader, ids: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_order')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_order.seller')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_order.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_order.site')
    .leftJoin('peatsale_customer_link', (join) =>
      join
        .onRef('peatsale_customer_link.customer', '=', 'peatsale_order.customer')
        .onRef('peatsale_customer_link.seller', '=', 'peatsale_order.seller'),
    )
    .select([
      'peatsale_order.id',
      'peatsale_seller.name as seller',
      'peatsale_seller.sales_phone as sellerPhone',
      'peatsale_seller.cut_off_hours as cutOffHours',
      'logistics_account.name as customer',
      'logistics_site.name as siteName',
      'logistics_site.city as siteCity',
      'peatsale_customer_link.hold_reason as holdReason',
    ])
    .where('peatsale_order.id', 'in', ids)
    .execute()
}

/** What the office sees to: before it confirms, and later what the customer has written and nobody has answered. */
function marksOf(order: StoredOrder, around: RelatedOfOrders): OrderMark[] {
  const waits = order.state === 'submitted'
  return [
    ...(order.changed_by_customer === 1 ? ([waits ? 'changed' : 'message'] as const) : []),
    ...(around.requested.has(order.id) ? (['request'] as const) : []),
    ...(waits && order.gross === null ? (['noPrice'] as const) : []),
    ...(waits && around.names.get(order.id)?.holdReason ? (['credit'] as const) : []),
    ...(waits && order.made_by === 'enterer' ? (['enteredByDriver'] as const) : []),
  ]
}
