/** Who drives, with what, and what a loader keeps. */
export type CarriersTables = {
  /** The id is that of the portal's transport company, and so is the name. */
  peatsale_carrier: {
    id: string
    name: string
    business_id: string
    licence_number: string
    byproduct_number: string
    insurance_until: string | null
    /** Of before `peatsale_carrier_terms`: nobody reads it. */
    settlement_terms: string
    contact: string
    sort_name: string
    version: number
    changed_at: string
  }
  /** A seller that the carrier serves. */
  peatsale_carrier_seller: {
    carrier: string
    seller: string
  }
  /** A seller that has asked the carrier to drive for it, until the carrier has answered. */
  peatsale_carrier_request: {
    carrier: string
    seller: string
    asked_at: string
  }
  /** What is agreed of payment between a carrier and one seller. */
  peatsale_carrier_terms: {
    carrier: string
    seller: string
    terms: string
  }
  /** A zone that the carrier drives. */
  peatsale_carrier_zone: {
    carrier: string
    zone: string
  }
  /** `boxes` is JSON: name and m³ (thousandths) of each; `capacity` is their sum. */
  peatsale_vehicle: {
    id: string
    carrier: string
    plate: string
    type: string
    boxes: string
    capacity: number
    payload_kg: number
    unload_type: string
    length_cm: number | null
    height_cm: number | null
    trailer_detachable: number
    trips_per_day: number
    cargo_class: string
    washed_on: string | null
    removed: number
    version: number
    changed_at: string
  }
  /** Settings of an account of usertype transport; a driver without a row has the plain ones. */
  peatsale_carrier_driver: {
    person: string
    carrier: string
    may_claim: number
    sees_freight: number
    vehicle: string | null
    shows_phone: number
    card_until: string | null
    version: number
    changed_at: string
  }
  /** The loader's own bucket, m³ in thousandths. */
  peatsale_bucket: {
    id: string
    person: string
    machine: string
    m3: number
    changed_at: string
  }
  /** The next number of a running sequence. */
  peatsale_counter: {
    name: string
    year: number
    next: number
  }
}
