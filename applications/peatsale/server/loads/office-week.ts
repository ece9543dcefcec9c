/** The office's week: sums of loads and of orders that wait, read in few queries however many there are. */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { WaitingOrder, WeekSum } from '../../contract/loads/week-call.ts'
import { readOfficeWeek } from '../../contract/loads/week-call.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { volumeOf } from './fit.ts'
import { loadRow, relatedOfLoads, rolesIn } from './load-rows.ts'
import type { OfWeek } from './week-places.ts'
import { carriersOfWeek, swampsOfWeek } from './week-places.ts'

const { reads } = handlersOf<PeatActor>()

/** Beyond these the sums tell; single ones are looked for in their lists. */
const shownMost = 100

export const readOfficeWeekHandler = reads(readOfficeWeek, async ({ host, actor }, { week, seller }) => {
  const reader = host.database.reading
  const sellers = actor.sellers.filter((own) => seller === '' || own === seller)
  const of = { week, sellers: [...sellers, ''] }
  const [loads, waiting, bare] = await Promise.all([
    loadSums(reader, of),
    waitingOrders(reader, of),
    bareLoads(reader, of),
  ])
  const orders = [...Map.groupBy(waiting, ({ id }) => id).values()].flatMap((lines) => orderOf(lines) ?? [])
  const sums = [...loads, ...orders.map(({ sum }) => sum)]
  const around = await relatedOfLoads(reader, { host, actor }, bare)
  const [swamps, carriers] = await Promise.all([
    swampsOfWeek(reader, of, unique(sums.map(({ swamp }) => swamp))),
    carriersOfWeek(reader, of, unique(sums.map(({ carrier }) => carrier))),
  ])
  return {
    ...{ sums, swamps, carriers },
    loads: bare.map((load) => loadRow(load, around, rolesIn(actor, load, around))),
    orders: orders.slice(0, shownMost).map(({ order }) => order),
  }
})

/** One sum for each day, swamp and carrier; products are added up by their volume. */
async function loadSums(reader: PeatReader, { week, sellers }: OfWeek): Promise<WeekSum[]> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_load_line as line', 'line.load_id', 'peatsale_load.id')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'line.product')
    .select(['day', 'swamp', 'carrier', 'is_collected', 'line.unit', 'm3_per_unit', 'kg_per_m3'])
    .select(({ fn }) => [
      fn.sum<number>(fn.coalesce('line.delivered', 'line.loaded', 'line.planned')).as('quantity'),
      fn.count<number>('peatsale_load.id').filterWhere('line.position', '=', 0).as('loads'),
    ])
    .where('peatsale_load.seller', 'in', sellers)
    .where('week', '=', week)
    .where('peatsale_load.state', 'not in', ['cancelled', 'failed'])
    .groupBy(['day', 'swamp', 'carrier', 'is_collected', 'line.unit', 'm3_per_unit', 'kg_per_m3'])
    .execute()
  const places = Map.groupBy(rows, ({ day, swamp, carrier, is_collected }) =>
    JSON.stringify([day, swamp, carrier, is_collected]),
  )
  return [...places.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { day, swamp, carrier, is_collected } = first
    const count = same.reduce((sum, { loads }) => sum + Number(loads), 0)
    const place = { day: dayOrNull(day), swamp, carrier, isCollected: is_collected === 1 }
    return [{ kind: 'load' as const, ...place, volume: volumeOfAll(same), count }]
  })
}

function waitingOrders(reader: PeatReader, { week, sellers }: OfWeek) {
  return ownTables(reader)
    .selectFrom('peatsale_order')
    .innerJoin('peatsale_order_line as line', 'line.order_id', 'peatsale_order.id')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'line.product')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_order.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_order.site')
    .select(['peatsale_order.id', 'peatsale_order.number', 'logistics_account.name as customer', 'logistics_site.city'])
    .select(['wish_from', 'wish_to', 'method', 'preferred_swamp', 'ordered as quantity', 'line.unit'])
    .select(['m3_per_unit', 'kg_per_m3'])
    .where('peatsale_order.seller', 'in', sellers)
    .where('peatsale_order.state', '=', 'submitted')
    .where('week', '=', week)
    .orderBy('submitted_at')
    .orderBy('peatsale_order.id')
    .orderBy('line.position')
    .execute()
}

type Waiting = Awaited<ReturnType<typeof waitingOrders>>[number]

function orderOf(lines: readonly Waiting[]): { readonly order: WaitingOrder; readonly sum: WeekSum } | undefined {
  const [first] = lines
  if (first === undefined) return undefined
  const { id, number, customer, city, wish_from, wish_to, method, preferred_swamp: swamp } = first
  // Of several wished days none is settled.
  const day = wish_from !== null && wish_from === wish_to ? dayOrNull(wish_from) : null
  const volume = volumeOfAll(lines)
  return {
    order: { id, number: number ?? '', customer, city: city ?? '', day, volume },
    sum: { kind: 'order', day, swamp, carrier: null, isCollected: method === 'collected', volume, count: 1 },
  }
}

function bareLoads(reader: PeatReader, { week, sellers }: OfWeek) {
  return ownTables(reader)
    .selectFrom('peatsale_load')
    .selectAll()
    .where('seller', 'in', sellers)
    .where('week', '=', week)
    .where('state', 'in', ['planned', 'open'])
    .orderBy('day')
    .orderBy('slot_from')
    .orderBy('number')
    .limit(shownMost)
    .execute()
}

type Measured = Pick<Waiting, 'unit' | 'm3_per_unit' | 'kg_per_m3'> & { readonly quantity: number | string }

/** PostgreSQL answers sums as text. */
function volumeOfAll(rows: readonly Measured[]): Quantity {
  return rows.reduce((sum, row) => sum + volumeOf({ ...row, quantity: Number(row.quantity) }), 0) as Quantity
}

function dayOrNull(day: string): LocalDate | null {
  return day === '' ? null : (day as LocalDate)
}

function unique(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
