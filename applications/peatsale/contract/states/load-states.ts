/** The states of a load, in the order of its life. */
export const loadStates = [
  'planned',
  'open',
  'assigned',
  'loading',
  'loaded',
  'delivered',
  'verified',
  'locked',
  'failed',
  'cancelled',
] as const
export type LoadState = (typeof loadStates)[number]
