import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

/** Settlement batches with their rows and kept files. */
export const batches = tablesMade({
  manuredelivery_batch: {
    columns: {
      ...{ id: key, approval: text, number: text, company: text, side: text, period_from: text, period_to: text },
      ...{ state: text, consignments: whole, net: whole, vat: whole, gross: whole },
      ...{ approved_by: text, approved_at: text, sent_by: text, sent_at: maybe(text), reason: text },
    },
    unique: [['number'], ['approval', 'side']],
    indexes: [['company', 'approved_at']],
  },
  manuredelivery_batch_row: {
    columns: {
      ...{ id: key, batch: of('manuredelivery_batch'), position: whole },
      ...{ consignment: of('manuredelivery_consignment'), side: text, company: text, farm_number: text },
      ...{ business_id: text, farm_name: text, einvoice_address: text, request_number: text, number: text, day: text },
      ...{
        kind: text,
        code: text,
        name_fi: text,
        name_en: text,
        quantity: whole,
        unit: text,
        unit_price: whole,
        net: whole,
      },
      ...{ vat_code: text, vat_rate_bp: whole, vat: whole, gross: whole, cost_centre: text, account_no: text },
      ...{ self_billing: whole, free_text: text, correction_of: maybe(text) },
    },
    indexes: [['batch', 'position'], ['consignment']],
  },
  manuredelivery_batch_file: {
    columns: { batch: of('manuredelivery_batch'), format: text, file: text, made_at: text, made_by: text },
    primary: ['batch', 'format'],
  },
})
