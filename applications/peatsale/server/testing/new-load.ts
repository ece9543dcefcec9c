import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { PeatTables } from '../database/tables.ts'
import { writePeat } from './peat-fixture.ts'

const at = '2026-09-01T06:00:00.000Z'

/** An order with one load, past the application: what a register looks for. The ids are new. */
export async function newLoad(
  portal: TestPortal,
  {
    orderState = 'in_delivery',
    ...load
  }: Partial<PeatTables['peatsale_load']> & { customer: string; seller: string; state: string; orderState?: string },
): Promise<{ readonly order: string; readonly load: string }> {
  const { customer, seller, site = null } = load
  const order = orderRow({ id: newId(), customer, seller, site, state: orderState })
  const row = loadRow({ ...load, site, id: newId(), order_id: order.id })
  await writePeat(portal, async (own) => {
    await own.insertInto('peatsale_order').values(order).execute()
    await own.insertInto('peatsale_load').values(row).execute()
  })
  return { order: order.id, load: row.id }
}

function orderRow(of: Pick<PeatTables['peatsale_order'], 'id' | 'customer' | 'seller' | 'site' | 'state'>) {
  return { ...emptyOrder, ...of, number: `KM-${of.id}`, sort_number: of.id }
}

function loadRow(
  of: Partial<PeatTables['peatsale_load']> & {
    id: string
    order_id: string
    customer: string
    seller: string
    state: string
  },
): PeatTables['peatsale_load'] {
  return { ...emptyLoad, ...of, number: of.id }
}

const emptyOrder = {
  ...{ entered_by: '', made_by: '', method: 'delivered', wish_from: null, wish_to: null, wish_week: null },
  ...{ weekdays: 0, note: '', purchase_reference: '', instructions: '', contact_name: '', contact_phone: '' },
  ...{ held_from: null, hold_kind: '', hold_words: '', review_day: null, week: '', day: '', swamp: null },
  ...{ freight: null, snapshot: null, price_version: null, net: null, vat: null, gross: null, words: '' },
  ...{ changed_by_customer: 0, submitted_at: at, confirmed_at: null, confirmed_by: '', cancelled_at: null },
  ...{ search_text: '', version: 1, created_at: at, changed_at: at },
}

const emptyLoad = {
  ...{ position: 1, site: null, carrier: null, driver: null, vehicle: null, swamp: null, week: '', day: '' },
  ...{ slot_from: '', slot_to: null, trip: null, stop: 1, self_loading: 0, is_collected: 0, offered: 0 },
  ...{
    offer_deadline: null,
    offer_freight: null,
    freight_rate: null,
    tariff_row: null,
    freight_reason: null,
    mass_kg: null,
    assigned_at: null,
  },
  arrived_load_at: null,
  ...{ load_start_at: null, loaded_at: null, departed_at: null, arrived_site_at: null, delivered_at: null },
  ...{ delivery_told_at: null, delivery_day: null, delivery_week: null, waiting_site: null, waiting_swamp: null },
  ...{ receipt_kind: null, receiver_name: '', receipt_remarks: '', fail_reason: null, fail_place: null },
  ...{ replaces: null, verified_by: '', verified_at: null, verify_words: '', accepted_by: '', accepted_at: null },
  ...{ batch: null, open_flags: 0, open_exceptions: 0, amounts: null, net: null, vat: null, gross: null },
  ...{ search_text: '', version: 1, created_at: at, changed_at: at },
}
