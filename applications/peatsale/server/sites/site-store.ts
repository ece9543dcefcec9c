/** Delivery sites as they are stored, and as those read them who may. */
import type { SiteRow } from '@workspace/logistics/server'
import type { Quantity } from '@workspace/portal/contract'
import type { SiteFields, SiteSeen, YardFields } from '../../contract/sites/site.ts'
import { contactSearch } from '../customers/contact-search.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { zonesSeen } from './site-zones.ts'

export function siteRow(reader: PeatReader, id: string): Promise<SiteRow | undefined> {
  const sites = ownTables(reader).selectFrom('logistics_site').selectAll().where('id', '=', id)
  return sites.where('removed', '=', 0).executeTakeFirst()
}

/** Sites of an account with the zones that these sellers have set. */
export async function sitesSeen(reader: PeatReader, customer: string, sellers: readonly string[]): Promise<SiteSeen[]> {
  const rows = await ownTables(reader)
    .selectFrom('logistics_site')
    .selectAll()
    .where('account', '=', customer)
    .where('removed', '=', 0)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const zones = await zonesSeen(reader, rows, sellers)
  return rows.map((row) => ({ id: row.id, version: row.version, ...siteOf(row), zones: zones.get(row.id) ?? [] }))
}

/** What every reader of a load or an order with the site sees. */
export function yardOf(row: SiteRow): YardFields {
  return {
    maxCombination: row.max_combination as YardFields['maxCombination'],
    turningNote: row.turning_note,
    heightLimitCm: row.height_limit_cm,
    thawProne: row.thaw_prone === 1,
    surface: row.surface as YardFields['surface'],
    unloadSide: row.unload_side as YardFields['unloadSide'],
    allowedHours: row.allowed_hours,
  }
}

function siteOf(row: SiteRow): SiteFields {
  return {
    ...{ name: row.name, street: row.street, city: row.city, instructions: row.instructions },
    postalCode: row.postal_code,
    gate: placeOf(row.gate_lat, row.gate_lon),
    tip: placeOf(row.tip_lat, row.tip_lon),
    ...yardOf(row),
    storage: row.storage_m3 as Quantity | null,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    gateCode: row.gate_code,
  }
}

export function siteColumns(given: SiteFields) {
  return {
    ...personalColumns(given),
    name: given.name,
    street: given.street,
    postal_code: given.postalCode,
    city: given.city,
    gate_lat: given.gate?.lat ?? null,
    gate_lon: given.gate?.lon ?? null,
    tip_lat: given.tip?.lat ?? null,
    tip_lon: given.tip?.lon ?? null,
    surface: given.surface,
    max_combination: given.maxCombination,
    height_limit_cm: given.heightLimitCm,
    storage_m3: given.storage,
    thaw_prone: given.thawProne ? 1 : 0,
    unload_side: given.unloadSide,
    allowed_hours: given.allowedHours,
  }
}

function personalColumns(given: SiteFields) {
  return {
    contact_name: given.contactName,
    contact_phone: given.contactPhone,
    contact_search: contactSearch({ name: given.contactName, telephone: given.contactPhone }),
    gate_code: given.gateCode,
    instructions: given.instructions,
    turning_note: given.turningNote,
  }
}

function placeOf(lat: number | null, lon: number | null): SiteFields['gate'] {
  return lat === null || lon === null ? null : { lat, lon }
}
