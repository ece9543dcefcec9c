/** The application's own refusals with their statuses (2.3); the portal's stand beside them. */
export const peatRefusals = {
  wrong_state: 409,
  past_cutoff: 409,
  load_taken: 409,
  load_under_way: 409,
  price_missing: 409,
  prices_changed: 409,
  stock_short: 409,
  credit_hold: 409,
  does_not_fit: 409,
  week_unavailable: 409,
  batch_sent: 409,
  too_late: 409,
} as const

export type PeatRefusal = keyof typeof peatRefusals
