/** Pickup requests with what farms assure and ask. Kilograms whole, volumes in thousandths of m³. */
export type RequestsTables = {
  manuredelivery_request: {
    id: string
    number: string | null
    sort_number: string
    company: string
    account: string
    store: string | null
    type: string | null
    /** `m3` or `kg`; empty while nothing was estimated. */
    estimate_unit: string
    estimate: number | null
    ready_from: string | null
    must_be_out_by: string | null
    loader_available: number
    note: string
    instructions: string
    contact_name: string
    contact_phone: string
    entered_by: string
    /** `farm` or `office`: who made it. */
    origin: string
    plant: string | null
    /** The accepted week or day; the other one is empty. */
    week: string
    day: string
    /** JSON of the terms as accepted (`TermsSnapshot`); null before. */
    terms: string | null
    /** JSON of the terms by hand; null where published ones apply. */
    terms_by_hand: string | null
    state: string
    held_from: string | null
    hold_kind: string
    hold_words: string
    review_day: string | null
    /** The farm or a driver has said that nothing is left. */
    store_empty_at: string | null
    /** The office has closed the rest. */
    is_rest_closed: number
    planned_kg: number
    collected_kg: number
    received_kg: number
    /** The office has not looked at what the farm changed or wrote. */
    changed_by_farm: number
    submitted_at: string | null
    accepted_at: string | null
    accepted_by: string
    cancelled_at: string | null
    ended_at: string | null
    search_text: string
    version: number
    created_at: string
    changed_at: string
  }
  /** Each giving and each revoking; the last one of a kind counts. */
  manuredelivery_declaration: {
    id: string
    request: string
    kind: string
    is_given: number
    person: string
    /** Who said it by telephone; empty where the person gave it. */
    phone_who: string
    phone_at: string | null
    words: string
    at: string
  }
  /** What the farm asks to change after the cut-off. */
  manuredelivery_change: {
    id: string
    request: string
    kind: string
    words: string
    /** JSON of the new fields; null for words alone. */
    fields: string | null
    state: string
    answer: string
    asked_by: string
    asked_at: string
    decided_by: string
    decided_at: string | null
  }
}
