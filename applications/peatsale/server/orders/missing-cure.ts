import type { MissingPrice, MissingPrices } from '../../contract/orders/missing-price.ts'
import type { PeatReader } from '../database/tables.ts'
import { proposedZone } from '../sites/propose-zone.ts'
import { siteRow } from '../sites/site-store.ts'

interface Lacking {
  readonly seller: string
  readonly site: string | null
  readonly missing: readonly MissingPrice[]
}

/** What is missing, with the zone that would cure it. */
export async function withCure(reader: PeatReader, { seller, site: id, missing }: Lacking): Promise<MissingPrices> {
  const told = { missing: [...missing], zone: null }
  const isZone = missing.some(({ cause }) => cause === 'zone')
  const site = isZone && id !== null ? await siteRow(reader, id) : undefined
  if (!site) return told
  const { gate_lat, gate_lon, tip_lat, tip_lon } = site
  const [lat, lon] = gate_lat === null ? [tip_lat, tip_lon] : [gate_lat, gate_lon]
  const gate = lat === null || lon === null ? null : { lat, lon }
  const { zone, km } = await proposedZone(reader, { seller, gate, postalCode: site.postal_code, city: site.city, id })
  return { ...told, zone: { site: site.id, account: site.account, version: 0, proposed: zone, km } }
}
