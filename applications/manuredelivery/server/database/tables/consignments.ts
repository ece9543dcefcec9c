/** Consignments with what is weighed, flagged and objected to. Kilograms whole, volumes in thousandths of m³, grams, cents. */
export type ConsignmentsTables = {
  manuredelivery_consignment: {
    id: string
    number: string
    /** Null of an unplanned one until the office matches it. */
    request: string | null
    position: number
    company: string
    account: string
    store: string
    type: string
    plant: string
    carrier: string | null
    driver: string | null
    vehicle: string | null
    run: string | null
    stop: number
    planned_kg: number
    planned_m3: number | null
    week: string
    day: string
    slot_from: string
    /** What the driver reports of the collection. */
    loaded_m3: number | null
    loaded_kg: number | null
    basis: string
    /** `name` or `absent`; null before the collection. */
    handed_over_kind: string | null
    handed_over_by: string
    assigned_at: string | null
    arrived_farm_at: string | null
    collected_at: string | null
    departed_at: string | null
    arrived_plant_at: string | null
    received_at: string | null
    refused_at: string | null
    failed_at: string | null
    returned_at: string | null
    /** The Helsinki day of the reception, refusal or failure. */
    ended_day: string | null
    waiting_farm: number | null
    waiting_plant: number | null
    measured_m3: number | null
    measured_basis: string
    temperature: number | null
    sample: string
    bay: string
    remarks: string
    billed_kg: number | null
    billed_m3: number | null
    /** JSON of terms by hand for this consignment; null where the request's apply. */
    terms_by_hand: string | null
    /** W3: the mass that counts and where it comes from; null before the reception. */
    kg: number | null
    kg_source: string
    estimate_kg: number | null
    m3: number | null
    dry_kg: number | null
    n: number | null
    soluble_n: number | null
    p: number | null
    k: number | null
    /** Some content is a table value. */
    by_table: number
    /** JSON of the facts that were settled (`Facts`), of what they came to (`SettledConsignment`), and its sums. */
    facts: string | null
    settlement: string | null
    sale_gross: number | null
    purchase_gross: number | null
    offered: number
    offer_deadline: string | null
    /** JSON: what the carrier is paid by hand; null where its terms apply. */
    freight: string | null
    refusal_kind: string
    refusal_words: string
    fail_reason: string
    fail_place: string
    cause: string
    /** `sendOn`, `returnToFarm` or `undecided`, of a refused one. */
    next: string
    returned_to: string
    sent_on_to: string | null
    sent_on_from: string | null
    /** Of the replacement of a failed one. */
    replaces: string | null
    failed_from: string | null
    /** From when the farm has seven days to confirm. */
    asked_at: string | null
    reminded_at: string | null
    /** A person's id, `silence`, or empty. */
    confirmed_by: string
    confirmed_at: string | null
    /** The alert that stopped it, or `office`. */
    stopped_by: string | null
    stop_words: string
    /** Open flags, those of them that keep the farm from being asked, open problems, and an open objection. */
    open_flags: number
    blocking_flags: number
    open_exceptions: number
    has_objection: number
    sale_batch: string | null
    purchase_batch: string | null
    state: string
    search_text: string
    version: number
    created_at: string
    changed_at: string
  }
  /** Gross and tare of one part on one scale. The facts of the scale are kept as they were. */
  manuredelivery_weighing: {
    id: string
    consignment: string
    /** The run that was weighed as a whole; null of a single consignment. */
    run: string | null
    source: string
    scale: string | null
    scale_name: string
    division_kg: number
    verified_until: string | null
    /** Empty: the whole combination. */
    box: string
    gross: number | null
    gross_at: string | null
    gross_by: string
    tare: number | null
    tare_at: string | null
    tare_by: string
    ticket: string
  }
  manuredelivery_run: {
    id: string
    vehicle: string
    carrier: string
    plant: string
    day: string
    reason: string
    version: number
    changed_at: string
  }
  /** Under which number somebody's unplanned consignments run. */
  manuredelivery_unplanned_series: { person: string; series: number }
  manuredelivery_offer: { consignment: string; carrier: string }
  /** Who was its driver may report facts for 72 hours. */
  manuredelivery_driver: { consignment: string; person: string; from_at: string; to_at: string | null }
  manuredelivery_flag: {
    id: string
    consignment: string
    event: string
    flag: string
    at: string
    resolved_by: string
    resolved_at: string | null
    words: string
  }
  manuredelivery_exception: {
    id: string
    consignment: string
    kind: string
    words: string
    is_open: number
    reported_by: string
    at: string
    handled_by: string
    handled_at: string | null
  }
  manuredelivery_objection: {
    id: string
    consignment: string
    kind: string
    words: string
    claimed_kg: number | null
    state: string
    answer: string
    raised_by: string
    raised_at: string
    decided_by: string
    decided_at: string | null
  }
  manuredelivery_correction: {
    id: string
    consignment: string
    field: string
    old: string
    new: string
    reason: string
    person: string
    at: string
    after_lock: number
  }
  /** Where a truck was (6.3): never deleted, voided with the undo of its fact. */
  manuredelivery_visit: {
    id: string
    consignment: string
    kind: string
    place: string
    municipality: string
    account: string
    keeping_place: string
    is_poultry: number
    vehicle: string
    company: string
    at: string
    voided_at: string | null
  }
}
