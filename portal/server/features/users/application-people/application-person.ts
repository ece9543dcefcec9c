import { hash } from 'node:crypto'
import type { Administrator, TransportCompany } from '../../../../contract/own.ts'
import { ApplicationPerson, fullName, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { MembershipFields } from '../../../kernel/host/membership.ts'
import type { MountedApplication } from '../../../kernel/host/mounted-application.ts'

export interface Surroundings {
  readonly administrator: Administrator
  readonly application: MountedApplication
  readonly transportCompanies: readonly TransportCompany[]
  /** The application's own fields of the person. */
  readonly membership: MembershipFields | undefined
}

/** Field by field, so that a new field of accounts is not answered by itself (ROLE-30). */
export function applicationPersonOf(account: Account, surroundings: Surroundings): ApplicationPerson {
  const { administrator, application, transportCompanies, membership = {} } = surroundings
  const { manifest } = application
  const carrier = carrierOfPart(account, application)
  return ApplicationPerson.parse({
    _id: account.id,
    name: fullName(account),
    company: account.company,
    companyname: companyNameOf(account, transportCompanies),
    usertype: account.usertype,
    usergroups: account.groups.filter((group) => isGroupOf(application, group)),
    transportcompany: transportCompanies.find(({ _id }) => _id === carrier)?.companyname ?? '',
    membership,
    version: partVersion(account, application, membership),
    changeable: may.editApplicationPart(administrator, account, manifest.key),
  })
}

export function companyNameOf(
  { usertype, company }: Pick<Account, 'usertype' | 'company'>,
  transportCompanies: readonly TransportCompany[],
): string {
  if (usertype !== 'transport') return company
  return transportCompanies.find(({ _id }) => _id === company)?.companyname ?? ''
}

/** Of what the administrator sees anyway: `lastmodified` would tell of changes to fields that are not shown. */
export function partVersion(
  account: Pick<Account, 'groups' | 'carrier'>,
  application: MountedApplication,
  membership: MembershipFields = {},
): string {
  const groups = account.groups.filter((group) => isGroupOf(application, group)).toSorted()
  return hash('sha256', JSON.stringify([groups, carrierOfPart(account, application), membership]), 'base64url')
}

export function isGroupOf({ manifest }: MountedApplication, group: string): boolean {
  return manifest.groups.some(({ name }) => name === group)
}

/** Empty where the application has no group of the person's that is bound to a transport company. */
function carrierOfPart(
  { groups, carrier }: Pick<Account, 'groups' | 'carrier'>,
  { manifest }: MountedApplication,
): string {
  return manifest.groups.some(({ name, within }) => within !== undefined && groups.includes(name)) ? carrier : ''
}
