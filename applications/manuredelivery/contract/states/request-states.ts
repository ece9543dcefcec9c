/** The states of a pickup request, in the order of its life. */
export const requestStates = [
  'draft',
  'submitted',
  'accepted',
  'on_hold',
  'collecting',
  'completed',
  'closed',
  'rejected',
  'cancelled',
] as const
export type RequestState = (typeof requestStates)[number]
