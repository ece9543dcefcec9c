/** Admin data (ENT-41): what the screens of the administration work with, as long as somebody is in them. */
import type { Application } from '../../../contract/applications/application.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import type { Total } from '../../../contract/lists/list.ts'
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
  readonly adminGroups: readonly string[]
  readonly adminCompanies: readonly string[]
  /** Those in use that the administrator sees. */
  readonly applications: readonly Application[]
  /** Names of those that he or she administers, in use or not (ROLE-17). */
  readonly adminApplications: readonly string[]
  /** The one whom the permission table asks about. */
  readonly administrator: Administrator
}

/** @param listed every application, those out of use too: they are administered all the same (ADMIN-APPS-04). */
export function adminData(
  totals: AdminTotals,
  session: SignedIn,
  { site, listed }: { site: SharedData; listed: readonly Application[] },
): AdminData {
  const administrator = administratorOf(rightsHolder(session), {
    companies: site.companies,
    applications: listed,
    groups: site.userGroups,
  })
  return {
    totals,
    companies: site.companies,
    transportCompanies: site.transportCompanies,
    userGroups: site.userGroups,
    adminGroups: session.adminState.adminGroups ?? [],
    adminCompanies: session.adminCompanies,
    applications: site.activeApps,
    adminApplications: administrator.applications,
    administrator,
  }
}

/** ROLE-23: the transport company by user type, else by the manure part. */
function rightsHolder({ user, isSuperadmin }: SignedIn) {
  const carrier = user.usertype === 'transport' ? user.company : (user.manureuserobj?.transportobj.companyid ?? '')
  return { id: user._id, groups: user.usergroups, carrier, transportadmin: user.transportadmin, isSuperadmin }
}
