/** Settlement rows, batches and what carriers are owed (5.2). Money in cents. */
export type BillingTables = {
  /** Carrier × company: who serves whom. */
  manuredelivery_carrier_company: { carrier: string; company: string }
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
}
