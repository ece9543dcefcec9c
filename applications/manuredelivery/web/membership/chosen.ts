/** The manure part of a user in the form: what is chosen now, and what a choice changes of the user (MANURE-01 to 13). */
import type { TransportCompany, User } from '@workspace/portal/contract'
import { isTransportCompanyId } from '@workspace/portal/contract'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureChoice } from '../../contract/membership.ts'
import { fieldsOf, groupsWithChoice } from '../../contract/membership.ts'

export type ManureType = ManureChoice['type']

export const manureTypes = ['none', 'customer', 'admin', 'transport'] as const satisfies readonly ManureType[]

export function chosenBy({ usertypemanure, manureuserobj }: User): ManureChoice {
  return {
    type: usertypemanure ?? 'none',
    isTransportAdmin: manureuserobj?.usertypedefinition === 'admin',
    transportCompany: manureuserobj?.transportobj.companyid ?? '',
  }
}

/** The transport company of a transport user is that of the manure part, too. */
export function ownTransportCompany({ usertype, company }: User): string {
  return usertype === 'transport' ? company : ''
}

export function withType(choice: ManureChoice, type: ManureType, user: User): ManureChoice {
  if (type !== 'transport') return { type, isTransportAdmin: false, transportCompany: '' }
  return { ...choice, type, transportCompany: ownTransportCompany(user) || choice.transportCompany }
}

export function changedBy(
  user: User,
  choice: ManureChoice,
  transportCompanies: readonly TransportCompany[],
): Partial<User> {
  return { usergroups: [...groupsWithChoice(user.usergroups, choice)], ...fieldsOf(choice, transportCompanies) }
}

/** MANURE-12. */
export function missingIn({ type, transportCompany }: ManureChoice): readonly string[] {
  return type === 'transport' && !isTransportCompanyId(transportCompany) ? ['manurecompany'] : []
}

/** ROLE-20: a type is open to whoever may give what it brings and take what it clears. */
export function isTypeOpen(type: ManureType, groups: readonly string[], mayGive: (group: string) => boolean): boolean {
  const brought = groupsWithChoice([], { type, isTransportAdmin: false, transportCompany: '' })
  const cleared = Object.values<string>(manureGroups).filter((group) => groups.includes(group))
  return [...brought, ...cleared].every(mayGive)
}
