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
