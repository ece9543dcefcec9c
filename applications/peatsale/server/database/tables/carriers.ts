/** Who drives, with what, and what a loader keeps. */
export type CarriersTables = {
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
  /** What a driver may in this application; a driver without a row may what all may. */
  peatsale_driver_right: {
    person: string
    carrier: string
    may_claim: number
    sees_freight: number
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
