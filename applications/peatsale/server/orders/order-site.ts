import type { Order } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StoredOrder } from './order-rows.ts'

/** The yard that an order goes to, with the zone and the distance that its price is reckoned by. */
export async function orderSiteOf(reader: PeatReader, order: StoredOrder): Promise<Order['siteDetails']> {
  if (order.site === null) return null
  const own = ownTables(reader)
  const [site, zone, distances] = await Promise.all([
    own.selectFrom('peatsale_site').selectAll().where('id', '=', order.site).executeTakeFirst(),
    own
      .selectFrom('peatsale_site_zone')
      .innerJoin('peatsale_zone', 'peatsale_zone.id', 'peatsale_site_zone.zone')
      .select(['peatsale_zone.id', 'peatsale_zone.name'])
      .where('site', '=', order.site)
      .where('peatsale_site_zone.seller', '=', order.seller)
      .executeTakeFirst(),
    own
      .selectFrom('peatsale_site_distance')
      .innerJoin('peatsale_swamp', 'peatsale_swamp.id', 'peatsale_site_distance.swamp')
      .select(['swamp', 'km'])
      .where('site', '=', order.site)
      .where('seller', '=', order.seller)
      .orderBy('km')
      .execute(),
  ])
  if (!site) return null
  const { max_combination, unload_side } = site
  return {
    id: site.id,
    name: site.name,
    street: site.street,
    postalCode: site.postal_code,
    city: site.city,
    surface: site.surface === 'soft' ? 'soft' : 'hard',
    maxCombination: max_combination === 'truck' || max_combination === 'semi' ? max_combination : 'full',
    thawProne: site.thaw_prone === 1,
    turningNote: site.turning_note,
    heightLimitCm: site.height_limit_cm,
    unloadSide: unload_side === 'side' ? 'side' : 'rear',
    allowedHours: site.allowed_hours,
    zone: zone ?? null,
    km: (distances.find(({ swamp }) => swamp === order.swamp) ?? distances[0])?.km ?? null,
  }
}
