/** Farms, and what an office knows of them. */
export type FarmsTables = {
  /** What the account keeps as a farm; the id is the account's. Lists are JSON. */
  manuredelivery_farm: {
    id: string
    /** Of each place of keeping its id and municipality. */
    keeping_places: string
    /** Of each species the animal places. */
    species: string
    /** From which day the farm is liable to VAT or not. */
    vat: string
    version: number
    changed_at: string
  }
  /** A farm with which a company has to do. */
  manuredelivery_farm_link: {
    id: string
    account: string
    company: string
    farm_number: string
    /** JSON list of words. */
    tags: string
    payment_days: number
    invoicing_name: string
    invoicing_street: string
    invoicing_postal_code: string
    invoicing_city: string
    einvoice_address: string
    einvoice_operator: string
    /** JSON: from, to, signed; null without an agreement on self-billing. */
    self_billing: string | null
    /** JSON: from, to, kilograms a year, signed; null without a contract. */
    contract: string | null
    notes: string
    active: number
    version: number
    changed_at: string
  }
  manuredelivery_store: {
    id: string
    account: string
    site: string
    name: string
    kind: string
    keeping_place: string
    municipality: string
    /** Thousandths of m³. */
    capacity: number | null
    covered: number
    lat: number | null
    lon: number | null
    loading_by: string
    surface: string
    contact_name: string
    contact_phone: string
    instructions: string
    kg_per_m3: number | null
    removed: number
    version: number
    changed_at: string
  }
  /** Contents in per mille (dry matter) and grams per tonne or m³; what was not analysed is null. */
  manuredelivery_analysis: {
    id: string
    account: string
    store: string | null
    type: string
    sampled_on: string
    laboratory: string
    number: string
    basis: string
    dm: number | null
    n: number | null
    soluble_n: number | null
    p: number | null
    k: number | null
    state: string
    words: string
    version: number
    changed_at: string
  }
  /** Kilometres by road. */
  manuredelivery_site_distance: { site: string; plant: string; km: number }
  manuredelivery_farm_request: {
    id: string
    person: string
    company: string
    name: string
    business_id: string
    street: string
    postal_code: string
    city: string
    telephone: string
    species: string
    note: string
    state: string
    words: string
    account: string | null
    sent_at: string
    decided_by: string
    decided_at: string | null
  }
  /** Letters about an analysis or a carrier's insurance that went, by the day that they were about. */
  manuredelivery_reminder: { of_id: string; day: string; sent_at: string }
  /** How much of a request, consignment, batch or account retention has cleared. */
  manuredelivery_cleared: { of_id: string; level: number; at: string }
}
