/** Who somebody may be in Lanta-appi (7.1); a person may be several at once. */
export const manureRoles = ['farm', 'driver', 'carrierLead', 'receiver', 'office', 'superadmin', 'newcomer'] as const
export type ManureRole = (typeof manureRoles)[number]

/** Everybody but the newcomer. */
export const workingRoles = ['farm', 'driver', 'carrierLead', 'receiver', 'office', 'superadmin'] as const
/** The superadmin has what the office has. */
export const officeRoles = ['office', 'superadmin'] as const
