/** Where a site is to a seller: the zone that its office has set, and kilometres by road. */
import type { SiteRow } from '@workspace/logistics/server'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { roadKm } from '../sites/road-distance.ts'

export interface SitePlace {
  readonly zone: { readonly id: string; readonly code: string; readonly name: string } | null
  /** By the swamps where the seller loads; a swamp or site that nobody has placed has none. */
  readonly km: ReadonlyMap<string, number>
}

export async function sitePlace(registers: RegisterRows, site: string | null, seller: string): Promise<SitePlace> {
  if (site === null) return { zone: null, km: new Map() }
  const own = ownTables(registers.reader)
  const [stored, swamps, placed] = await Promise.all([
    registers.site(site),
    registers.swampsOf(seller),
    own
      .selectFrom('logistics_site as site')
      .leftJoin('peatsale_site_zone as set', (join) =>
        join.onRef('set.site', '=', 'site.id').on('set.seller', '=', seller),
      )
      .leftJoin('peatsale_zone as zone', 'zone.id', 'set.zone')
      .leftJoin('peatsale_site_distance as typed', 'typed.site', 'site.id')
      .select(['zone.id', 'zone.code', 'zone.name', 'typed.swamp', 'typed.km'])
      .where('site.id', '=', site)
      .execute(),
  ])
  const { id, code, name } = placed[0] ?? {}
  const found = swamps.flatMap((swamp) => {
    const km = placed.find((typed) => typed.swamp === swamp.id)?.km ?? guessedKm(stored, swamp)
    return km === undefined ? [] : [[swamp.id, km] as const]
  })
  const zone = id != null && code != null && name != null ? { id, code, name } : null
  return { zone, km: new Map(found) }
}

/** To the swamp, or to the nearest while none is chosen; undefined where nobody knows. */
export function kmTo({ km }: SitePlace, swamp: string | null): number | undefined {
  if (swamp !== null) return km.get(swamp)
  return km.size === 0 ? undefined : Math.min(...km.values())
}

type Located = Pick<PeatTables['peatsale_swamp'], 'id' | 'lat' | 'lon'>

/** By the coordinates of the gate, else of where one tips. */
function guessedKm(site: SiteRow | undefined, { lat, lon }: Located): number | undefined {
  const to = placeOf(site?.gate_lat, site?.gate_lon) ?? placeOf(site?.tip_lat, site?.tip_lon)
  const from = placeOf(lat, lon)
  return from && to ? roadKm(from, to) : undefined
}

function placeOf(lat: number | null | undefined, lon: number | null | undefined) {
  return lat == null || lon == null ? undefined : { lat, lon }
}
