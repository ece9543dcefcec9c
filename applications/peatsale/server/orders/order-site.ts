import type { SiteRow } from '@workspace/logistics/server'
import type { Order } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { yardOf } from '../sites/site-store.ts'
import type { StoredOrder } from './order-rows.ts'

interface OrderPlace {
  /** Where the seller loads. */
  readonly swamps: readonly { readonly id: string; readonly name: string }[]
  /** The yard that an order goes to, with the zone and the distance that its price is calculated by. */
  readonly site: Order['siteDetails']
}

export async function orderPlaceOf(reader: PeatReader, order: StoredOrder): Promise<OrderPlace> {
  const own = ownTables(reader)
  const at = order.site ?? ''
  const [site, rows] = await Promise.all([
    order.site === null
      ? undefined
      : own.selectFrom('logistics_site').selectAll().where('id', '=', at).executeTakeFirst(),
    own
      .selectFrom('peatsale_seller as seller')
      .leftJoin('peatsale_swamp as swamp', 'swamp.seller', 'seller.id')
      .leftJoin('peatsale_site_distance as typed', (join) =>
        join.onRef('typed.swamp', '=', 'swamp.id').on('typed.site', '=', at),
      )
      .leftJoin('peatsale_site_zone as set', (join) =>
        join.onRef('set.seller', '=', 'seller.id').on('set.site', '=', at),
      )
      .leftJoin('peatsale_zone as zone', 'zone.id', 'set.zone')
      .select(['swamp.id', 'swamp.name', 'typed.km', 'zone.id as zone', 'zone.name as zoneName'])
      .where('seller.id', '=', order.seller)
      .execute(),
  ])
  const swamps = rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]))
  return { swamps, site: site ? siteDetailsOf(site, order, rows) : null }
}

interface Placed {
  readonly id: string | null
  readonly km: number | null
  readonly zone: string | null
  readonly zoneName: string | null
}

function siteDetailsOf(site: SiteRow, order: StoredOrder, rows: readonly Placed[]): NonNullable<Order['siteDetails']> {
  const [{ zone = null, zoneName = null } = {}] = rows
  const nearest = rows.toSorted((a, b) => (a.km ?? Number.MAX_SAFE_INTEGER) - (b.km ?? Number.MAX_SAFE_INTEGER))
  return {
    id: site.id,
    name: site.name,
    street: site.street,
    postalCode: site.postal_code,
    city: site.city,
    ...yardOf(site),
    zone: zone === null || zoneName === null ? null : { id: zone, name: zoneName },
    km: rows.find(({ id }) => id === order.swamp)?.km ?? nearest[0]?.km ?? null,
  }
}
