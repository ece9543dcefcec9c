/** Where a site is to a seller: the zone that its office has set, and kilometres by road. */
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { roadKm } from '../sites/road-distance.ts'
import { swampsOfSellers } from '../stock/free-stock.ts'

export interface SitePlace {
  readonly zone: { readonly id: string; readonly code: string; readonly name: string } | null
  /** By the swamps where the seller loads; a swamp or site that nobody has placed has none. */
  readonly km: ReadonlyMap<string, number>
}

export async function sitePlace(reader: PeatReader, site: string | null, seller: string): Promise<SitePlace> {
  if (site === null) return { zone: null, km: new Map() }
  const own = ownTables(reader)
  const [stored, zone, swamps, typed] = await Promise.all([
    own.selectFrom('peatsale_site').selectAll().where('id', '=', site).executeTakeFirst(),
    own
      .selectFrom('peatsale_site_zone as set')
      .innerJoin('peatsale_zone as zone', 'zone.id', 'set.zone')
      .select(['zone.id', 'zone.code', 'zone.name'])
      .where('set.site', '=', site)
      .where('set.seller', '=', seller)
      .executeTakeFirst(),
    swampsOfSellers(reader, [seller]),
    own.selectFrom('peatsale_site_distance').selectAll().where('site', '=', site).execute(),
  ])
  const ids = swamps.map(({ swamp }) => swamp)
  const places = ids.length === 0 ? [] : await placesOf(reader, ids)
  const found = places.flatMap((swamp) => {
    const km = typed.find((distance) => distance.swamp === swamp.id)?.km ?? guessedKm(stored, swamp)
    return km === undefined ? [] : [[swamp.id, km] as const]
  })
  return { zone: zone ?? null, km: new Map(found) }
}

/** To the swamp, or to the nearest while none is chosen; undefined where nobody knows. */
export function kmTo({ km }: SitePlace, swamp: string | null): number | undefined {
  if (swamp !== null) return km.get(swamp)
  return km.size === 0 ? undefined : Math.min(...km.values())
}

type Located = Pick<PeatTables['peatsale_swamp'], 'id' | 'lat' | 'lon'>

function placesOf(reader: PeatReader, ids: readonly string[]): Promise<Located[]> {
  return ownTables(reader).selectFrom('peatsale_swamp').select(['id', 'lat', 'lon']).where('id', 'in', ids).execute()
}

/** By the coordinates of the gate, else of where one tips. */
function guessedKm(site: PeatTables['peatsale_site'] | undefined, { lat, lon }: Located): number | undefined {
  const to = placeOf(site?.gate_lat, site?.gate_lon) ?? placeOf(site?.tip_lat, site?.tip_lon)
  const from = placeOf(lat, lon)
  return from && to ? roadKm(from, to) : undefined
}

function placeOf(lat: number | null | undefined, lon: number | null | undefined) {
  return lat == null || lon == null ? undefined : { lat, lon }
}
