import type { ListedGroup } from '../applications/application-group.ts'
import { companyKey } from '../companies/company-key.ts'
import { leadsTransportCompany } from './application-groups.ts'

/** Whom a person may see (ROLE-23). Every store read of people takes one; there is no other way to a list of people. */
export type PeopleScope =
  | { readonly of: 'all' }
  /** People of these companies, and of this transport company where it is not empty. */
  | { readonly of: 'companies'; readonly companies: readonly string[]; readonly carrier: string }
  | { readonly of: 'carrier'; readonly carrier: string }
  | { readonly of: 'self' }

/** The part of a person that his or her scope follows from. */
export interface ScopeHolder {
  readonly groups: readonly string[]
  readonly carrier: string
  readonly transportadmin: boolean
  readonly isSuperadmin: boolean
}

/** What there is that scopes are about. */
export interface ScopeCatalogue {
  readonly companies: readonly string[]
  readonly applicationGroups: readonly ListedGroup[]
}

/** Everybody whom the actor's exact groups and flags let see: who leads companies and a transport, the people of both. */
export function peopleScope(actor: ScopeHolder, { companies, applicationGroups }: ScopeCatalogue): PeopleScope {
  if (actor.isSuperadmin) return { of: 'all' }
  const administered = companiesOf(actor, companies)
  const leadsCarrier = actor.transportadmin || leadsTransportCompany({ ...actor, applicationGroups })
  const carrier = leadsCarrier ? actor.carrier : ''
  if (administered.length > 0) return { of: 'companies', companies: administered, carrier }
  return carrier === '' ? { of: 'self' } : { of: 'carrier', carrier }
}

/** Whether the scope holds somebody of that company and transport company; oneself is looked at elsewhere. */
export function isInScope(scope: PeopleScope, { company, carrier }: { company: string; carrier: string }): boolean {
  switch (scope.of) {
    case 'all':
      return true
    case 'companies':
      return scope.companies.includes(company) || (scope.carrier !== '' && scope.carrier === carrier)
    case 'carrier':
      return scope.carrier === carrier
    case 'self':
      return false
  }
}

/** Companies whose exact admin group the actor has; all of them for a superadmin. */
export function companiesOf(
  actor: Pick<ScopeHolder, 'groups' | 'isSuperadmin'>,
  companies: readonly string[],
): readonly string[] {
  if (actor.isSuperadmin) return companies
  return companies.filter((name) => actor.groups.includes(`${companyKey(name)}admin`))
}
