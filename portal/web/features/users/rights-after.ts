/** Which rights a user has, and which come and go with what is about to be saved. */
import type { Application } from '../../../contract/applications/application.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import { transportCompanyOf } from '../../../contract/people/manure-user.ts'
import type { User } from '../../../contract/people/user.ts'
import type { RightsHolder } from '../../../contract/rights/resolve-rights.ts'
import { resolveRights } from '../../../contract/rights/resolve-rights.ts'
import type { ScopeCatalogue } from '../../../contract/rights/scope.ts'
import type { EffectiveRight } from '../../../contract/users/user-reading.ts'

export interface RightsThere extends ScopeCatalogue {
  readonly applications: readonly Application[]
  readonly transportCompanies: readonly TransportCompany[]
}

export interface TurnedRight {
  readonly right: EffectiveRight
  readonly turn: 'stays' | 'comes' | 'goes'
}

/**
 * The server says which rights there are now; what changes is the difference between the two states, both computed
 * here. So a right that this administrator cannot compute stays as the server says.
 */
export function rightsAfter(
  now: readonly EffectiveRight[],
  { stored, draft }: { stored: User; draft: User },
  there: RightsThere,
): readonly TurnedRight[] {
  const before = resolveRights(rightsHolder(stored, there), there)
  const after = resolveRights(rightsHolder(draft, there), there)
  const kept = now.map((right): TurnedRight => ({ right, turn: isLost(right, before, after) ? 'goes' : 'stays' }))
  const come = after.filter((right) => !has(now, right) && !has(before, right))
  return [...kept, ...come.map((right): TurnedRight => ({ right, turn: 'comes' }))]
}

/** Names of what is seen afterwards, each once. */
export function seenAfter(rights: readonly TurnedRight[]): readonly string[] {
  const seen = rights.flatMap(({ right, turn }) =>
    right.right === 'sees' && turn !== 'goes' ? [right.application] : [],
  )
  return [...new Set(seen)]
}

function isLost(right: EffectiveRight, before: readonly EffectiveRight[], after: readonly EffectiveRight[]): boolean {
  return has(before, right) && !has(after, right)
}

function rightsHolder(user: User, { transportCompanies }: RightsThere): RightsHolder {
  const carrier = transportCompanyOf(user)
  return {
    groups: user.usergroups,
    apps: user.apps,
    carriername: transportCompanies.find(({ _id }) => _id === carrier)?.companyname ?? '',
    transportadmin: user.transportadmin,
    transportalloworders: user.transportalloworders,
  }
}

function has(rights: readonly EffectiveRight[], right: EffectiveRight): boolean {
  const wanted = JSON.stringify(right)
  return rights.some((each) => JSON.stringify(each) === wanted)
}
