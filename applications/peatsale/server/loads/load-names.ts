/** The names that rows of loads show: of their orders, sellers, customers, sites, bogs and carriers. */
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Road } from './arrival.ts'

export type StoredLoad = Selectable<PeatTables['peatsale_load']>

export interface LoadNames extends Road {
  readonly orderNumber: string
  readonly sellerName: string
  readonly customerName: string
  readonly siteName: string | null
  readonly siteCity: string | null
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly swampName: string | null
  readonly carrierName: string | null
}

/** Undefined unless the loads were read with their names. */
export function namesIn(loads: readonly (StoredLoad | (StoredLoad & LoadNames))[]) {
  const named = loads.filter((load) => 'orderNumber' in load)
  return named.length === loads.length ? named : undefined
}

export function namesOf(reader: PeatReader, ids: readonly string[]) {
  return namedLoads(reader).where('peatsale_load.id', 'in', ids).execute()
}

/** The loads of an order, in their order. */
export function loadsWithNames(reader: PeatReader, order: string) {
  const loads = namedLoads(reader).selectAll('peatsale_load').where('order_id', '=', order)
  return loads.orderBy('peatsale_load.position').execute()
}

function namedLoads(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_load.order_id')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_load.seller')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_load.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_load.site')
    .leftJoin('peatsale_swamp', 'peatsale_swamp.id', 'peatsale_load.swamp')
    .leftJoin('logistics_carrier', 'logistics_carrier.id', 'peatsale_load.carrier')
    .leftJoin('peatsale_site_distance', (join) =>
      join
        .onRef('peatsale_site_distance.site', '=', 'peatsale_load.site')
        .onRef('peatsale_site_distance.swamp', '=', 'peatsale_load.swamp'),
    )
    .select((of) => [
      'peatsale_load.id',
      of.fn.coalesce('peatsale_order.number', of.val('')).as('orderNumber'),
      'peatsale_seller.name as sellerName',
      'logistics_account.name as customerName',
      'logistics_site.name as siteName',
      'logistics_site.city as siteCity',
      // Of the order, else of the yard.
      sql<string | null>`coalesce(nullif(peatsale_order.contact_name, ''), logistics_site.contact_name)`.as(
        'contactName',
      ),
      sql<string | null>`coalesce(nullif(peatsale_order.contact_phone, ''), logistics_site.contact_phone)`.as(
        'contactPhone',
      ),
      'peatsale_swamp.name as swampName',
      'logistics_carrier.name as carrierName',
      'peatsale_site_distance.km',
      'peatsale_swamp.lat as swampLat',
      'peatsale_swamp.lon as swampLon',
      of.fn.coalesce('gate_lat', 'tip_lat').as('siteLat'),
      of.fn.coalesce('gate_lon', 'tip_lon').as('siteLon'),
    ])
}
