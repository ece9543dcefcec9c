/** Rows of the fixture's sellers: Biolan and Novarbo with what they sell, and from where. */
import { finnishSortKey, searchText } from '@workspace/portal/server'
import { firstSettings } from '../../contract/index.ts'
import type { PeatTables } from '../database/tables.ts'
import { peat } from './ids.ts'

const now = '2026-09-01T06:00:00.000Z'
const edited = { version: 1, changed_at: now }

type Row<Name extends keyof PeatTables> = PeatTables[Name]

export function sellerRows(): Row<'peatsale_seller'>[] {
  return [
    sellerRow({
      id: peat.biolan.seller,
      code: 'BIO',
      key: 'biolan',
      businessId: '9990001-6',
      telephone: '000 000 0701',
    }),
    sellerRow({
      id: peat.novarbo.seller,
      code: 'NOV',
      key: 'novarbo',
      businessId: '9990002-4',
      telephone: '000 000 0702',
    }),
  ]
}

function sellerRow(of: { id: string; code: string; key: string; businessId: string; telephone: string }) {
  return {
    ...{ id: of.id, code: of.code, company_key: of.key, name: of.code === 'BIO' ? 'Biolan' : 'Novarbo' },
    ...{ business_id: of.businessId, street: 'Lauttakyläntie 570', postal_code: '27510', city: 'Eura' },
    orders_email: `tilaukset@${of.key}.demo.example`,
    sales_phone: of.telephone,
    break_basis: firstSettings.breakBasis,
    break_mode: firstSettings.breakMode,
    tolerance_pct: firstSettings.tolerancePct,
    cut_off_hours: firstSettings.cutOffHours,
    release_cut_off: firstSettings.releaseCutOff,
    free_waiting_minutes: firstSettings.freeWaitingMinutes,
    default_load: firstSettings.defaultLoad,
    retention_years: firstSettings.retentionYears,
    invoicing_note: `Laskutus ${of.code}`,
    ...edited,
  }
}

export function zoneRows(): Row<'peatsale_zone'>[] {
  return [peat.biolan, peat.novarbo].flatMap(({ seller, nearZone, farZone }) => [
    { id: nearZone, seller, code: 'Z1', name: 'Lähialue', max_km: 50, version: 1 },
    { id: farZone, seller, code: 'Z2', name: 'Kaukoalue', max_km: 100, version: 1 },
  ])
}

export function productRows(): Row<'peatsale_product'>[] {
  return [peat.biolan, peat.novarbo].flatMap(({ seller, bulk, screened, bales }) => [
    { ...product(seller, 'Kuiviketurve, irto', 'Bedding peat, bulk'), id: bulk, code: 'KT-IRTO' },
    { ...product(seller, 'Seulottu kuiviketurve', 'Screened'), id: screened, code: 'KT-SEUL', kind: 'screened' },
    {
      ...product(seller, 'Paali 25 kg', 'Bale'),
      ...{ id: bales, code: 'KT-PAALI', kind: 'bale', sales_unit: 'pcs' },
      ...{ m3_per_unit: 200, kg_per_m3: 125, min_order: 10_000, order_step: 1000 },
    },
  ])
}

function product(seller: string, name_fi: string, name_en: string): Omit<Row<'peatsale_product'>, 'id' | 'code'> {
  return {
    ...{ seller, name_fi, name_en, kind: 'bulk', sales_unit: 'm3', m3_per_unit: 1000, kg_per_m3: 200 },
    ...{ tax_class: 'general', moisture_pct: 40, h_range: 'H3–H4', min_order: 30_000, order_step: 1000 },
    ...{ account: '3000', image: null, active: 1 },
    ...{ sort_name: finnishSortKey(name_fi), search_text: searchText([name_fi, name_en]) },
    ...edited,
  }
}

const always = JSON.stringify(Array.from({ length: 7 }, (_, day) => (day < 5 ? { from: '06:00', to: '18:00' } : null)))

export function swampRows(): Row<'peatsale_swamp'>[] {
  const { biolan, novarbo } = peat
  return [
    swamp({ id: biolan.swamp, seller: biolan.seller, code: 'KUR', name: 'Kurkikorvenneva', gate_code: 'BIO-4711' }),
    swamp({ id: peat.sharedSwamp, seller: biolan.seller, code: 'HAL', name: 'Hallanperänneva', gate_code: 'HAL-4712' }),
    swamp({ id: novarbo.swamp, seller: novarbo.seller, code: 'TUU', name: 'Tuulikorvensuo', gate_code: 'NOV-4713' }),
  ]
}

function swamp(
  of: Pick<Row<'peatsale_swamp'>, 'id' | 'seller' | 'code' | 'name' | 'gate_code'>,
): Row<'peatsale_swamp'> {
  return {
    ...of,
    ...{ municipality: 'Kauhava', lat: 63_100_000, lon: 23_100_000, road_note: 'Sorapintainen', open_hours: always },
    ...{ loads_per_hour: 3, loaders_at_work: 1, self_loading: 0, cost_centre: '', coverage_note: '' },
    ...{ sort_name: finnishSortKey(of.name), search_text: searchText([of.code, of.name, 'Kauhava']) },
    ...edited,
  }
}

export function stockpileRows(): Row<'peatsale_stockpile'>[] {
  return [
    ...[peat.biolan, peat.novarbo].flatMap((of) => [
      pile({
        id: of.bulkPile,
        swamp: of.swamp,
        code: 'A',
        product: of.bulk,
        balance: of === peat.biolan ? 12_000_000 : 11_222_000,
      }),
      pile({ id: of.screenedPile, swamp: of.swamp, code: 'B', product: of.screened, balance: 3_000_000 }),
      { ...pile({ id: of.baleStore, swamp: of.swamp, code: 'V', product: of.bales, balance: 800_000 }), kind: 'store' },
    ]),
    pile({ id: peat.sharedPile, swamp: peat.sharedSwamp, code: 'A', product: peat.biolan.bulk, balance: 20_000_000 }),
  ]
}

function pile(
  of: Pick<Row<'peatsale_stockpile'>, 'id' | 'swamp' | 'code' | 'product' | 'balance'>,
): Row<'peatsale_stockpile'> {
  return {
    ...of,
    ...{ kind: 'pile', lat: null, lon: null, year: 2026, opening_estimate: of.balance, density: 200 },
    ...{ moisture_permille: 400, von_post: 'H3', covered: 1, screened: 0, state: 'open' },
    ...{ measured_on: '2026-08-20', method: 'drone' },
    ...edited,
  }
}

/** What each pile began with. */
export function movementRows(): Row<'peatsale_stock_movement'>[] {
  return stockpileRows().map(({ id, balance }) => ({
    ...{ id: `opening ${id}`, stockpile: id, type: 'survey', quantity: balance, ref: id, who: '', at: now, note: '' },
  }))
}

export function shareRows(): Row<'peatsale_swamp_share'>[] {
  return [{ swamp: peat.sharedSwamp, seller: peat.novarbo.seller }]
}
