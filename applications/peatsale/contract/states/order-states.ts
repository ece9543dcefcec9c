/** The states of an order, in the order of its life. */
export const orderStates = [
  'draft',
  'submitted',
  'confirmed',
  'on_hold',
  'in_delivery',
  'delivered',
  'closed',
  'rejected',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** What has been sent and is not done yet. */
export const openOrderStates = ['submitted', 'confirmed', 'on_hold', 'in_delivery'] as const satisfies OrderState[]
