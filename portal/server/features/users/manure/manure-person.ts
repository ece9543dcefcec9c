import type { Administrator, ManurePerson, TransportCompany } from '../../../../contract/own.ts'
import { fullName, isManureGroup, ManurePerson as ManurePersons, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { MembershipFields } from '../../../kernel/host/membership.ts'

interface Surroundings {
  readonly administrator: Administrator
  readonly transportCompanies: readonly TransportCompany[]
  readonly memberships: MembershipFields | undefined
}

/** Field by field, so that a new field of accounts is not told by itself (ROLE-30). */
export function manurePersonOf(
  account: Account,
  { administrator, transportCompanies, memberships = {} }: Surroundings,
): ManurePerson {
  const { usertypemanure, manureuserobj } = memberships
  return ManurePersons.parse({
    _id: account.id,
    name: fullName(account),
    company: account.company,
    companyname: companyNameOf(account, transportCompanies),
    usertype: account.usertype,
    usergroups: account.groups.filter(isManureGroup),
    ...(usertypemanure !== undefined && { usertypemanure }),
    ...(manureuserobj !== undefined && { manureuserobj }),
    version: manureVersion(account),
    changeable: may.editManurePart(administrator, account),
  })
}

export function companyNameOf(
  { usertype, company }: Pick<Account, 'usertype' | 'company'>,
  transportCompanies: readonly TransportCompany[],
): string {
  if (usertype !== 'transport') return company
  return transportCompanies.find(({ _id }) => _id === company)?.companyname ?? ''
}

/** Of what a manure administrator sees anyway: `lastmodified` would tell of changes to fields that are not shown. */
export function manureVersion({ groups, carrier }: Pick<Account, 'groups' | 'carrier'>): string {
  return JSON.stringify([groups.filter(isManureGroup).toSorted(), carrier])
}
