/** Orders, their lines and what customers ask. */
export type OrdersTables = {
  /** State is what its events say. `week` is the confirmed week, else the wished one, or empty; `snapshot` is the JSON of the prices at confirmation. */
  peatsale_order: {
    id: string
    number: string | null
    seller: string
    customer: string
    site: string | null
    entered_by: string
    made_by: string
    method: string
    wish_from: string | null
    wish_to: string | null
    wish_week: string | null
    weekdays: number
    note: string
    purchase_reference: string
    instructions: string
    contact_name: string
    contact_phone: string
    state: string
    held_from: string | null
    hold_kind: string
    hold_words: string
    review_day: string | null
    week: string
    day: string
    swamp: string | null
    freight: string | null
    snapshot: string | null
    price_version: number | null
    net: number | null
    vat: number | null
    gross: number | null
    words: string
    changed_by_customer: number
    submitted_at: string | null
    confirmed_at: string | null
    confirmed_by: string
    cancelled_at: string | null
    sort_number: string
    search_text: string
    version: number
    created_at: string
    changed_at: string
  }
  /** Quantities in thousandths of the unit; the derived ones are kept by the events of the loads. */
  peatsale_order_line: {
    id: string
    order_id: string
    position: number
    product: string
    unit: string
    ordered: number
    tolerance_pct: number
    preferred_swamp: string | null
    planned: number
    loaded: number
    delivered: number
    billed: number
    is_closed: number
    manual_price: number | null
    manual_reason: string
  }
  /** A change or cancellation that the customer has asked for; one is open at a time. `fields` is JSON. */
  peatsale_order_request: {
    id: string
    order_id: string
    kind: string
    words: string
    fields: string
    state: string
    made_by: string
    made_at: string
    decided_by: string
    decided_at: string | null
    answer: string
  }
}
