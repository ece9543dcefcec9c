/** The zone of a seller that a place is probably in, while its office has not said. */
import { handlersOf } from '@workspace/portal/server'
import { proposeZone } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { zonesSeen } from './site-zones.ts'

const { reads } = handlersOf<PeatActor>()

export interface PlaceToZone {
  readonly seller: string
  readonly gate: { readonly lat: number; readonly lon: number } | null
  readonly postalCode: string
  readonly city: string
  /** Of a yard that is there: its typed kilometres count. */
  readonly id?: string | null
}

export interface ProposedZone {
  readonly zone: { readonly id: string; readonly code: string; readonly name: string } | null
  readonly by: 'place' | 'postalCode' | 'city' | 'none'
  readonly km: number | null
}

export const proposeZoneHandler = reads(proposeZone, ({ host, actor }, asked, refuse) => {
  if (!actor.sellers.includes(asked.seller)) throw refuse('not_found')
  return proposedZone(host.database.reading, asked)
})

export async function proposedZone(reader: PeatReader, place: PlaceToZone): Promise<ProposedZone> {
  const { gate, seller } = place
  const id = place.id ?? ''
  const site = { id, gate_lat: gate?.lat ?? null, gate_lon: gate?.lon ?? null, tip_lat: null, tip_lon: null }
  const [seen] = (await zonesSeen(reader, [site], [seller])).get(id) ?? []
  const near = seen && (await zoneOf(reader, seen.proposedZone))
  if (near) return { zone: near, by: 'place', km: seen.proposedKm }
  for (const by of ['postalCode', 'city'] as const) {
    const zone = place[by] === '' ? undefined : await commonZone(reader, seller, { by, value: place[by] })
    if (zone) return { zone, by, km: seen?.proposedKm ?? null }
  }
  return { zone: null, by: 'none', km: seen?.proposedKm ?? null }
}

function zoneOf(reader: PeatReader, id: string) {
  return ownTables(reader)
    .selectFrom('peatsale_zone')
    .select(['id', 'code', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Of most yards there; of two alike the nearer zone. */
function commonZone(
  reader: PeatReader,
  seller: string,
  { by, value }: { readonly by: 'postalCode' | 'city'; readonly value: string },
) {
  return ownTables(reader)
    .selectFrom('peatsale_site_zone as set')
    .innerJoin('logistics_site as site', 'site.id', 'set.site')
    .innerJoin('peatsale_zone as zone', 'zone.id', 'set.zone')
    .select(['zone.id', 'zone.code', 'zone.name'])
    .where('set.seller', '=', seller)
    .where('site.removed', '=', 0)
    .where(by === 'city' ? 'site.city' : 'site.postal_code', '=', value)
    .groupBy(['zone.id', 'zone.code', 'zone.name', 'zone.max_km'])
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('zone.max_km')
    .executeTakeFirst()
}
