import type { Application } from '../applications/application.ts'
import { isActive } from '../applications/is-active.ts'
import { companyKey } from '../companies/company-key.ts'
import type { EffectiveRight, RightSource } from '../users/user-reading.ts'
import { isAdminByGroups, manureGroups } from './groups.ts'

/** Whose rights are told: a user as stored, or as an editor would save him or her. */
export interface RightsHolder {
  /** Those of the catalogue; other names give nothing (ROLE-21). */
  readonly groups: readonly string[]
  readonly apps: readonly string[]
  /** Name of the own transport company, or empty. */
  readonly carriername: string
  readonly transportadmin: boolean
  readonly transportalloworders: boolean
}

/** Every right that a person has, with what gives it: one line for each source (ROLE-07 to 09, ROLE-14 to 17). */
export function resolveRights(
  person: RightsHolder,
  there: { readonly companies: readonly string[]; readonly applications: readonly Application[] },
): EffectiveRight[] {
  return [
    ...rightsOverPeople(person, there.companies),
    ...there.applications.flatMap((application) => rightsTo(application, person)),
    ...rightsToGive(person),
  ]
}

function rightsOverPeople(person: RightsHolder, companies: readonly string[]): EffectiveRight[] {
  const { groups, carriername: companyname } = person
  const rights: EffectiveRight[] = []
  if (groups.includes('superadmin')) rights.push({ right: 'wholesystem', source: byGroup('superadmin') })
  for (const company of companies) {
    const group = `${companyKey(company)}admin`
    if (groups.includes(group)) rights.push({ right: 'companypeople', company, source: byGroup(group) })
  }
  if (companyname === '') return rights
  if (person.transportadmin) {
    // Without any group that administers, the administration is shut, and the foreman sees cards only (security.md).
    const right = isAdminByGroups(groups) ? 'carrierpeople' : 'carriernames'
    rights.push({ right, companyname, source: byFlag('transportadmin') })
  }
  if (groups.includes(manureGroups.transportAdmin)) {
    rights.push({ right: 'carrierpeople', companyname, source: byGroup(manureGroups.transportAdmin) })
  }
  if (person.transportalloworders) rights.push({ right: 'orders', companyname, source: byFlag('transportalloworders') })
  return rights
}

function rightsTo(application: Application, { groups, apps }: RightsHolder): EffectiveRight[] {
  const { name, groups: open, admingroups } = application
  const administering = groups.filter((group) => group === 'superadmin' || admingroups.includes(group))
  const opening = open === 'all' ? admingroups : [...admingroups, ...open]
  const sources: RightSource[] = [
    ...(open === 'all' ? [{ by: 'everybody' } as const] : []),
    ...(apps.includes(name) ? [{ by: 'given' } as const] : []),
    ...groups.filter((group) => opening.includes(group)).map(byGroup),
  ]
  return [
    ...(isActive(application) ? sources : []).map((source) => ({ right: 'sees' as const, application: name, source })),
    ...administering.map((group) => ({ right: 'administers' as const, application: name, source: byGroup(group) })),
  ]
}

function rightsToGive({ groups, carriername }: RightsHolder): EffectiveRight[] {
  const { admin, transport, transportAdmin } = manureGroups
  const rights: EffectiveRight[] = []
  if (groups.includes(admin)) {
    rights.push({ right: 'gives', groups: Object.values(manureGroups), source: byGroup(admin) })
  }
  if (groups.includes(transportAdmin) && carriername !== '') {
    rights.push({ right: 'gives', groups: [transport, transportAdmin], source: byGroup(transportAdmin) })
  }
  return rights
}

function byGroup(group: string): RightSource {
  return { by: 'group', group }
}

function byFlag(flag: 'transportadmin' | 'transportalloworders'): RightSource {
  return { by: 'flag', flag }
}
