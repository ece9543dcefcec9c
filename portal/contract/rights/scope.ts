import { companyKey } from '../companies/company-key.ts'
import { manureGroups } from './groups.ts'

/** Whom a person may see (ROLE-23). Every store read of people takes one; there is no other way to a list of people. */
export type PeopleScope =
  | { readonly of: 'all' }
  | { readonly of: 'companies'; readonly companies: readonly string[] }
  | { readonly of: 'carrier'; readonly carrier: string }
  | { readonly of: 'self' }

/** The part of a person that his or her scope follows from. */
export interface ScopeHolder {
  readonly groups: readonly string[]
  readonly carrier: string
  readonly transportadmin: boolean
  readonly isSuperadmin: boolean
}

/** The widest scope that the actor's exact groups give. Oneself is always in it. */
export function peopleScope(actor: ScopeHolder, companies: readonly string[]): PeopleScope {
  if (actor.isSuperadmin) return { of: 'all' }
  const administered = companiesOf(actor, companies)
  if (administered.length > 0) return { of: 'companies', companies: administered }
  const leadsCarrier = actor.transportadmin || actor.groups.includes(manureGroups.transportAdmin)
  if (leadsCarrier && actor.carrier !== '') return { of: 'carrier', carrier: actor.carrier }
  return { of: 'self' }
}

/** Companies whose exact admin group the actor has; all of them for a superadmin. */
export function companiesOf(
  actor: Pick<ScopeHolder, 'groups' | 'isSuperadmin'>,
  companies: readonly string[],
): readonly string[] {
  if (actor.isSuperadmin) return companies
  return companies.filter((name) => actor.groups.includes(`${companyKey(name)}admin`))
}
