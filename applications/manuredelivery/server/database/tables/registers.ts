/** Companies with their plants, types and terms. */
export type RegistersTables = {
  /** Settings of a company that owns plants; the id is the company's. `terms_version` moves with its published terms. */
  manuredelivery_operator: {
    id: string
    orders_email: string
    phone: string
    estimate_tolerance_pct: number
    scale_tolerance_pct: number
    remainder_tolerance_pct: number
    cut_off_hours: number
    release_cut_off: string
    objection_days: number
    retention_years: number
    account_sale: string
    account_purchase: string
    fertiliser_operator_no: string
    terms_version: number
    version: number
    changed_at: string
  }
  /** `declarations` is a JSON list of kinds. */
  manuredelivery_type: {
    id: string
    code: string
    name_fi: string
    name_en: string
    species: string
    form: string
    bedding: string
    poultry: number
    kg_per_m3: number
    waste_code: string
    declarations: string
    label_fi: string
    label_en: string
    active: number
    sort_name: string
    version: number
    changed_at: string
  }
  /** Table values of a type from a day on: per mille, else grams per tonne or m³. */
  manuredelivery_type_value: {
    type: string
    from_day: string
    basis: string
    dm: number
    n: number
    soluble_n: number
    p: number
    k: number
    source: string
  }
  /** `open_hours` and `closed_days` are JSON. */
  manuredelivery_plant: {
    id: string
    company: string
    code: string
    name: string
    approval_no: string
    business_id: string
    street: string
    postal_code: string
    city: string
    municipality: string
    lat: number | null
    lon: number | null
    phone: string
    open_hours: string
    closed_days: string
    kg_per_day: number
    storage_capacity_kg: number | null
    storage_kg: number | null
    storage_day: string | null
    weighs: number
    self_service: number
    asks_temperature: number
    cost_centre: string
    instructions: string
    sort_name: string
    search_text: string
    version: number
    changed_at: string
  }
  /** A type that the plant takes; null: without a limit of its own. */
  manuredelivery_plant_type: {
    plant: string
    type: string
    kg_per_day: number | null
  }
  /** `place` is the order of the list. */
  manuredelivery_bay: {
    code: string
    plant: string
    name: string
    place: number
  }
  manuredelivery_plant_receiver: {
    plant: string
    person: string
  }
  /** Without a plant: a scale of a farm, or a public one. */
  manuredelivery_scale: {
    id: string
    company: string
    plant: string | null
    name: string
    division_kg: number
    max_kg: number
    serial: string
    verified_until: string | null
    version: number
    changed_at: string
  }
  /** The five parts of money are JSON, or null where nothing is charged. */
  manuredelivery_term: {
    id: string
    company: string
    name: string
    scope: string
    tag: string
    type: string | null
    plant: string | null
    valid_from: string
    valid_to: string
    direction: string
    goods: string | null
    freight: string | null
    waiting: string | null
    refusal: string | null
    wasted_trip: string | null
    state: string
    published_at: string | null
    sort_name: string
    search_text: string
    version: number
    changed_at: string
  }
  /** What a company pays a carrier; empty: every carrier that has no row. */
  manuredelivery_carrier_term: {
    id: string
    company: string
    carrier: string
    kind: string
    price: number
    minimum: number | null
    min_chargeable: number | null
    fuel_bp: number
    waiting_per_hour: number
    free_minutes_farm: number
    free_minutes_plant: number
    wasted_trip: number
    refused_return: string
    version: number
    changed_at: string
  }
}
