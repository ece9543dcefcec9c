/** Who sells, what, and from where. */
export type SellersTables = {
  /** A group company that sells; `company_key` names the company in the portal and stands in this row alone (2.6). */
  peatsale_seller: {
    id: string
    code: string
    company_key: string
    name: string
    business_id: string
    street: string
    postal_code: string
    city: string
    orders_email: string
    sales_phone: string
    break_basis: string
    break_mode: string
    tolerance_pct: number
    cut_off_hours: number
    release_cut_off: string
    free_waiting_minutes: number
    default_load: number
    retention_years: number
    invoicing_note: string
    version: number
    changed_at: string
  }
  /** A day on which the offices have been told in the morning what waits. */
  peatsale_office_digest: {
    day: string
  }
  /** Delivery zone of a seller, by road kilometres. */
  peatsale_zone: {
    id: string
    seller: string
    code: string
    name: string
    max_km: number
    version: number
  }
  /** What a seller sells. `m3_per_unit` in thousandths; `image` is a file's id. */
  peatsale_product: {
    id: string
    seller: string
    code: string
    name_fi: string
    name_en: string
    kind: string
    sales_unit: string
    m3_per_unit: number
    kg_per_m3: number
    tax_class: string
    moisture_pct: number | null
    h_range: string
    min_order: number
    order_step: number
    account: string
    image: string | null
    active: number
    sort_name: string
    search_text: string
    version: number
    changed_at: string
  }
  /** When a product may be ordered; the words are shown to the customer. */
  peatsale_season: {
    id: string
    seller: string
    product: string
    from_day: string
    to_day: string
    state: string
    words_fi: string
    words_en: string
  }
  /** Production area. Coordinates in millionths of a degree (WGS84); `open_hours` is JSON, one entry a weekday from Monday. */
  peatsale_swamp: {
    id: string
    seller: string
    code: string
    name: string
    municipality: string
    lat: number | null
    lon: number | null
    road_note: string
    gate_code: string
    open_hours: string
    loads_per_hour: number
    loaders_at_work: number
    self_loading: number
    cost_centre: string
    coverage_note: string
    sort_name: string
    search_text: string
    version: number
    changed_at: string
  }
  /** Another seller that loads at the swamp, too. */
  peatsale_swamp_share: {
    swamp: string
    seller: string
  }
  /** A loader of the swamp. */
  peatsale_swamp_loader: {
    swamp: string
    person: string
  }
  /** A pile (m³) or a store (pieces) of a swamp; `balance` is the sum of its movements. */
  peatsale_stockpile: {
    id: string
    swamp: string
    kind: string
    code: string
    product: string
    lat: number | null
    lon: number | null
    year: number
    opening_estimate: number
    density: number
    moisture_permille: number
    von_post: string
    covered: number
    screened: number
    state: string
    measured_on: string | null
    method: string | null
    balance: number
    version: number
    changed_at: string
  }
  /** Never edited; reversed by a counter-movement. `quantity` is signed, `ref` names its cause. */
  peatsale_stock_movement: {
    id: string
    stockpile: string
    type: string
    quantity: number
    ref: string
    who: string
    at: string
    note: string
  } /** Nothing is loaded there; open while `to_at` is null. */
  peatsale_closure: {
    id: string
    swamp: string
    kind: string
    words: string
    from_at: string
    closed_by: string
    to_at: string | null
    opened_by: string
  }
  /** What a loader has told of a pile. */
  peatsale_pile_report: {
    id: string
    stockpile: string
    kind: string
    value: string
    told_by: string
    at: string
  }
}
