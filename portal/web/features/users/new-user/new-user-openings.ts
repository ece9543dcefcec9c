/** What an administrator may set of somebody new: the permission table, asked before the server is (ADMIN-NEW-12, 15, ROLE-20). */
import type { UserType } from '../../../../contract/people/user.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { AdminData } from '../../admin-data/index.ts'
import type { Openings } from '../editor/use-user-form.ts'
import { withCompany } from '../editor/user-rights.ts'

type There = Pick<AdminData, 'administrator' | 'companies' | 'transportCompanies' | 'userGroups'>

const usertypes = ['customer', 'admin', 'transport', 'swampperson'] as const satisfies readonly UserType[]

export function newUserOpenings({ administrator, companies, transportCompanies, userGroups }: There): Openings {
  return {
    edit: '',
    credentials: '',
    usertypes: usertypes.filter((usertype) => may.setUserType(administrator, usertype)),
    companies: companies.filter((company) => may.setCompany(administrator, company)),
    transportcompanies: transportCompanies
      .map(({ _id }) => _id)
      .filter((id) => may.setTransportCompany(administrator, id)),
    groups: userGroups.filter((group) => may.giveGroup(administrator, group)),
    apps: [...administrator.applications],
    transportflags: may.setTransportFlags(administrator, administrator.carrier),
  }
}

/** ADMIN-NEW-15: undefined for superadmins, who may leave it open. */
export function companiesToChoose({ administrator }: Pick<AdminData, 'administrator'>): readonly string[] | undefined {
  return administrator.isSuperadmin ? undefined : administrator.companies
}

/** Where there is only one choice it is made already. */
export function firstChoices({ usertypes: open, companies, transportcompanies, groups }: Openings, isFree: boolean) {
  const usertype = open.includes('customer') ? 'customer' : (open[0] ?? 'customer')
  const offered = usertype === 'transport' ? transportcompanies : companies
  const company = !isFree && offered.length === 1 ? (offered[0] ?? '') : ''
  if (usertype === 'transport') return { usertype, company }
  return { usertype, ...withCompany({ company: '', usergroups: [] }, company, groups) }
}
