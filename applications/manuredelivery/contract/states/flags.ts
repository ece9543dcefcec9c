/** Why the office checks a physical fact that was accepted (lanta-appi 3.3). */
export const flags = [
  /** It was not assigned to anybody, or is cancelled. */
  'not_assigned',
  /** The sender was its driver and is not any more. */
  'reassigned',
  /** The driver's collection has not come yet. */
  'collected_missing',
  /** The plant's refusal has not come yet. */
  'refusal_missing',
  /** Duplicate or second part; the office decides. */
  'possible_duplicate',
  /** The consignment is further on already; kept as evidence. */
  'late',
  /** The consignment is locked; a proposed correction. */
  'correction_proposal',
  /** The request was on hold. */
  'request_on_hold',
  /** The consignment was stopped. */
  'bio_stop',
  /** It belongs to no request yet. */
  'unplanned',
  /** The farm has given no declarations for it. */
  'no_declarations',
  /** Received with the gross weight alone (W2). */
  'tare_missing',
  /** The vehicle lacks a wash (6.1). */
  'unwashed',
  // Flags of weights (W7).
  'estimated',
  'off_division',
  'unverified_scale',
  'weight_differs',
  'scales_differ',
  'overweight',
] as const
export type Flag = (typeof flags)[number]
