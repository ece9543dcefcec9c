/** The states of a consignment, in the order of its life. */
export const consignmentStates = [
  'planned',
  'open',
  'assigned',
  'loading',
  'collected',
  'received',
  'confirmed',
  'locked',
  'refused',
  'failed',
  'cancelled',
] as const
export type ConsignmentState = (typeof consignmentStates)[number]
