import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { ownTables } from '../database/tables.ts'
import type { LoadContext } from './load-context.ts'

/** Those that are named, or all that serve: the seller, and the zone of the site where carriers and site have zones. */
export async function offerees(
  { reader, load }: Pick<LoadContext, 'load' | 'reader'>,
  { to }: LoadEventData<'offer'>,
): Promise<readonly string[]> {
  if (to.by === 'carriers') return [...new Set(to.carriers)]
  const own = ownTables(reader)
  const zones = own.selectFrom('peatsale_site_zone').select('zone').where('seller', '=', load.seller)
  const zone = await zones.where('site', '=', load.site ?? '').executeTakeFirst()
  const serving = await own
    .selectFrom('peatsale_carrier_seller')
    .select('carrier')
    .where('seller', '=', load.seller)
    .orderBy('carrier')
    .execute()
  if (zone === undefined) return serving.map(({ carrier }) => carrier)
  const driven = await own.selectFrom('peatsale_carrier_zone').select('carrier').where('zone', '=', zone.zone).execute()
  return serving.filter(({ carrier }) => driven.some((each) => each.carrier === carrier)).map(({ carrier }) => carrier)
}
