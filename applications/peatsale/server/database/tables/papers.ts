import type { DocumentFileTable, DocumentTable } from '@workspace/logistics/server'

/** Documents and invoicing. */
export type PapersTables = {
  peatsale_document: DocumentTable & { seller: string; customer: string | null }
  peatsale_document_file: DocumentFileTable
  /** An approved set of verified loads of one seller. */
  peatsale_invoice_batch: {
    id: string
    number: string
    seller: string
    period_from: string
    period_to: string
    week: string
    running: number
    state: string
    loads: number
    net: number
    vat: number
    gross: number
    approved_by: string
    approved_at: string
    version: number
  }
  /** A row as it goes to the accounts (4.3); `correction_of` names the row that it corrects. */
  peatsale_invoice_row: {
    id: string
    batch: string | null
    load_id: string
    position: number
    seller: string
    customer_number: string
    business_id: string
    customer_name: string
    einvoice_address: string
    purchase_reference: string
    order_number: string
    load_number: string
    delivery_day: string
    kind: string
    product_code: string
    product_name: string
    quantity: number
    unit: string
    unit_price: number
    price_base: number
    net: number
    vat_code: string
    vat_rate_bp: number
    vat: number
    gross: number
    cost_centre: string
    account: string
    free_text: string
    correction_of: string | null
  }
  /** The file of a batch, made once in each format. */
  peatsale_batch_export: {
    batch: string
    format: string
    file: string
    made_at: string
    made_by: string
  }
  /** What a carrier is owed for a load, in cents. */
  peatsale_carrier_row: {
    id: string
    load_id: string
    carrier: string
    basis: string
    quantity: number
    rate: number
    freight: number
    waiting: number
    extras: number
    amount: number
    state: string
    words: string
  }
  /** An order, a batch or an account whose personal data have gone: 1 its contacts, 2 all of them. */
  peatsale_cleared: {
    of_id: string
    level: number
    at: string
  }
}
