/** Companies, farms with their yards and stores, carriers with a truck: what a consignment needs to be there. */
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { emptyConsignment } from '../consignments/empty-consignment.ts'
import type { ManureTables } from '../database/tables.ts'
import type { CommercialDocumentContent } from '../documents/content.ts'
import { manure } from './ids.ts'

const edited = { version: 1, changed_at: '2026-09-01T06:00:00.000Z' }
const parties = [
  { of: manure.novarbo, code: 'NOV', name: 'Novarbo', farm: 'Koivukummun Siipikarja', plate: 'ZZA-142' },
  { of: manure.ekoasuminen, code: 'EKO', name: 'Ekoasuminen', farm: 'Tallinmäen Ratsukeskus', plate: 'ZZA-133' },
] as const

/** Tests write shared rows past the package that owns them. */
type Writable = Kysely<Record<string, Record<string, unknown>>>

export async function fillParties(own: Kysely<ManureTables>): Promise<void> {
  const shared = own as unknown as Writable
  const companies = parties.map(({ of, code, name }) => ({
    ...{ id: of.company, code, company_key: name.toLowerCase(), name, business_id: '9990001-6' },
    ...{ street: 'Lauttakyläntie 570', postal_code: '27510', city: 'Eura', ...edited },
  }))
  await shared.insertInto('logistics_company').values(companies).execute()
  const accounts = parties.map(({ of, farm }) => ({
    ...{ id: of.account, name: farm, business_id: '9990003-2', farm_id: '', language: 'fi', closed: 0 },
    ...{ closed_reason: '', sort_name: finnishSortKey(farm), search_text: searchText([farm]), ...edited },
  }))
  await shared.insertInto('logistics_account').values(accounts).execute()
  const sites = parties.map(({ of, farm }) => ({
    ...{ id: of.site, account: of.account, name: `${farm}, halli`, street: 'Hallitie 1', postal_code: '62200' },
    ...{ city: 'Kauhava', gate_lat: 63_100_000, gate_lon: 23_000_000, tip_lat: null, tip_lon: null, surface: 'hard' },
    ...{ max_combination: 'full', turning_note: '', height_limit_cm: null, storage_m3: null, thaw_prone: 0 },
    ...{ unload_side: 'rear', allowed_hours: '', contact_name: '', contact_phone: '', contact_search: '' },
    gate_code: '4711',
    ...{ instructions: 'Pidä ovi kiinni', removed: 0, ...edited },
  }))
  await shared.insertInto('logistics_site').values(sites).execute()
  const flocks = parties.map(({ of, code }) => ({
    ...{ id: of.flock, account: of.account, site: of.site, house: 'Halli 1', species: 'broiler', birds: 18_000 },
    ...{ in_day: '2026-09-10', out_day: null, note: `Erä ${code}`, ...edited },
  }))
  await shared.insertInto('logistics_flock').values(flocks).execute()
  const rate = { id: manure.novarbo.company, tax_class: 'yleinen', from_day: '2024-09-01', rate_bp: 2550, code: '1' }
  await shared
    .insertInto('logistics_vat_rate')
    .values({ ...rate, version: 1 })
    .execute()
  const carriers = parties.map(({ of, name }) => ({
    ...{ id: of.carrier, name: `${name} kuljetus`, business_id: '9990011-2', licence_number: 'LUPA-1' },
    ...{ byproduct_number: 'STR-1', waste_register_number: '', insurance_until: null, contact: '' },
    ...{ sort_name: finnishSortKey(name), ...edited },
  }))
  await shared.insertInto('logistics_carrier').values(carriers).execute()
  const vehicles = parties.map(({ of, plate }) => ({
    ...{ id: of.vehicle, carrier: of.carrier, plate, type: 'truck', capacity: 66_000, payload_kg: 30_000 },
    ...{ boxes: JSON.stringify([{ name: 'Lava', m3: 66_000 }]), unload_type: 'rear', length_cm: null, height_cm: null },
    ...{ trailer_detachable: 0, trips_per_day: 2, grab: 1, cover: 'tarpaulin', leak_proof: 1, dedicated_to: 'none' },
    ...{ removed: 0, ...edited },
  }))
  await shared.insertInto('logistics_vehicle').values(vehicles).execute()
}

export async function fillFarms(own: Kysely<ManureTables>): Promise<void> {
  await own.insertInto('manuredelivery_farm').values(parties.map(farmRow)).execute()
  await own.insertInto('manuredelivery_farm_link').values(parties.map(linkRow)).execute()
  await own.insertInto('manuredelivery_store').values(parties.map(storeRow)).execute()
  await own.insertInto('manuredelivery_analysis').values(parties.map(analysisRow)).execute()
  const distances = parties.map(({ of }) => ({ site: of.site, plant: of.plant, km: 42 }))
  await own.insertInto('manuredelivery_site_distance').values(distances).execute()
  const accepted = parties.map(({ of }) => ({ plant: of.plant, type: of.type, kg_per_day: null }))
  await own.insertInto('manuredelivery_plant_type').values(accepted).execute()
  const serving = parties.map(({ of }) => ({ carrier: of.carrier, company: of.company }))
  await own.insertInto('manuredelivery_carrier_company').values(serving).execute()
  await own.insertInto('manuredelivery_request').values(parties.map(requestRow)).execute()
  await own.insertInto('manuredelivery_consignment').values(parties.map(consignmentRow)).execute()
  await own.insertInto('manuredelivery_visit').values(parties.map(visitRow)).execute()
  await own.insertInto('manuredelivery_alert').values(parties.flatMap(alertRows)).execute()
  const places = parties.flatMap(({ of }) => [
    { alert: of.alert, kind: 'account', value: of.account },
    { alert: of.zone, kind: 'municipality', value: 'kauhava' },
  ])
  await own.insertInto('manuredelivery_alert_place').values(places).execute()
  await own.insertInto('manuredelivery_document').values(parties.map(documentRow)).execute()
}

type Party = (typeof parties)[number]

function farmRow({ of }: Party): ManureTables['manuredelivery_farm'] {
  const vat = JSON.stringify([{ from: '2020-01-01', liable: true }])
  return { id: of.account, keeping_places: '[]', species: '[]', vat, ...edited }
}

function linkRow({ of, code }: Party): ManureTables['manuredelivery_farm_link'] {
  return {
    ...{
      id: of.store,
      account: of.account,
      company: of.company,
      farm_number: `T-${code}`,
      tags: '[]',
      payment_days: 14,
    },
    ...{ invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' },
    ...{ einvoice_address: '', einvoice_operator: '', self_billing: null, contract: null, notes: '', active: 1 },
    ...edited,
  }
}

/** Too old to count: consignments of tests are settled by table values. */
function analysisRow({ of, code }: Party): ManureTables['manuredelivery_analysis'] {
  return {
    ...{ id: of.analysis, account: of.account, store: null, type: of.type, sampled_on: '2015-05-05' },
    ...{ laboratory: `Laboratorio ${code}`, number: '', basis: 'perT', dm: 600, n: 27_000, soluble_n: null, p: null },
    ...{ k: null, state: 'valid', words: '', ...edited },
  }
}

function storeRow({ of }: Party): ManureTables['manuredelivery_store'] {
  return {
    ...{ id: of.store, account: of.account, site: of.site, name: 'Halli 1', kind: 'store', keeping_place: 'FI-1' },
    ...{ municipality: 'Kauhava', capacity: null, covered: 1, lat: null, lon: null, loading_by: 'grab' },
    ...{ surface: 'hard', contact_name: 'Aino Isäntä', contact_phone: '000 000 0555', instructions: 'Aja halliin' },
    ...{ kg_per_m3: null, removed: 0, ...edited },
  }
}

function requestRow({ of, code }: Party): ManureTables['manuredelivery_request'] {
  return {
    ...{ id: of.request, number: `LA-26-${code}`, sort_number: `LA-26-${code}`, company: of.company },
    ...{ account: of.account, store: of.store, type: of.type, estimate_unit: 'm3', estimate: 50_000 },
    ...{ ready_from: '2026-10-10', must_be_out_by: null, loader_available: 0, note: `Huomio ${code}` },
    ...{ instructions: '', contact_name: '', contact_phone: '', entered_by: '', origin: 'farm', plant: null },
    ...{ week: '', day: '', terms: null, terms_by_hand: null, state: 'submitted', held_from: null, hold_kind: '' },
    ...{ hold_words: '', review_day: null, store_empty_at: null, is_rest_closed: 0, planned_kg: 0, collected_kg: 0 },
    ...{ received_kg: 0, changed_by_farm: 0, submitted_at: edited.changed_at, accepted_at: null, accepted_by: '' },
    ...{ cancelled_at: null, ended_at: null, search_text: '', created_at: edited.changed_at, ...edited },
  }
}

function consignmentRow({ of, code }: Party): ManureTables['manuredelivery_consignment'] {
  return {
    ...emptyConsignment,
    ...{ id: of.consignment, number: `LA-26-${code}-1`, request: of.request, position: 1, company: of.company },
    ...{ account: of.account, store: of.store, type: of.type, plant: of.plant, carrier: of.carrier },
    ...{ vehicle: of.vehicle, assigned_at: edited.changed_at, planned_kg: 25_000, planned_m3: 50_000 },
    ...{ day: '2026-10-20', week: '2026-W43', state: 'assigned', created_at: edited.changed_at, ...edited },
  }
}

/** Its truck was on the farm in September. */
function visitRow({ of }: Party): ManureTables['manuredelivery_visit'] {
  return {
    ...{ id: of.consignment, consignment: of.consignment, kind: 'farm', place: of.store, municipality: 'Kauhava' },
    ...{ account: of.account, keeping_place: 'FI-1', is_poultry: 0, vehicle: of.vehicle, company: of.company },
    ...{ at: '2026-09-20T06:00:00.000Z', voided_at: null },
  }
}

function alertRows({ of, code }: Party): ManureTables['manuredelivery_alert'][] {
  const row = (id: string, words: string) => ({
    ...{ id, company: of.company, kind: 'salmonella', poultry_only: 0, rule: 'wash', from_day: '2026-11-01' },
    ...{ to_day: null, words_fi: `${words} ${code}`, words_en: `${words} ${code}`, made_by: '' },
    ...{ made_at: edited.changed_at, ended_by: '', end_reason: '', ...edited },
  })
  return [row(of.alert, 'Toimiston sanat'), row(of.zone, 'Kunnan rajoitus')]
}
function documentRow({ of, code, name, farm, plate }: Party): ManureTables['manuredelivery_document'] {
  const party = { name: farm, businessId: '9990003-2' }
  const content = {
    ...{ number: `LA-26-${code}-1-0`, edition: 1, replaces: null, issuedAt: edited.changed_at },
    ...{ consignment: `LA-26-${code}-1`, isReturn: false, consignor: { ...party, farmId: '', address: 'Kauhava' } },
    origin: { keepingPlace: 'FI-1', store: 'Halli 1', municipality: 'Kauhava' },
    consignee: {
      name,
      businessId: '9990001-6',
      plant: `Laitos ${code}`,
      address: 'Laitostie 1, 27500 Kauttua',
      approvalNo: 'FI',
    },
    ...{ loadedAt: edited.changed_at, receivedAt: '', carrier: null, driver: 'Kalle Kuski' },
    vehicle: { plate, boxes: ['Lava'], cover: 'tarpaulin' },
    goods: {
      ...{ type: { fi: 'Lanta', en: 'Manure' }, label: { fi: 'lanta', en: 'manure' }, species: 'horse' },
      ...{ bedding: 'peat', wasteCode: '02 01 06' },
    },
    quantity: { kind: 'estimate', kg: 25_000, m3: 50_000, basis: 'box', weighings: [] },
    ...{ temperature: null, declarations: [], declarationsMissing: ['no_notifiable_disease'] },
    ...{ handedOver: { kind: 'absent', name: '' }, receivedBy: '', remarks: '', refusal: null },
  } satisfies CommercialDocumentContent
  return {
    ...{ id: of.document, kind: 'commercialDocument', number: content.number, edition: 1, replaces: null },
    ...{ replaced_by: null, is_void: 0, of_kind: 'consignment', of_id: of.consignment, company: of.company },
    ...{ account: of.account, language: 'fi', content: JSON.stringify(content), sha256: 'x'.repeat(64), file: '' },
    ...{ letter: '', issued_at: edited.changed_at, issued_by: '' },
  }
}
