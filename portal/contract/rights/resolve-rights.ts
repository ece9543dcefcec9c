import type { Application } from '../applications/application.ts'
import type { ListedGroup } from '../applications/application-group.ts'
import { isActive } from '../applications/is-active.ts'
import { companyKey } from '../companies/company-key.ts'
import type { EffectiveRight, RightSource } from '../users/user-reading.ts'
import { administersGroupsOf, isWithin, leadingGroups } from './application-groups.ts'
import { isAdminByGroups } from './groups.ts'
import type { ScopeCatalogue } from './scope.ts'

/** Whose rights are listed: a user as stored, or as an editor would save him or her. */
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
  there: ScopeCatalogue & { readonly applications: readonly Application[] },
): EffectiveRight[] {
  return [
    ...rightsOverPeople(person, there),
    ...there.applications.flatMap((application) => rightsTo(application, person)),
    ...rightsToGive(person, there.applicationGroups),
  ]
}

function rightsOverPeople(person: RightsHolder, { companies, applicationGroups }: ScopeCatalogue): EffectiveRight[] {
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
  for (const group of leadingGroups(applicationGroups)) {
    if (groups.includes(group)) rights.push({ right: 'carrierpeople', companyname, source: byGroup(group) })
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

function rightsToGive({ groups, carriername }: RightsHolder, all: readonly ListedGroup[]): EffectiveRight[] {
  const givers = new Set(all.flatMap(({ givenBy }) => givenBy).filter((giver) => groups.includes(giver)))
  return [...givers].flatMap((giver) => {
    const given = all.filter(
      (group) =>
        group.givenBy.includes(giver) &&
        (carriername !== '' || !isWithin(group) || administersGroupsOf(all, giver, group.application)),
    )
    if (given.length === 0) return []
    return [{ right: 'gives' as const, groups: given.map(({ name }) => name), source: byGroup(giver) }]
  })
}

function byGroup(group: string): RightSource {
  return { by: 'group', group }
}

function byFlag(flag: 'transportadmin' | 'transportalloworders'): RightSource {
  return { by: 'flag', flag }
}
