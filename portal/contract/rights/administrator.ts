import type { ListedGroup } from '../applications/application-group.ts'
import type { PeopleScope, ScopeCatalogue, ScopeHolder } from './scope.ts'
import { companiesOf, peopleScope } from './scope.ts'

/** Somebody who acts in the administration, with everything that decides what he or she may do. */
export interface Administrator extends ScopeHolder {
  readonly id: string
  readonly scope: PeopleScope
  /** Names of the companies administered, as the list spells them. */
  readonly companies: readonly string[]
  /** Names of the applications administered (ROLE-17). */
  readonly applications: readonly string[]
  /** Every group there is. */
  readonly catalogue: readonly string[]
  /** Those of applications, with who gives them. */
  readonly applicationGroups: readonly ListedGroup[]
}

/** What there is in the portal, which rights are about. */
export interface RightsCatalogue extends ScopeCatalogue {
  readonly applications: readonly { readonly name: string; readonly admingroups: readonly string[] }[]
  readonly groups: readonly string[]
}

/** Only exact names of the catalogue give anything (ROLE-21). */
export function administratorOf(
  person: ScopeHolder & { readonly id: string },
  catalogue: RightsCatalogue,
): Administrator {
  const { id, carrier, transportadmin, isSuperadmin } = person
  const held = { groups: person.groups.filter((group) => catalogue.groups.includes(group)), isSuperadmin }
  const holder = { ...held, carrier, transportadmin }
  return {
    ...holder,
    id,
    scope: peopleScope(holder, catalogue),
    companies: companiesOf(held, catalogue.companies),
    applications: catalogue.applications
      .filter(({ admingroups }) => isSuperadmin || admingroups.some((group) => held.groups.includes(group)))
      .map(({ name }) => name),
    catalogue: catalogue.groups,
    applicationGroups: catalogue.applicationGroups,
  }
}
