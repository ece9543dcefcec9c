/** Loads, and what has happened. */

import type { EventTable } from '@workspace/logistics/server'
export type LoadsTables = {
  /** One consignment; its number is the waybill's without the check digit. `carrier` is null until assigned and for collected loads; `freight_rate` is the JSON of what it is paid by, `offer_freight` what that makes in cents. */
  peatsale_load: {
    id: string
    number: string
    order_id: string
    position: number
    seller: string
    customer: string
    site: string | null
    carrier: string | null
    driver: string | null
    vehicle: string | null
    swamp: string | null
    week: string
    day: string
    slot_from: string
    slot_to: string | null
    trip: string | null
    stop: number
    self_loading: number
    is_collected: number
    state: string
    offered: number
    offer_deadline: string | null
    offer_freight: number | null
    freight_rate: string | null
    /** The row of a carrier tariff that the freight comes from; null by hand. */
    tariff_row: string | null
    /** Why the freight was typed by hand; null by tariff, and where it was typed before reasons were asked for. */
    freight_reason: string | null
    mass_kg: number | null
    assigned_at: string | null
    arrived_load_at: string | null
    load_start_at: string | null
    loaded_at: string | null
    departed_at: string | null
    arrived_site_at: string | null
    delivered_at: string | null
    delivery_told_at: string | null
    delivery_day: string | null
    delivery_week: string | null
    waiting_site: number | null
    waiting_swamp: number | null
    receipt_kind: string | null
    receiver_name: string
    receipt_remarks: string
    fail_reason: string | null
    fail_place: string | null
    replaces: string | null
    verified_by: string
    verified_at: string | null
    verify_words: string
    accepted_by: string
    accepted_at: string | null
    batch: string | null
    open_flags: number
    open_exceptions: number
    amounts: string | null
    net: number | null
    vat: number | null
    gross: number | null
    search_text: string
    version: number
    created_at: string
    changed_at: string
  }
  /** `basis`: box, buckets, weight or pieces. Quantities in thousandths. */
  peatsale_load_line: {
    id: string
    load_id: string
    position: number
    order_line: string
    product: string
    unit: string
    planned: number
    loaded: number | null
    basis: string | null
    buckets: number
    bucket_size: number
    stockpile: string | null
    delivered: number | null
    billed: number | null
  }
  /** Who has been the load's driver, and until when (`driverFormer`). */
  peatsale_load_driver: {
    load_id: string
    person: string
    from_at: string
    to_at: string | null
  }
  /** A carrier that an open load is offered to. */
  /** `freight` in cents, and the row that it comes from: of an offer by tariff. */
  peatsale_load_offer: {
    load_id: string
    carrier: string
    freight: number | null
    tariff_row: string | null
  }
  /** A problem that the driver or the loader has told of. */
  peatsale_exception: {
    id: string
    load_id: string
    kind: string
    words: string
    is_open: number
    told_by: string
    at: string
    handled_by: string
    handled_at: string | null
    handled_words: string
  }
  /** What a fact that came unplanned is marked with, until the office has looked at it. */
  peatsale_flag: {
    id: string
    load_id: string
    event: string
    flag: string
    at: string
    resolved_by: string
    resolved_at: string | null
  }
  peatsale_event: EventTable
  /** Peat kept for an order line at a swamp, in thousandths. */
  peatsale_reservation: {
    id: string
    order_line: string
    order_id: string
    seller: string
    swamp: string
    product: string
    quantity: number
    week: string | null
  }
  /** A changed fact: old, new, who and why (2.5). */
  peatsale_correction: {
    id: string
    target: string
    target_id: string
    field: string
    old: string
    new: string
    reason: string
    who: string
    at: string
    after_export: number
  }
}
