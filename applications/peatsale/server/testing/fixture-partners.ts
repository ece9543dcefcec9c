/** Rows of the fixture's customers and carriers. */
import type { Quantity } from '@workspace/portal/contract'
import { finnishSortKey, searchText } from '@workspace/portal/server'
import { emptySite } from '../../contract/sites/site.ts'
import { siteColumns } from '../sites/site-store.ts'
import { peat } from './ids.ts'
import type { WrittenTables } from './written-tables.ts'

const edited = { version: 1, changed_at: '2026-09-01T06:00:00.000Z' }

type Row<Name extends keyof WrittenTables> = WrittenTables[Name]

/** Names by which a test finds the customers again. */
const named = [
  { of: peat.kalliorinne, name: 'Kalliorinteen Maito Oy', businessId: '9990003-2', phone: '000 000 0311' },
  { of: peat.suviranta, name: 'Suvirannan Lihakarja', businessId: '9990004-0', phone: '000 000 0312' },
  { of: peat.koivukumpu, name: 'Koivukummun Siipikarja', businessId: '9990005-9', phone: '000 000 0313' },
] as const

export function customerRows(): Row<'logistics_account'>[] {
  return named.map(({ of, name, businessId }) => ({
    ...{ id: of.customer, name, business_id: businessId, farm_id: '', language: 'fi', closed: 0, closed_reason: '' },
    ...{ sort_name: finnishSortKey(name), search_text: searchText([name, businessId]) },
    ...edited,
  }))
}

export function linkRows(): Row<'peatsale_customer_link'>[] {
  const { biolan, novarbo, kalliorinne, suviranta, koivukumpu } = peat
  return [
    linkRow(kalliorinne.link, kalliorinne.customer, biolan.seller),
    linkRow(suviranta.link, suviranta.customer, novarbo.seller),
    linkRow(koivukumpu.link, koivukumpu.customer, biolan.seller),
    linkRow(koivukumpu.otherLink, koivukumpu.customer, novarbo.seller),
  ]
}

/** As the links are: another application learns that a seller deals with the account. */
export function relationshipsOf(links: readonly Row<'peatsale_customer_link'>[]): Row<'logistics_relationship'>[] {
  return links.map(({ customer: account, seller: company, active }) => ({
    account,
    application: 'peatsale',
    company,
    active,
  }))
}

export function linkRow(id: string, customer: string, seller: string): Row<'peatsale_customer_link'> {
  return {
    ...{ id, customer, seller, number: `A-${id.slice(-3)}`, tags: '[]', allowed_products: '[]', season_m3: 0 },
    ...{ payment_days: 14, invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' },
    ...{ einvoice_address: '', einvoice_operator: '', hold_reason: '', hold_by: '', hold_at: null },
    ...{ credit_limit: null, notes: `Muistio ${id.slice(-3)}`, active: 1 },
    ...{
      contact_name: '',
      telephone: `000 000 04${id.slice(-2)}`,
      email: '',
      contact_search: `00000004${id.slice(-2)}`,
    },
    ...edited,
  }
}

export function siteRows(): Row<'logistics_site'>[] {
  return named.map(({ of, name, phone }) => ({
    id: of.site,
    account: of.customer,
    removed: 0,
    ...siteColumns({
      ...emptySite,
      ...{ name: `${name}, navetta`, street: 'Navettatie 1', postalCode: '62200', city: 'Kauhava' },
      gate: { lat: 63_100_000, lon: 23_000_000 },
      storage: 300 as Quantity,
      contactName: `Yhteys ${of.site.slice(-3)}`,
      contactPhone: phone,
      gateCode: `PIHA-${of.site.slice(-3)}`,
    }),
    ...edited,
  }))
}

export function siteZoneRows(): Row<'peatsale_site_zone'>[] {
  return [
    { site: peat.kalliorinne.site, seller: peat.biolan.seller, zone: peat.biolan.nearZone, version: 1 },
    { site: peat.suviranta.site, seller: peat.novarbo.seller, zone: peat.novarbo.farZone, version: 1 },
  ]
}

/** Transport companies as the portal has them. */
export const transportCompanies = [
  { id: peat.suokoski.carrier, name: 'Kuljetus Suokoski Oy' },
  { id: peat.lakeus.carrier, name: 'Lakeuden Irtorahti Oy' },
] as const

export function carrierRows(): Row<'logistics_carrier'>[] {
  return transportCompanies.map(({ id, name }, at) => ({
    ...{ id, name, business_id: at === 0 ? '9990011-2' : '9990012-0', licence_number: `LUPA-${id.slice(-3)}` },
    ...{ byproduct_number: '', waste_register_number: '', insurance_until: '2027-06-30' },
    ...{ contact: `Ajojärjestely ${id.slice(-3)}`, sort_name: finnishSortKey(name) },
    ...edited,
  }))
}

export function carrierSellerRows(): Row<'peatsale_carrier_seller'>[] {
  return [
    { carrier: peat.suokoski.carrier, seller: peat.biolan.seller },
    { carrier: peat.lakeus.carrier, seller: peat.novarbo.seller },
  ]
}

export function carrierTermsRows(): Row<'peatsale_carrier_terms'>[] {
  return carrierSellerRows().map((served) => ({ ...served, terms: `Ehdot ${served.carrier.slice(-3)}` }))
}

export function carrierZoneRows(): Row<'peatsale_carrier_zone'>[] {
  return [
    { carrier: peat.suokoski.carrier, zone: peat.biolan.nearZone },
    { carrier: peat.lakeus.carrier, zone: peat.novarbo.farZone },
  ]
}

export function vehicleRows(): Row<'logistics_vehicle'>[] {
  return [
    vehicle(peat.suokoski.truck, peat.suokoski.carrier, 'ZZA-101'),
    vehicle(peat.suokoski.semi, peat.suokoski.carrier, 'ZZA-102'),
    vehicle(peat.lakeus.truck, peat.lakeus.carrier, 'ZZA-112'),
    vehicle(peat.lakeus.semi, peat.lakeus.carrier, 'ZZA-111'),
  ]
}

/** Each truck has carried bedding and been washed; both records have the truck's id. */
export function cargoRows(): Row<'logistics_cargo'>[] {
  return trucks.map((id) => ({
    ...{ id, vehicle: id, boxes: '[]', class: 'bedding', at: '2026-09-20T06:00:00.000Z', application: 'peatsale' },
    ...{ ref: `kuorma-${id.slice(-3)}`, voided_at: null },
  }))
}

export function washRows(): Row<'logistics_wash'>[] {
  return trucks.map((id) => ({
    ...{ id, vehicle: id, boxes: '[]', at: '2026-09-21T06:00:00.000Z', place: 'Pesuhalli', method: 'wash' },
    ...{ washed_by: '', note: '', voided_at: null, void_reason: '' },
  }))
}

const trucks = [peat.suokoski.truck, peat.lakeus.truck]

function vehicle(id: string, carrier: string, plate: string): Row<'logistics_vehicle'> {
  const boxes = [
    { name: 'Auto', m3: 50_000 },
    { name: 'Perävaunu', m3: 78_000 },
  ]
  return {
    ...{ id, carrier, plate, type: 'fullTrailer', boxes: JSON.stringify(boxes), capacity: 128_000, payload_kg: 40_000 },
    ...{ unload_type: 'rear', length_cm: 2525, height_cm: 440, trailer_detachable: 1, trips_per_day: 2 },
    ...{ grab: 0, cover: 'none', leak_proof: 0, dedicated_to: 'none', removed: 0 },
    ...edited,
  }
}
