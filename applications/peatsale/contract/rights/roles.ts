/** Who somebody may be in Kuivikemyynti (2.6); a person may be several at once. */
export const peatRoles = ['customer', 'driver', 'carrierLead', 'loader', 'office', 'superadmin', 'newcomer'] as const
export type PeatRole = (typeof peatRoles)[number]

/** Those who have work or orders here: everybody but the newcomer. */
export const workingRoles = ['customer', 'driver', 'carrierLead', 'loader', 'office', 'superadmin'] as const
/** A selling company's administrators; the superadmin has what the office has. */
export const officeRoles = ['office', 'superadmin'] as const
/** Who has orders to read: their customers, those who drive them, and the office. */
export const orderers = ['customer', 'driver', 'carrierLead', ...officeRoles] as const
