import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'

const { of, text } = column

/** A seller that has asked a carrier to drive for it, until the carrier has answered. */
export const carrierRequests: Migrations[string] = tablesMade({
  peatsale_carrier_request: {
    columns: { carrier: of('peatsale_carrier'), seller: of('peatsale_seller'), asked_at: text },
    primary: ['carrier', 'seller'],
  },
})
