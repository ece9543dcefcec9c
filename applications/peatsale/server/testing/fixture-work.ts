/** A confirmed order of each seller, with one load that its carrier has. */
import { searchText } from '@workspace/portal/server'
import type { PeatTables } from '../database/tables.ts'
import { nothing, peat } from './ids.ts'

type Row<Name extends keyof PeatTables> = PeatTables[Name]

const now = '2026-09-01T06:00:00.000Z'
const week = '2026-W42'
const day = '2026-10-13'

const orders = [
  {
    of: peat.biolanOrder,
    at: peat.biolan,
    buyer: peat.kalliorinne,
    carrier: peat.suokoski,
    number: 'KM-26-00042',
    reference: 'Lasku Kalliorinne',
  },
  {
    of: peat.novarboOrder,
    at: peat.novarbo,
    buyer: peat.suviranta,
    carrier: peat.lakeus,
    number: 'KM-26-00043',
    reference: 'Lasku Suviranta',
  },
] as const

export function orderRows(): Row<'peatsale_order'>[] {
  return orders.map(({ of, at, buyer, number, reference }) => ({
    ...{ id: of.order, number, seller: at.seller, customer: buyer.customer, site: buyer.site, entered_by: nothing },
    ...{ made_by: 'customer', method: 'delivered', wish_from: null, wish_to: null, wish_week: week, weekdays: 0 },
    ...{ note: '', purchase_reference: reference, instructions: '', contact_name: '', contact_phone: '' },
    ...{ state: 'confirmed', held_from: null, hold_kind: '', hold_words: '', review_day: null, week, day: '' },
    ...{ swamp: at.swamp, freight: null, snapshot: null, price_version: 0, net: 112_800, vat: 28_764, gross: 141_564 },
    ...{ words: '', changed_by_customer: 0, submitted_at: now, confirmed_at: now, confirmed_by: nothing },
    ...{ cancelled_at: null, sort_number: number, search_text: searchText([number]), version: 2 },
    ...{ created_at: now, changed_at: now },
  }))
}

export function orderLineRows(): Row<'peatsale_order_line'>[] {
  return orders.map(({ of, at }) => ({
    ...{ id: of.orderLine, order_id: of.order, position: 0, product: at.bulk, unit: 'm3', ordered: 120_000 },
    ...{ tolerance_pct: 10, preferred_swamp: null, planned: 120_000, loaded: 0, delivered: 0, billed: 0 },
    ...{ is_closed: 0, manual_price: null, manual_reason: '' },
  }))
}

export function loadRows(): Row<'peatsale_load'>[] {
  return orders.map(({ of, at, buyer, carrier, number }) => ({
    ...{ id: of.load, number: `${number}-1`, order_id: of.order, position: 1, seller: at.seller },
    ...{ customer: buyer.customer, site: buyer.site, carrier: carrier.carrier, driver: null, vehicle: carrier.truck },
    ...{ swamp: at.swamp, week, day, slot_from: '2026-10-13T06:45:00.000Z', slot_to: null, trip: null, stop: 1 },
    ...{ self_loading: 0, is_collected: 0, state: 'assigned', offered: 0, offer_deadline: null, offer_freight: null },
    ...{ mass_kg: null, assigned_at: now, search_text: searchText([`${number}-1`]), version: 2 },
    ...nothingHappened,
    ...{ created_at: now, changed_at: now },
  }))
}

/** The columns of a load that is planned and no more. */
const nothingHappened = {
  ...{ arrived_load_at: null, load_start_at: null, loaded_at: null, departed_at: null, arrived_site_at: null },
  ...{ delivered_at: null, delivery_told_at: null, delivery_day: null, delivery_week: null, waiting_site: null },
  ...{ waiting_swamp: null, receipt_kind: null, receiver_name: '', receipt_remarks: '', fail_reason: null },
  ...{ fail_place: null, replaces: null, verified_by: '', verified_at: null, verify_words: '', accepted_by: '' },
  ...{ freight_rate: null, tariff_row: null, freight_reason: null },
  ...{ accepted_at: null, batch: null, open_flags: 0, open_exceptions: 0, amounts: null, net: null, vat: null },
  gross: null,
}

export function loadLineRows(): Row<'peatsale_load_line'>[] {
  return orders.map(({ of, at }) => ({
    ...{ id: of.loadLine, load_id: of.load, position: 0, order_line: of.orderLine, product: at.bulk, unit: 'm3' },
    ...{ planned: 120_000, loaded: null, basis: null, buckets: 0, bucket_size: 0, stockpile: at.bulkPile },
    ...{ delivered: null, billed: null },
  }))
}
