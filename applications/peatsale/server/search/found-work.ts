/** Orders and loads of the office's sellers: by number and customer, and loads by who drives them and with what. */
import { numberTyped } from '@workspace/logistics/server'
import type { AnswerOf, IsoWeek, LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { LoadState } from '../../contract/index.ts'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { SearchedTable } from './text-hits.ts'
import { hitsOf, holds, rowsAmong } from './text-hits.ts'

type Found = AnswerOf<typeof findAnything>

interface Looked {
  readonly find: string
  readonly sellers: readonly string[]
  /** Those that were found: somebody calls, and the office looks for what they have ordered. */
  readonly customers: readonly string[]
  readonly vehicles: readonly string[]
  readonly drivers: readonly string[]
}

/** Newest first. */
export async function foundOrders(host: Host, actor: PeatActor, looked: Looked): Promise<Found['orders']> {
  const { sellers, customers } = looked
  const [reader, find] = [host.database.reading, numberTyped(looked.find) ?? looked.find]
  const hits = await hitsOf(host, 'peatsale_order', find)
  const ids = rowsAmong(reader, 'peatsale_order', { hits, besides: idsOf('peatsale_order', { customer: customers }) })
    .select('peatsale_order.id')
    .where('seller', 'in', [...sellers, ''])
    .where((of) => ordersSeenBy(actor, of, { hasEntered: false }))
    .where((of) =>
      of.or([holds('peatsale_order', find), ...(customers.length > 0 ? [of('customer', 'in', customers)] : [])]),
    )
    .orderBy('sort_number', 'desc')
    .orderBy('peatsale_order.id')
    .limit(anythingFindMost)
  const rows = await ownTables(reader)
    .selectFrom(ids.as('found'))
    .innerJoin('peatsale_order', 'peatsale_order.id', 'found.id')
    .leftJoin('logistics_account', 'logistics_account.id', 'peatsale_order.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_order.site')
    .select(['peatsale_order.id', 'peatsale_order.number', 'peatsale_order.week', 'peatsale_order.state'])
    .select(['logistics_account.name as customer', 'logistics_site.city'])
    .orderBy('sort_number', 'desc')
    .orderBy('peatsale_order.id')
    .execute()
  return rows.map(({ id, number, customer, city, week, state }) => ({
    ...{ id, number: number ?? '', customer: customer ?? '', place: city ?? '' },
    ...{ week: (week || null) as IsoWeek | null, state: state as OrderState },
  }))
}

/** Rows of a table that are tied to others, for the columns that have any. */
function idsOf(table: SearchedTable, tied: Readonly<Record<string, readonly string[]>>): RawBuilder<unknown>[] {
  return Object.entries(tied).flatMap(([column, ids]) =>
    ids.length === 0 ? [] : [sql`select id from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`],
  )
}

const ahead: readonly string[] = ['assigned', 'loading', 'loaded'] satisfies LoadState[]

/** Those that somebody is to drive first, then the newest. */
export async function foundLoads(host: Host, looked: Looked): Promise<Found['loads']> {
  const hits = await hitsOf(host, 'peatsale_load', numberTyped(looked.find) ?? looked.find)
  const first = await loadsAmong(host.database.reading, looked, { hits, isAhead: true, most: anythingFindMost })
  const most = anythingFindMost - first.length
  return [...first, ...(await loadsAmong(host.database.reading, looked, { hits, isAhead: false, most }))]
}

interface Among {
  readonly hits: string | undefined
  readonly isAhead: boolean
  readonly most: number
}

async function loadsAmong(reader: PeatReader, looked: Looked, { hits, isAhead, most }: Among): Promise<Found['loads']> {
  if (most === 0) return []
  const { sellers, customers, vehicles, drivers } = looked
  const find = numberTyped(looked.find) ?? looked.find
  const ties = { customer: customers, vehicle: vehicles, driver: drivers } as const
  const tied = Object.entries(ties)
  const rows = await rowsAmong(reader, 'peatsale_load', { hits, besides: idsOf('peatsale_load', ties) })
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_load.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_load.site')
    .leftJoin('logistics_vehicle', 'logistics_vehicle.id', 'peatsale_load.vehicle')
    .select(['peatsale_load.id', 'peatsale_load.number', 'week', 'day', 'delivery_day', 'state', 'arrived_site_at'])
    .select(['logistics_account.name as customer', 'logistics_site.city', 'logistics_vehicle.plate'])
    .where('peatsale_load.seller', 'in', [...sellers, ''])
    .where((of) =>
      of.or([
        holds('peatsale_load', find),
        ...tied.flatMap(([column, ids]) =>
          ids.length === 0 ? [] : [of(`peatsale_load.${column as 'customer' | 'vehicle' | 'driver'}`, 'in', ids)],
        ),
      ]),
    )
    .where('state', isAhead ? 'in' : 'not in', ahead)
    .orderBy('peatsale_load.number', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, number, customer, city, plate, ...load }) => ({
    ...{ id, number, customer, place: city ?? '', plate: plate ?? '' },
    ...{
      week: (load.week || null) as IsoWeek | null,
      day: (load.delivery_day || load.day || null) as LocalDate | null,
    },
    ...{ state: load.state as LoadState, arrived: load.arrived_site_at !== null },
  }))
}
