/** The locks of the fields that an order consists of. */
export const yardLocks = {
  instructions: 'instructions',
  contactName: 'instructions',
  contactTelephone: 'instructions',
} as const
export const contentLocks = {
  method: 'ordered',
  site: 'ordered',
  lines: 'ordered',
  note: 'ordered',
  purchaseReference: 'ordered',
  wish: 'wish',
  ...yardLocks,
} as const
export const pricingLocks = { priceVersion: 'price', freight: 'price', prices: 'price', listPriced: 'price' } as const
