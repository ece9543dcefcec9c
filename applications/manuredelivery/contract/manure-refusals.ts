/** The application's own refusals with their statuses (lanta-appi 3.1), besides the portal's. */
export const manureRefusals = {
  wrong_state: 409,
  past_cutoff: 409,
  consignment_taken: 409,
  consignment_under_way: 409,
  declarations_missing: 409,
  terms_missing: 409,
  terms_changed: 409,
  plant_full: 409,
  bio_stop: 409,
  not_registered: 409,
  does_not_fit: 409,
  batch_sent: 409,
  too_late: 409,
} as const

export type ManureRefusal = keyof typeof manureRefusals
