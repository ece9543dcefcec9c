/** Where a load is taken and where it goes, as far as its reader may know (2.6). */
import { dayOf } from '@workspace/portal/contract'
import type { Load } from '../../contract/loads/load.ts'
import { isOfDay, isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { yardOf } from '../sites/site-store.ts'
import { closureOf } from '../swamps/closures.ts'
import type { DetailReading } from './detail-reading.ts'
import type { Disclosure } from './disclosure.ts'
import type { StoredLoad } from './load-names.ts'

/** The yard. Whoever is only offered the load learns what fits there, not whose telephone it is. */
export async function siteOf(reader: PeatReader, load: StoredLoad, shown: Disclosure): Promise<Load['siteDetails']> {
  if (load.site === null || (shown.isLoader && !shown.yard)) return null
  const own = ownTables(reader)
  const site = await own.selectFrom('logistics_site').selectAll().where('id', '=', load.site).executeTakeFirst()
  if (!site) return null
  const order = own.selectFrom('peatsale_order').select(['instructions', 'contact_name', 'contact_phone'])
  const said = await order.where('id', '=', load.order_id).executeTakeFirst()
  const lat = site.tip_lat ?? site.gate_lat
  const lon = site.tip_lon ?? site.gate_lon
  const contact = shown.contact
  return {
    name: site.name,
    street: shown.yard ? site.street : '',
    postalCode: shown.yard ? site.postal_code : '',
    city: site.city,
    ...yardOf(site),
    place: shown.yard && lat !== null && lon !== null ? { lat, lon } : null,
    instructions: shown.yard ? (said?.instructions ?? '') : '',
    standingInstructions: shown.yard ? site.instructions : '',
    contactName: contact ? said?.contact_name || site.contact_name : '',
    contactTelephone: contact ? said?.contact_phone || site.contact_phone : '',
    gateCode: contact ? site.gate_code : '',
    km: await kmBetween(reader, load),
  }
}

export async function swampOf(
  reading: DetailReading,
  load: StoredLoad,
  shown: Disclosure,
): Promise<Load['swampDetails']> {
  if (load.swamp === null || !(shown.isOffice || shown.isCrew || shown.isLoader)) return null
  const own = ownTables(reading.reader)
  const swamp = await own.selectFrom('peatsale_swamp').selectAll().where('id', '=', load.swamp).executeTakeFirst()
  if (!swamp) return null
  const { lat, lon } = swamp
  return {
    name: swamp.name,
    municipality: swamp.municipality,
    roadNote: swamp.road_note,
    gateCode: shown.swampGate ? swamp.gate_code : '',
    coverageNote: swamp.coverage_note,
    closure: await closureOf(reading.reader, swamp.id),
    place: lat !== null && lon !== null ? { lat, lon } : null,
    loaders: await loadersShown(reading, load, shown),
  }
}

/** The loaders' telephones, for drivers with a load there that day, and the office. */
async function loadersShown({ host, reader, now }: DetailReading, load: StoredLoad, shown: Disclosure) {
  const today = dayOf(now)
  const isDrivenNow = load.state === 'loading' || isOfDay(load, today) || isOfEarlierDay(load, today)
  const isToday = shown.isCrew && isDrivenNow
  if (load.swamp === null || !(shown.isOffice || isToday)) return []
  const listed = ownTables(reader).selectFrom('peatsale_swamp_loader').select('person').where('swamp', '=', load.swamp)
  const ids = (await listed.execute()).map(({ person }) => person)
  const cards = await host.people.cards({ ids })
  return cards.filter(({ active }) => active).map(({ name, telephone }) => ({ name, telephone }))
}

async function kmBetween(reader: PeatReader, { site, swamp }: StoredLoad): Promise<number | null> {
  if (site === null || swamp === null) return null
  const distances = ownTables(reader).selectFrom('peatsale_site_distance').select('km')
  const row = await distances.where('site', '=', site).where('swamp', '=', swamp).executeTakeFirst()
  return row?.km ?? null
}
