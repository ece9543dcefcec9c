/** The rows of orders and loads that papers are written from. */
import type { OrderPrices } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StoredOrder, StoredOrderLine } from '../orders/order-rows.ts'
import { orderLines } from '../orders/order-rows.ts'
import { withZoneNames } from '../orders/zone-names.ts'
import type { PileOnPaper, ReceiptOnPaper } from './content.ts'

/** Loads with what their orders say of them. */
export function loadsOnPaper(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_load.order_id')
    .selectAll('peatsale_load')
    .select(['peatsale_order.number as order_number', 'peatsale_order.instructions', 'peatsale_order.method'])
}
export type LoadOnPaper = Awaited<ReturnType<ReturnType<typeof loadsOnPaper>['executeTakeFirstOrThrow']>>

export function linesOnPaper(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_load_line as line')
    .innerJoin('peatsale_product as product', 'product.id', 'line.product')
    .innerJoin('peatsale_order_line as ordered', 'ordered.id', 'line.order_line')
    .leftJoin('peatsale_stockpile as pile', 'pile.id', 'line.stockpile')
    .selectAll('line')
    .select(['product.code', 'name_fi', 'name_en', 'm3_per_unit', 'kg_per_m3', 'ordered.ordered'])
    .select(['pile.code as pile_code', 'pile.year as pile_year', 'moisture_permille', 'von_post', 'density'])
    .orderBy('line.position')
}
export type LineOnPaper = Awaited<ReturnType<ReturnType<typeof linesOnPaper>['executeTakeFirstOrThrow']>>

const inTheField = ['loaderOwn', 'driverOwn', 'driverFormer']

/** Who has loaded in the field, the last one first: of what the office was told by telephone nobody is named. */
export function loadersOnPaper(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_event')
    .select(['of_id', 'actor'])
    .where('kind', 'in', ['finishLoading', 'handOver'])
    .where('role', 'in', inTheField)
    .orderBy('seq', 'desc')
}

/** What papers are written from. */
export interface PaperRows {
  load(id: string): Promise<LoadOnPaper>
  lines(load: string): Promise<readonly LineOnPaper[]>
  loadedBy(load: string): Promise<string | undefined>
  /** Thousandths by line of the order: of its other loads that were delivered up to then. */
  deliveredBefore(load: LoadOnPaper): Promise<ReadonlyMap<string, number>>
  order(id: string): Promise<StoredOrder>
  orderLines(order: string): Promise<readonly StoredOrderLine[]>
  /** Where its loads that were not cancelled begin. */
  slots(order: string): Promise<readonly string[]>
  /** Prices with the zones of the seller that they name. */
  withZones(prices: OrderPrices, seller: string): Promise<OrderPrices>
}

/** Reads what each paper needs. */
export function paperRows(reader: PeatReader): PaperRows {
  const own = ownTables(reader)
  return {
    load: (id) => loadsOnPaper(reader).where('peatsale_load.id', '=', id).executeTakeFirstOrThrow(),
    lines: (load) => linesOnPaper(reader).where('load_id', '=', load).execute(),
    loadedBy: async (load) => (await loadersOnPaper(reader).where('of_id', '=', load).executeTakeFirst())?.actor,
    deliveredBefore: (load) => deliveredBefore(reader, load),
    order: (id) => own.selectFrom('peatsale_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    orderLines: (order) => orderLines(reader, [order]),
    withZones: (prices, seller) => withZoneNames(reader, prices, seller),
    slots: async (order) => {
      const loads = own.selectFrom('peatsale_load').select('slot_from').where('order_id', '=', order)
      return (await loads.where('state', '!=', 'cancelled').execute()).map(({ slot_from }) => slot_from)
    },
  }
}

export const deliveredStates: readonly string[] = ['delivered', 'verified', 'locked']

async function deliveredBefore(reader: PeatReader, load: LoadOnPaper): Promise<ReadonlyMap<string, number>> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_line as line')
    .innerJoin('peatsale_load as load', 'load.id', 'line.load_id')
    .select(['line.order_line', 'line.delivered'])
    .where('load.order_id', '=', load.order_id)
    .where('load.id', '!=', load.id)
    .where('load.state', 'in', deliveredStates)
    .where('load.delivered_at', '<=', load.delivered_at ?? '')
    .execute()
  return deliveredByLine(rows)
}

export function deliveredByLine(
  rows: readonly Pick<LineOnPaper, 'order_line' | 'delivered'>[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { order_line, delivered } of rows) sums.set(order_line, (sums.get(order_line) ?? 0) + (delivered ?? 0))
  return sums
}

export function goodsOnPaper(line: LineOnPaper) {
  return {
    ...{ code: line.code, name: { fi: line.name_fi, en: line.name_en }, unit: line.unit, pile: pileOf(line) },
    ...{ basis: line.basis ?? '', buckets: line.buckets, bucketSize: line.bucket_size },
  }
}

function pileOf({ pile_code, pile_year, moisture_permille, von_post }: LineOnPaper): PileOnPaper | null {
  if (pile_code === null || pile_year === null) return null
  return { code: pile_code, year: pile_year, moisturePermille: moisture_permille ?? 0, vonPost: von_post ?? '' }
}

/** Once it is delivered. */
export function receiptOnPaper(load: LoadOnPaper): ReceiptOnPaper | null {
  const { receipt_kind, receiver_name, receipt_remarks, delivered_at } = load
  if (delivered_at === null || (receipt_kind !== 'name' && receipt_kind !== 'absent')) return null
  return { kind: receipt_kind, name: receiver_name, remarks: receipt_remarks, at: delivered_at }
}
