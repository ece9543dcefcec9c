/** In which zone of a seller a site is: set by the office, proposed by the fewest kilometres from one of the seller's swamps. */
import type { SiteRow } from '@workspace/logistics/server'
import type { SiteZone } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { roadKm } from './road-distance.ts'

type Site = Pick<SiteRow, 'id' | 'gate_lat' | 'gate_lon' | 'tip_lat' | 'tip_lon'>

export async function zonesSeen(
  reader: PeatReader,
  sites: readonly Site[],
  sellers: readonly string[],
): Promise<ReadonlyMap<string, SiteZone[]>> {
  if (sites.length === 0 || sellers.length === 0) return new Map()
  const own = ownTables(reader)
  const ids = sites.map(({ id }) => id)
  const [zones, swamps, set, typed] = await Promise.all([
    own
      .selectFrom('peatsale_zone')
      .select(['id', 'seller', 'max_km'])
      .where('seller', 'in', sellers)
      .orderBy('max_km')
      .execute(),
    own
      .selectFrom('peatsale_swamp')
      .select(['id', 'seller', 'lat', 'lon'])
      .where('seller', 'in', sellers)
      .orderBy('code')
      .execute(),
    own.selectFrom('peatsale_site_zone').selectAll().where('site', 'in', ids).execute(),
    own.selectFrom('peatsale_site_distance').selectAll().where('site', 'in', ids).execute(),
  ])
  const seenOf = (site: Site, seller: string): SiteZone => {
    const ofSeller = swamps.filter((swamp) => swamp.seller === seller)
    const distances = ofSeller.flatMap((swamp) => distanceTo(site, swamp, typed))
    const proposedKm = distances.length === 0 ? null : Math.min(...distances.map(({ km }) => km))
    const within = zones.find(({ seller: of, max_km }) => of === seller && proposedKm !== null && proposedKm <= max_km)
    const stored = set.find((one) => one.site === site.id && one.seller === seller)
    const { zone = '', version = 0 } = stored ?? {}
    return { seller, zone, version, proposedZone: within?.id ?? '', proposedKm, distances }
  }
  return new Map(sites.map((site) => [site.id, sellers.map((seller) => seenOf(site, seller))]))
}

type Swamp = Pick<PeatTables['peatsale_swamp'], 'id' | 'lat' | 'lon'>
type Typed = readonly PeatTables['peatsale_site_distance'][]

/** As typed; else by the coordinates of the gate, or of where one tips; none while nobody has said where it is. */
function distanceTo(site: Site, swamp: Swamp, typed: Typed): SiteZone['distances'] {
  const known = typed.find((one) => one.site === site.id && one.swamp === swamp.id)
  if (known) return [{ swamp: swamp.id, km: known.km, isTyped: true }]
  const to = placeOf(site.gate_lat, site.gate_lon) ?? placeOf(site.tip_lat, site.tip_lon)
  const from = placeOf(swamp.lat, swamp.lon)
  return from && to ? [{ swamp: swamp.id, km: roadKm(from, to), isTyped: false }] : []
}

function placeOf(lat: number | null, lon: number | null) {
  return lat === null || lon === null ? undefined : { lat, lon }
}
