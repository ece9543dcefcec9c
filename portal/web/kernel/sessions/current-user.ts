/** What the browser derives from the user record for showing things; the server decides again (ROLE-21). */
import type { User } from '../../../contract/people/user.ts'
import { adminCompanies, adminGroups, isAdminByGroups } from '../../../contract/rights/groups.ts'

/** ENT-25. */
export type CurrentUser = Pick<
  User,
  | 'username'
  | 'firstname'
  | 'lastname'
  | 'usergroups'
  | 'apps'
  | 'homeapp'
  | 'preferredapps'
  | 'usertype'
  | 'transportadmin'
  | 'company'
> & { readonly language: User['misc']['language'] }

/** ENT-26. */
export type TransportStatus = { readonly istransport: boolean; readonly isadmin: boolean; readonly companyid: string }

/** ENT-27; without groups the flag alone decides (ROLE-13). */
export type AdminState = { readonly admin: boolean; readonly adminGroups?: readonly string[] }

export function currentUser(user: User): CurrentUser {
  const { username, firstname, lastname, usergroups, apps, homeapp, preferredapps, usertype, transportadmin, company } =
    user
  return {
    username,
    firstname,
    lastname,
    usergroups,
    apps,
    homeapp,
    preferredapps,
    usertype,
    transportadmin,
    company,
    language: user.misc.language,
  }
}

export function transportStatus({ usertype, transportadmin, company }: User): TransportStatus {
  const istransport = usertype === 'transport'
  return { istransport, isadmin: transportadmin, companyid: istransport ? company : '' }
}

export function adminState({ usergroups }: User, catalogue: readonly string[]): AdminState {
  return { admin: isAdminByGroups(usergroups), adminGroups: adminGroups(usergroups, catalogue) }
}

/** ROLE-10, ROLE-22. */
export function companiesAdministered({ usergroups }: User, companies: readonly string[]): readonly string[] {
  return adminCompanies(usergroups, companies)
}
