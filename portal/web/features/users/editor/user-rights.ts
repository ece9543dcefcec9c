/** What the choice of a user type brings along (ADMIN-NEW-07, 11, ADMIN-EDIT-13, ENT-06). */
import { companyKey } from '../../../../contract/companies/company-key.ts'
import { groupMarkers } from '../../../../contract/fields/limits.ts'
import type { User, UserType } from '../../../../contract/people/user.ts'

/** Admin ticks SuperAdmin, leaving admin unticks it; transport has a transport company in the place of the company. */
export function withUserType(user: User, usertype: UserType): Partial<User> {
  const wasTransport = user.usertype === 'transport'
  const isTransport = usertype === 'transport'
  return {
    usertype,
    usergroups: groupsWithUserType(user, usertype),
    ...(wasTransport !== isTransport && { company: '', transportalloworders: false, transportadmin: false }),
  }
}

/** Somebody new gets the company's group along with it, and so its default applications (GEN-17). */
export function withCompany(
  { company: before, usergroups }: Pick<User, 'company' | 'usergroups'>,
  company: string,
  open: readonly string[],
): Pick<User, 'company' | 'usergroups'> {
  const key = companyKey(company)
  const others = usergroups.filter((group) => group !== companyKey(before) && group !== key)
  return { company, usergroups: company !== '' && open.includes(key) ? [...others, key] : others }
}

/** SuperAdmin belongs to the user type admin and to it alone, so that the two never say different things. */
export function withGroup(user: User, group: string, given: boolean): Partial<User> {
  const others = user.usergroups.filter((each) => each !== group)
  return { usergroups: given ? [...others, group] : others }
}

function groupsWithUserType({ usertype: before, usergroups }: User, usertype: UserType): string[] {
  const others = usergroups.filter((group) => group !== groupMarkers.superadmin)
  if (usertype === 'admin') return [...others, groupMarkers.superadmin]
  return before === 'admin' ? others : usergroups
}
