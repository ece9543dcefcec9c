/** Settlement rows, batches and what carriers are owed (5.2). Money in cents. */
export type BillingTables = {
  /** Carrier × company: who serves whom. */
  manuredelivery_carrier_company: { carrier: string; company: string }
  /** It has been asked and has not answered yet. */
  manuredelivery_carrier_request: { carrier: string; company: string; asked_at: string }
  /** What the company and the carrier have agreed, in words. */
  manuredelivery_carrier_agreement: { carrier: string; company: string; terms: string }
  manuredelivery_driver_right: { person: string; carrier: string; may_claim: number; sees_freight: number }
  /** What a carrier is owed for a consignment; `rows` is JSON. */
  manuredelivery_carrier_row: {
    id: string
    consignment: string
    carrier: string
    company: string
    day: string
    rows: string
    net: number
    changed_at: string
  }
  /** A correction after the lock that waits for the next batch; `settlement` is JSON of minus and plus rows. */
  manuredelivery_settlement_correction: {
    id: string
    consignment: string
    number: string
    settlement: string
    sale_gross: number
    purchase_gross: number
    sale_batch: string | null
    purchase_batch: string | null
    reason: string
    made_by: string
    made_at: string
  }
  /** One side of an approval; `approval` is the same of both. */
  manuredelivery_batch: {
    id: string
    approval: string
    number: string
    company: string
    side: string
    period_from: string
    period_to: string
    state: string
    consignments: number
    net: number
    vat: number
    gross: number
    approved_by: string
    approved_at: string
    sent_by: string
    sent_at: string | null
    /** Why its approval was taken back. */
    reason: string
  }
  /** A row as it goes to the accounts; `correction_of` names the row that it corrects. */
  manuredelivery_batch_row: {
    id: string
    batch: string
    position: number
    consignment: string
    side: string
    company: string
    farm_number: string
    business_id: string
    farm_name: string
    einvoice_address: string
    request_number: string
    number: string
    day: string
    kind: string
    code: string
    name_fi: string
    name_en: string
    /** Thousandths. */
    quantity: number
    unit: string
    /** Ten-thousandths of a euro. */
    unit_price: number
    net: number
    vat_code: string
    vat_rate_bp: number
    vat: number
    gross: number
    cost_centre: string
    account_no: string
    self_billing: number
    free_text: string
    correction_of: string | null
  }
  manuredelivery_batch_file: {
    batch: string
    format: string
    /** The SHA-256 of its bytes. */
    file: string
    made_at: string
    made_by: string
  }
  /** A file of yearly raw materials with the sums that it had. */
  manuredelivery_materials_file: {
    company: string
    year: number
    /** The SHA-256 of its bytes. */
    file: string
    made_at: string
    made_by: string
    consignments: number
    kg: number
    n: number
  }
}
