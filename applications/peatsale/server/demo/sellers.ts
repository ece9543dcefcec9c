/** The four sellers, with zones and products of their own (chapter 6). */
import { finnishSortKey, searchText } from '@workspace/portal/server'
import { firstSettings } from '../../contract/index.ts'
import type { DemoPlace, DemoProduct, DemoSeller } from './world.ts'

const sellers = [
  { code: 'BIO', key: 'biolan', name: 'Biolan', street: 'Turvekuja 2', postal: '27500', city: 'Kauttua' },
  { code: 'NOV', key: 'novarbo', name: 'Novarbo', street: 'Rahkatie 14', postal: '27500', city: 'Kauttua' },
  { code: 'FAV', key: 'favorit', name: 'Favorit', street: 'Suopolku 5', postal: '41400', city: 'Lievestuore' },
  { code: 'EKO', key: 'ekoasuminen', name: 'Ekoasuminen', street: 'Karpalotie 8', postal: '20780', city: 'Kaarina' },
] as const

const zones = [
  { code: 'Z1', name: 'Lähialue', maxKm: 50 },
  { code: 'Z2', name: 'Maakunta', maxKm: 100 },
  { code: 'Z3', name: 'Naapurimaakunnat', maxKm: 150 },
  { code: 'Z4', name: 'Kaukoalue', maxKm: 220 },
] as const

interface Sold {
  readonly code: string
  readonly fi: string
  readonly en: string
  readonly kind: string
  readonly unit?: 'pcs'
  readonly m3?: number
  readonly kg: number
  readonly moisture: number
  readonly hRange?: string
  readonly least?: number
}

const products: readonly Sold[] = [
  { code: 'KT-IRTO', fi: 'Kuiviketurve, irto', en: 'Bedding peat, bulk', kind: 'bulk', kg: 200, moisture: 40 },
  {
    code: 'KT-SEUL',
    fi: 'Seulottu kuiviketurve',
    en: 'Screened bedding peat',
    kind: 'screened',
    kg: 190,
    moisture: 40,
  },
  { code: 'KT-BROI', fi: 'Broileriturve (hieno)', en: 'Broiler peat, fine', kind: 'screened', kg: 185, moisture: 35 },
  {
    ...{ code: 'KT-PAALI', fi: 'Paali 25 kg', en: 'Bale 25 kg', kind: 'bale', unit: 'pcs', m3: 200, kg: 125 },
    ...{ moisture: 40, least: 10 },
  },
  {
    ...{ code: 'KT-PYORO', fi: 'Pyöröpaali', en: 'Round bale', kind: 'bale', unit: 'pcs', m3: 1800, kg: 200 },
    ...{ moisture: 45, least: 2 },
  },
  {
    ...{ code: 'KT-SUUR', fi: 'Suursäkki 1,5 m³', en: 'Big bag 1.5 m³', kind: 'bigBag', unit: 'pcs', m3: 1500 },
    ...{ kg: 190, moisture: 40, least: 2 },
  },
  { code: 'KT-SEOS', fi: 'Turve-puru-seos', en: 'Peat–sawdust mix', kind: 'bulk', kg: 210, moisture: 40 },
  {
    code: 'KA-TURVE',
    fi: 'Kasvuturve, irto',
    en: 'Growing peat, bulk',
    kind: 'bulk',
    kg: 250,
    moisture: 50,
    hRange: 'H1–H3',
  },
]

export function makeSellers(place: DemoPlace): readonly DemoSeller[] {
  return sellers.map((of, at) => {
    const id = place.random.id()
    place.rows.add('peatsale_seller', {
      ...{ id, code: of.code, company_key: of.key, name: of.name, business_id: place.businessIds.next().value },
      ...{ street: of.street, postal_code: of.postal, city: of.city },
      ...{ orders_email: `tilaukset.${of.key}@demo.example`, sales_phone: `000 000 070${at + 1}` },
      ...{ break_basis: firstSettings.breakBasis, break_mode: firstSettings.breakMode },
      ...{ tolerance_pct: firstSettings.tolerancePct, cut_off_hours: firstSettings.cutOffHours },
      ...{ release_cut_off: firstSettings.releaseCutOff, default_load: firstSettings.defaultLoad },
      ...{ free_waiting_minutes: firstSettings.freeWaitingMinutes, retention_years: firstSettings.retentionYears },
      ...{ invoicing_note: 'Laskutus kerran kuussa, maksuaika 14 päivää.', version: 1, changed_at: place.founded },
    })
    return {
      ...{ id, code: of.code, name: of.name, office: place.person(`demo_admin_${of.key}`) },
      ...{ zones: makeZones(place, id), products: products.map((product) => makeProduct(place, id, product)) },
    }
  })
}

function makeZones({ random, rows }: DemoPlace, seller: string): DemoSeller['zones'] {
  const made = zones.map((zone) => ({ id: random.id(), ...zone }))
  rows.add('peatsale_zone', ...made.map(({ maxKm, ...zone }) => ({ ...zone, seller, max_km: maxKm, version: 1 })))
  return made
}

function makeProduct({ random, rows, founded }: DemoPlace, seller: string, of: Sold): DemoProduct {
  const { unit = 'm3', m3 = 1000, least = 30 } = of
  const id = random.id()
  rows.add('peatsale_product', {
    ...{ id, seller, code: of.code, name_fi: of.fi, name_en: of.en, kind: of.kind, sales_unit: unit, m3_per_unit: m3 },
    ...{ kg_per_m3: of.kg, tax_class: 'general', moisture_pct: of.moisture, h_range: of.hRange ?? 'H3–H4' },
    ...{ min_order: least * 1000, order_step: 1000, account: '3000', image: null, active: 1 },
    ...{ sort_name: finnishSortKey(of.fi), search_text: searchText([of.code, of.fi, of.en]) },
    ...{ version: 1, changed_at: founded },
  })
  return { id, code: of.code, kind: of.kind, unit }
}
