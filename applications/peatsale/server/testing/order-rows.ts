/** Rows of orders as plain as can be: tests name what matters to them. */
import type { PeatTables } from '../database/tables.ts'

type Order = PeatTables['peatsale_order']
type OrderLine = PeatTables['peatsale_order_line']

const moment = '2026-09-01T06:00:00.000Z'

/** A confirmed order. */
export function orderRow(of: Pick<Order, 'id' | 'seller' | 'customer'> & Partial<Order>): Order {
  return {
    ...{ number: null, site: null, entered_by: '', made_by: 'customer', method: 'delivered', wish_from: null },
    ...{ wish_to: null, wish_week: null, weekdays: 0, note: '', purchase_reference: '', instructions: '' },
    ...{ contact_name: '', contact_phone: '', state: 'confirmed', held_from: null, hold_kind: '', hold_words: '' },
    ...{ review_day: null, week: '2026-W42', day: '', swamp: null, freight: null, snapshot: null, price_version: null },
    ...{ net: null, vat: null, gross: null, words: '', changed_by_customer: 0, submitted_at: moment },
    ...{ confirmed_at: moment, confirmed_by: '', cancelled_at: null, sort_number: '', search_text: '' },
    ...{ version: 1, created_at: moment, changed_at: moment },
    ...of,
  }
}

export function orderLineRow(of: Pick<OrderLine, 'id' | 'order_id' | 'product'> & Partial<OrderLine>): OrderLine {
  return {
    ...{ position: 1, unit: 'm3', ordered: 120_000, tolerance_pct: 10, preferred_swamp: null, planned: 0, loaded: 0 },
    ...{ delivered: 0, billed: 0, is_closed: 0, manual_price: null, manual_reason: '' },
    ...of,
  }
}
