/** Why a physical fact that was taken is looked at by the office. */
export const flags = [
  /** It was not assigned to anybody, or is cancelled. */
  'not_assigned',
  /** The teller was its driver and is not any more. */
  'reassigned',
  /** The loader's event has not come yet. */
  'loaded_missing',
  /** Duplicate or second part; the office decides. */
  'possible_duplicate',
  /** The load is further on already; kept as evidence. */
  'late',
  /** The load is locked; a proposed correction row. */
  'correction_proposal',
  /** The order was on hold. */
  'order_on_hold',
  /** The device's time cannot be: the server's counts. */
  'clock_wrong',
  /** Somebody waited more than four hours. */
  'long_waiting',
  /** The verification by the clock failed on it. */
  'not_verified',
] as const
export type Flag = (typeof flags)[number]
