/** Prices of both sellers: a general list with breaks, freight by the m³, VAT; what a test of prices begins with. */
import type { TestPortal } from '@workspace/portal/server/testing'
import type { PeatTables } from '../database/tables.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

type Row<Name extends keyof PeatTables> = PeatTables[Name]
type Seller = typeof peat.biolan | typeof peat.novarbo

const edited = { version: 3, changed_at: '2026-09-01T06:00:00.000Z' }
const published = { state: 'published', published_at: '2026-09-01T06:00:00.000Z' }
const sellers = [
  { of: peat.biolan, first: 900, name: 'BIO hinnasto 2026' },
  { of: peat.novarbo, first: 950, name: 'NOV hinnasto 2026' },
] as const

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const biolanList = id(900)
/** Drafts that take the place of the published ones, and the rows of the published ones that tests look for. */
export const biolanPrices = priceIds(900)
export const novarboPrices = priceIds(950)
export const generalRate = id(990)

function priceIds(first: number) {
  return {
    ...{ list: id(first), draftList: id(first + 20), draftRow: id(first + 21) },
    ...{ freightTable: id(first + 10), draftTable: id(first + 30), draftFreightRow: id(first + 31) },
  }
}

export async function fillPrices(portal: TestPortal): Promise<void> {
  await writePeat(portal, async (own) => {
    // The fixture's own orders have the numbers before it.
    await own.insertInto('peatsale_counter').values({ name: 'order', year: 2026, next: 100 }).execute()
    await own
      .insertInto('logistics_vat_rate')
      .values({
        ...{ id: generalRate, tax_class: 'general', from_day: '2024-09-01', rate_bp: 2550, code: '24', version: 1 },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { of, first, name } of sellers) {
      await own
        .insertInto('peatsale_price_list')
        .values(listRow(of, first, name))
        .execute()
      await own.insertInto('peatsale_price_row').values(priceRows(of, first)).execute()
      await own.insertInto('peatsale_freight_table').values(tableRow(of, first)).execute()
      await own.insertInto('peatsale_freight_row').values(freightRows(of, first)).execute()
      await own
        .insertInto('peatsale_price_list')
        .values(draftList(of, first, name))
        .execute()
      await own.insertInto('peatsale_price_row').values(draftRow(of, first)).execute()
      await own.insertInto('peatsale_freight_table').values(draftTable(of, first)).execute()
      await own.insertInto('peatsale_freight_row').values(draftFreightRow(of, first)).execute()
      await own.insertInto('peatsale_price_version').values({ seller: of.seller, version: 7 }).execute()
    }
  })
}

function listRow({ seller }: Seller, first: number, name: string): Row<'peatsale_price_list'> {
  return {
    ...{ id: id(first), seller, name, scope: 'general', tag: '', customer: null, valid_from: '2026-01-01' },
    ...{ valid_to: '2026-12-31', fallback: 1, replaces: null, sort_name: name },
    ...published,
    ...edited,
  }
}

/** 10.20, 9.40 from 100 m³ and 8.90 from 250 m³ without freight; screened bedding by hand alone. */
function priceRows({ bulk, bales }: Seller, first: number): Row<'peatsale_price_row'>[] {
  const row = {
    ...{ list: id(first), unit: 'm3', price_base_quantity: 1, zone: null, method: 'delivered', includes_freight: 0 },
    ...{ season_from: null, season_to: null, product: bulk },
  }
  return [
    { ...row, id: id(first + 1), min_quantity: 0, unit_price: 102_000 },
    { ...row, id: id(first + 2), min_quantity: 100_000, unit_price: 94_000 },
    { ...row, id: id(first + 3), min_quantity: 250_000, unit_price: 89_000 },
    { ...row, id: id(first + 4), method: 'collected', min_quantity: 0, unit_price: 80_000 },
    {
      ...row,
      id: id(first + 5),
      product: bales,
      unit: 'pcs',
      min_quantity: 0,
      unit_price: 112_000,
      includes_freight: 1,
    },
  ]
}

function tableRow({ seller }: Seller, first: number): Row<'peatsale_freight_table'> {
  return {
    ...{ id: id(first + 10), seller, name: 'Rahdit 2026', valid_from: '2026-01-01', valid_to: '2026-12-31' },
    ...{ tax_class: 'general', ...published },
    ...edited,
  }
}

/** 3.10 a m³ nearby, at least 90 m³; nothing for bales and nothing far away. */
function freightRows({ nearZone }: Seller, first: number): Row<'peatsale_freight_row'>[] {
  return [
    {
      ...{ id: id(first + 11), freight_table: id(first + 10), zone: nearZone, product_kind: 'bulk', kind: 'perM3' },
      ...{
        price: 31_000,
        minimum: null,
        min_chargeable: 90_000,
        second_drop: 4500,
        waiting_per_hour: 7800,
        fuel_bp: 0,
      },
    },
  ]
}

const draft = { state: 'draft', published_at: null, valid_from: '2027-01-01', valid_to: '2027-12-31' }

function draftList(of: Seller, first: number, name: string): Row<'peatsale_price_list'> {
  const { draftList: id, list: replaces } = priceIds(first)
  return { ...listRow(of, first, `${name} luonnos`), id, replaces, ...draft }
}

/** 9.90 in the near zone. */
function draftRow({ bulk, nearZone }: Seller, first: number): Row<'peatsale_price_row'> {
  const { draftRow: id, draftList: list } = priceIds(first)
  return {
    ...{ id, list, product: bulk, unit: 'm3', price_base_quantity: 1, zone: nearZone, method: 'delivered' },
    ...{ min_quantity: 0, unit_price: 99_000, includes_freight: 0, season_from: null, season_to: null },
  }
}

function draftTable(of: Seller, first: number): Row<'peatsale_freight_table'> {
  return { ...tableRow(of, first), id: priceIds(first).draftTable, name: 'Rahdit 2027', ...draft }
}

function draftFreightRow({ farZone }: Seller, first: number): Row<'peatsale_freight_row'> {
  const { draftFreightRow: id, draftTable: freight_table } = priceIds(first)
  return {
    ...{ id, freight_table, zone: farZone, product_kind: 'bulk', kind: 'perM3', price: 45_001, minimum: null },
    ...{ min_chargeable: 90_000, second_drop: 0, waiting_per_hour: 0, fuel_bp: 0 },
  }
}
