import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'

const { text } = column

/** A company that has asked a carrier to drive for it, until the carrier has answered; and what the two have agreed. */
export const carrierServices: Migrations[string] = tablesMade({
  manuredelivery_carrier_request: {
    columns: { carrier: text, company: text, asked_at: text },
    primary: ['carrier', 'company'],
  },
  manuredelivery_carrier_agreement: {
    columns: { carrier: text, company: text, terms: text },
    primary: ['carrier', 'company'],
  },
})
