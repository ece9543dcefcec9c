/** What a person does in the manure trade. Roles are each application's own: the peat role says nothing here. */
import type { ManureUserType, User } from '@workspace/portal/contract'

/** Undefined while it is not settled. Whoever administers the application needs no user type for it. */
export function manureRole({ usertypemanure, usergroups }: User): Exclude<ManureUserType, 'none'> | undefined {
  if (usergroups.includes('superadmin') || usergroups.includes('manureappadmin')) return 'admin'
  return usertypemanure === 'none' ? undefined : usertypemanure
}
