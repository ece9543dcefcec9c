/** Orders and loads of the office's sellers: by number and customer, and loads by who drives them and with what. */
import type { AnswerOf, IsoWeek, LocalDate } from '@workspace/portal/contract'
import { likeFragment, searchText } from '@workspace/portal/server'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { waybillNumber } from '../../contract/documents/number.ts'
import type { LoadState } from '../../contract/index.ts'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

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
export async function foundOrders(reader: PeatReader, actor: PeatActor, looked: Looked): Promise<Found['orders']> {
  const { find, sellers, customers } = looked
  const ids = ownTables(reader)
    .selectFrom('peatsale_order')
    .select('peatsale_order.id')
    .where('seller', 'in', [...sellers, ''])
    .where((of) => ordersSeenBy(actor, of, { hasEntered: false }))
    .where((of) =>
      of.or([
        holds('peatsale_order.search_text', find),
        ...(customers.length > 0 ? [of('customer', 'in', customers)] : []),
      ]),
    )
    .orderBy('sort_number', 'desc')
    .orderBy('peatsale_order.id')
    .limit(anythingFindMost)
  const rows = await ownTables(reader)
    .selectFrom(ids.as('found'))
    .innerJoin('peatsale_order', 'peatsale_order.id', 'found.id')
    .leftJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_order.customer')
    .leftJoin('peatsale_site', 'peatsale_site.id', 'peatsale_order.site')
    .select(['peatsale_order.id', 'peatsale_order.number', 'peatsale_order.week', 'peatsale_order.state'])
    .select(['peatsale_customer.name as customer', 'peatsale_site.city'])
    .orderBy('sort_number', 'desc')
    .orderBy('peatsale_order.id')
    .execute()
  return rows.map(({ id, number, customer, city, week, state }) => ({
    ...{ id, number: number ?? '', customer: customer ?? '', place: city ?? '' },
    ...{ week: (week || null) as IsoWeek | null, state: state as OrderState },
  }))
}

/** Those that somebody is to drive first, then the newest. */
export async function foundLoads(reader: PeatReader, looked: Looked): Promise<Found['loads']> {
  const { find, sellers, customers, vehicles, drivers } = looked
  const tied = Object.entries({ customer: customers, vehicle: vehicles, driver: drivers } as const)
  const isAhead = sql`case when peatsale_load.state in ('assigned', 'loading', 'loaded') then 0 else 1 end`
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_load.customer')
    .leftJoin('peatsale_site', 'peatsale_site.id', 'peatsale_load.site')
    .leftJoin('peatsale_vehicle', 'peatsale_vehicle.id', 'peatsale_load.vehicle')
    .select(['peatsale_load.id', 'peatsale_load.number', 'week', 'day', 'delivery_day', 'state', 'arrived_site_at'])
    .select(['peatsale_customer.name as customer', 'peatsale_site.city', 'peatsale_vehicle.plate'])
    .where('peatsale_load.seller', 'in', [...sellers, ''])
    .where((of) =>
      of.or([
        holds('peatsale_load.search_text', find),
        ...tied.flatMap(([column, ids]) =>
          ids.length === 0 ? [] : [of(`peatsale_load.${column as 'customer' | 'vehicle' | 'driver'}`, 'in', ids)],
        ),
      ]),
    )
    .orderBy(isAhead)
    .orderBy('peatsale_load.number', 'desc')
    .limit(anythingFindMost)
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

function holds(column: string, find: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${likeFragment(numberTyped(find) ?? find)} escape '\\'`
}

/** `KM-26-00487` of an order, `-1` of its load and `-8` of the load's waybill; the letters may be left out. */
const numbers = /^(?:([a-z]{2})[\s-]?)?(\d{2})[\s-]?(\d{5})(?:[\s-](\d{1,3})(?:[\s-](\d))?)?$/

/**
 * What is looked for where a number of an order, a load or a waybill is typed, whatever signs are between its parts.
 * A waybill's is that of its load; with a wrong check digit it is none.
 */
function numberTyped(find: string): string | undefined {
  const [, letters, year, order, load, digit] = numbers.exec(searchText([find.trim()])) ?? []
  const number = [letters, year, order, load].filter((part) => part !== undefined).join('-')
  if (number === '' || (digit !== undefined && !waybillNumber(number).endsWith(`-${digit}`))) return undefined
  return number
}
