/** Administrators and people for the rules of what a wish comes to, without a portal around them. */
import type { Administrator } from '../../../../contract/own.ts'
import { administratorOf, groupCatalogue } from '../../../../contract/own.ts'
import { listedManureGroups, manureGroups } from '../../../../contract/rights/testing/manure-groups.ts'
import type { MountedApplication } from '../../../kernel/host/mounted-application.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import type { AdministrationFacts } from '../../../kernel/rights/acting.ts'
import { resolvePerson } from '../resolve-person.ts'
import type { RequestedRights, UserRights } from '../user-rights.ts'

const companies = ['Biolan', 'Novarbo', 'Favorit Oy']
const carriers = ['carrier-suo', 'carrier-rahti']
const company = (_id: string) => ({ _id, companyname: _id })
const application = (name: string, admingroups: readonly string[]) => ({
  name,
  clearname: name,
  appicon: '',
  primarycompany: 'Biolan',
  isactive: true,
  iscative: true,
  groups: [],
  admingroups: [...admingroups],
})
const facts: AdministrationFacts = {
  companies,
  applicationGroups: listedManureGroups,
  groups: groupCatalogue(companies, listedManureGroups),
  applications: [application('peatsale', ['superadmin', 'biolanadmin']), application('manuredelivery', ['superadmin'])],
  // An id of five letters is none (CONST-03).
  transportCompanies: [...carriers, 'kort5'].map(company) as AdministrationFacts['transportCompanies'],
}

export const by = (groups: readonly string[], more: Partial<Administrator> = {}) =>
  administratorOf(
    {
      id: 'actor',
      carrier: '',
      transportadmin: false,
      ...more,
      groups,
      isSuperadmin: groups.includes('superadmin'),
    },
    facts,
  )
export const superadmin = by(['superadmin'])
export const biolanAdmin = by(['biolanadmin'])
export const foreman = by([manureGroups.transportAdmin], { carrier: 'carrier-suo', transportadmin: true })

export const customer: UserRights = {
  id: 'person',
  usertype: 'customer',
  company: 'Biolan',
  carrier: '',
  groups: ['biolan'],
  apps: [],
  transportalloworders: false,
  transportadmin: false,
  memberships: {},
}
export const driver: UserRights = {
  ...customer,
  usertype: 'transport',
  company: 'carrier-suo',
  carrier: 'carrier-suo',
  groups: [manureGroups.transport],
}

type Wish = Partial<RequestedRights> & { readonly applications?: readonly MountedApplication[] }

/** What comes of it, or the refusal with its field. @param stored null for somebody new. */
export function settled(
  administrator: Administrator,
  stored: UserRights | null,
  { applications = [], ...wish }: Wish = {},
) {
  const { usertype, company, groups, apps, transportalloworders, transportadmin } = stored ?? {
    ...customer,
    groups: [],
  }
  const wanted = { usertype, company, groups, apps, transportalloworders, transportadmin, sent: {}, ...wish }
  try {
    return resolvePerson({ administrator, facts }, { stored: stored ?? undefined, wanted, applications })
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    return `${fault.code} ${fault.detail.fields?.join()}`
  }
}
