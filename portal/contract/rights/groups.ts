import type { ApplicationGroup } from '../applications/application-group.ts'
import { companyKey } from '../companies/company-key.ts'
import { groupMarkers } from '../fields/limits.ts'

/** The catalogue of user groups (ENT-36 to ENT-38): exact names, and nothing else gives a right on the server (ROLE-21). */
export function groupCatalogue(
  companies: readonly string[],
  applicationGroups: readonly Pick<ApplicationGroup, 'name'>[],
): readonly string[] {
  const ofCompanies = companies.map(companyKey).flatMap((key) => [key, `${key}admin`])
  return ['superadmin', ...ofCompanies, ...applicationGroups.map(({ name }) => name)]
}

/** ENT-32: superadmin plus each company's admin group. */
export function applicationAdminGroups(companies: readonly string[]): readonly string[] {
  return ['superadmin', ...companies.map((name) => `${companyKey(name)}admin`)]
}

/** ROLE-06, the loose test that screens use: any group whose name contains `admin`. */
export function isAdminByGroups(groups: readonly string[]): boolean {
  return groups.some((group) => group.includes(groupMarkers.admin))
}

/** ROLE-08, ROLE-09: the admin groups that a person's groups give, among all groups there are. */
export function adminGroups(groups: readonly string[], catalogue: readonly string[]): readonly string[] {
  const withoutAdmin = (group: string) => group.replace(groupMarkers.admin, '')
  if (groups.includes(groupMarkers.superadmin)) {
    const all = catalogue.filter((group) => group.includes(groupMarkers.admin) && !group.includes(groupMarkers.super))
    return [...all.map(withoutAdmin), groupMarkers.super]
  }
  return groups.filter((group) => group.includes(groupMarkers.admin)).map(withoutAdmin)
}

/** ROLE-07, ROLE-10, ROLE-22: companies administered, as the company list spells them. */
export function adminCompanies(groups: readonly string[], companies: readonly string[]): readonly string[] {
  if (groups.includes(groupMarkers.superadmin)) return companies
  // Stryker disable next-line ArrayDeclaration: the catalogue is read for superadmins only, who went the line above.
  const keys = new Set(adminGroups(groups, []).map(companyKey))
  return companies.filter((name) => keys.has(companyKey(name)))
}

/** ROLE-11 to 13: `common` asks for the super group, any other group for itself or super; unset groups fall back on the flag. */
export function passesAdminCheck(group: string, state: { admin: boolean; adminGroups?: readonly string[] }): boolean {
  if (state.adminGroups === undefined) return state.admin
  if (state.adminGroups.includes(groupMarkers.super)) return true
  return group !== groupMarkers.common && state.adminGroups.includes(group)
}

/** ROLE-14: who sees an application. */
export function seesApplication(
  application: { name: string; groups: 'all' | readonly string[]; admingroups: readonly string[] },
  person: { apps: readonly string[]; usergroups: readonly string[] },
): boolean {
  if (application.groups === 'all' || person.apps.includes(application.name)) return true
  const opening = [...application.admingroups, ...application.groups]
  return person.usergroups.some((group) => opening.includes(group))
}
