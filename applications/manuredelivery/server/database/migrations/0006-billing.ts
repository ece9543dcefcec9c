import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

/** Carriers of a company, and what they and farms are settled by. */
export const billing = tablesMade({
  manuredelivery_carrier_company: {
    columns: { carrier: text, company: text },
    primary: ['carrier', 'company'],
    indexes: [['company', 'carrier']],
  },
  manuredelivery_driver_right: {
    columns: { person: key, carrier: text, may_claim: whole, sees_freight: whole },
    indexes: [['carrier']],
  },
  manuredelivery_carrier_row: {
    columns: {
      ...{ id: key, consignment: of('manuredelivery_consignment'), carrier: text, company: text, day: text },
      ...{ rows: text, net: whole, changed_at: text },
    },
    unique: [['consignment', 'carrier']],
    indexes: [
      ['carrier', 'day'],
      ['company', 'day'],
    ],
  },
  manuredelivery_settlement_correction: {
    columns: {
      ...{ id: key, consignment: of('manuredelivery_consignment'), number: text, settlement: text },
      ...{ sale_gross: whole, purchase_gross: whole, sale_batch: maybe(text), purchase_batch: maybe(text) },
      ...{ reason: text, made_by: text, made_at: text },
    },
    unique: [['number']],
    indexes: [['consignment', 'made_at']],
  },
})
