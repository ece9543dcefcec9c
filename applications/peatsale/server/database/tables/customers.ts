/** To whom it is sold, and where it is driven. */
import type { Generated } from 'kysely'

export type CustomersTables = {
  /** A person of the account; one of them is main. */
  peatsale_customer_member: {
    customer: string
    person: string
    is_main: number
    /** Sees what the account has with all of its sellers; else with those that have admitted the member. */
    opened: Generated<number>
    /** Waits for the main member, or for another seller of the account. */
    waiting: Generated<number>
  }
  /** The sellers that have admitted a member. */
  peatsale_member_seller: {
    customer: string
    person: string
    seller: string
  }
  /** What is between one seller and one account. `tags` and `allowed_products` are JSON lists; no product listed means all. */
  peatsale_customer_link: {
    id: string
    customer: string
    seller: string
    number: string
    tags: string
    allowed_products: string
    season_m3: number
    payment_days: number
    invoicing_name: string
    invoicing_street: string
    invoicing_postal_code: string
    invoicing_city: string
    einvoice_address: string
    einvoice_operator: string
    hold_reason: string
    hold_by: string
    hold_at: string | null
    credit_limit: number | null
    notes: string
    /** Whom this seller calls, and where its letters go while the account has no member. */
    contact_name: string
    telephone: string
    email: string
    /** The three as they are searched. */
    contact_search: string
    active: number
    version: number
    changed_at: string
  }
  /** A person asks to become a customer of a seller (2.11). */
  peatsale_customer_request: {
    id: string
    person: string
    seller: string
    name: string
    business_id: string
    farm_id: string
    street: string
    postal_code: string
    city: string
    telephone: string
    state: string
    words: string
    customer: string | null
    sent_at: string
    decided_by: string
    decided_at: string | null
  }
  /** The zone that the office has set for a site. */
  peatsale_site_zone: {
    site: string
    seller: string
    zone: string
    version: number
  }
  /** Road kilometres from a swamp to a site. */
  peatsale_site_distance: {
    site: string
    swamp: string
    km: number
  }
}
