/** Admin data (ENT-41): what the screens of the administration work with, as long as somebody is in them. */
import type { Application } from '../../../contract/applications/application.ts'
import type { ListedGroup } from '../../../contract/applications/application-group.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import type { Total } from '../../../contract/lists/list.ts'
import { transportCompanyOf } from '../../../contract/people/manure-user.ts'
import type { Administrator } from '../../../contract/rights/administrator.ts'
import { administratorOf } from '../../../contract/rights/administrator.ts'
import type { SharedData } from '../../kernel/portal/shared-data.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'

/** How many there are to see; the list itself comes page by page (ADMIN-USERS-25). */
export interface AdminTotals {
  readonly users: Total
  readonly admins: Total
}

export interface AdminData {
  readonly totals: AdminTotals
  readonly companies: readonly string[]
  readonly transportCompanies: readonly TransportCompany[]
  readonly userGroups: readonly string[]
  /** Those of applications, with who gives them. */
  readonly applicationGroups: readonly ListedGroup[]
  readonly adminGroups: readonly string[]
  readonly adminCompanies: readonly string[]
  /** Those in use that the administrator sees. */
  readonly applications: readonly Application[]
  /** Names of those that he or she administers, in use or not (ROLE-17). */
  readonly adminApplications: readonly string[]
  /** The one whom the permission table asks about. */
  readonly administrator: Administrator
}

interface Around {
  readonly site: SharedData
  /** Every application, those out of use too: they are administered all the same (ADMIN-APPS-04). */
  readonly listed: readonly Application[]
  readonly applicationGroups: readonly ListedGroup[]
}

export function adminData(
  totals: AdminTotals,
  session: SignedIn,
  { site, listed, applicationGroups }: Around,
): AdminData {
  const administrator = administratorOf(rightsHolder(session), {
    companies: site.companies,
    applications: listed,
    applicationGroups,
    groups: site.userGroups,
  })
  return {
    totals,
    companies: site.companies,
    transportCompanies: site.transportCompanies,
    userGroups: site.userGroups,
    applicationGroups,
    adminGroups: session.adminState.adminGroups ?? [],
    adminCompanies: session.adminCompanies,
    applications: site.activeApps,
    adminApplications: administrator.applications,
    administrator,
  }
}

function rightsHolder({ user, isSuperadmin }: SignedIn) {
  const { _id: id, usergroups: groups, transportadmin } = user
  return { id, groups, carrier: transportCompanyOf(user), transportadmin, isSuperadmin }
}
