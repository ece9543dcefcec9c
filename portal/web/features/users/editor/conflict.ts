/**
 * Two administrators have changed the same user (ADMIN-EDIT-24). What only one of them touched is kept; where both
 * touched the same thing, the one who saves last chooses. Lists are put together element by element.
 */
import { membershipValues, specifiedMembershipOf } from '../../../../contract/people/manure-user.ts'
import type { User } from '../../../../contract/people/user.ts'
import type { FieldChange } from '../../../../contract/users/user-reading.ts'
import type { Choices, ConflictSides } from '../../../kernel/forms/conflict.ts'
import type { MembershipGroups } from './user-changes.ts'
import { changesBetween, membershipFields, same } from './user-changes.ts'

/** Fields that mean something only together are chosen together. */
const units = {
  usertype: ['usertype', 'company', 'transportcompany', 'transportalloworders', 'transportadmin'],
  membership: Object.keys(membershipValues),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Lists that two people can change at once without a clash. */
const lists: readonly string[] = ['usergroups', 'apps']

export interface Clash {
  readonly unit: string
  /** From the base to each side. */
  readonly mine: readonly FieldChange[]
  readonly stored: readonly FieldChange[]
}

export interface Conflict {
  readonly clashes: readonly Clash[]
  /** What the other one changed and nobody else touched. */
  readonly theirs: readonly FieldChange[]
}

export function conflictOf({ base, mine, stored }: ConflictSides<User>, ofMemberships: MembershipGroups): Conflict {
  const mineChanged = byUnit(changesBetween(base, mine, ofMemberships))
  const storedChanged = byUnit(changesBetween(base, stored, ofMemberships))
  const clashes: Clash[] = []
  for (const [unit, changes] of mineChanged) {
    const others = storedChanged.get(unit)
    const isClash = others !== undefined && !lists.includes(unit) && !agree(changes, others)
    if (isClash) clashes.push({ unit, mine: changes, stored: others })
  }
  const clashing = new Set(clashes.map(({ unit }) => unit))
  const theirs = [...storedChanged].filter(([unit]) => !clashing.has(unit)).flatMap(([, changes]) => changes)
  return { clashes, theirs }
}

/** The user that is to be saved: the stored one with what was changed here, and of each clash the side that was chosen, mine unless said. */
export function merged(sides: ConflictSides<User>, choices: Choices, ofMemberships: MembershipGroups): User {
  const { base, mine, stored } = sides
  const kept = new Set(byUnit(changesBetween(base, mine, ofMemberships)).keys())
  for (const { unit } of conflictOf(sides, ofMemberships).clashes) if (choices[unit] === 'stored') kept.delete(unit)
  let user: User = { ...stored, usergroups: mergedGroups(sides, ofMemberships, kept), apps: mergedList(sides, 'apps') }
  for (const unit of kept) user = { ...user, ...partOf(mine, unit) }
  return user
}

function byUnit(changes: readonly FieldChange[]): ReadonlyMap<string, readonly FieldChange[]> {
  return Map.groupBy(changes, ({ field }) => unitOf(field))
}

function unitOf(field: string): string {
  for (const [unit, fields] of Object.entries(units)) if (fields.some((each) => each === field)) return unit
  return field
}

function agree(mine: readonly FieldChange[], stored: readonly FieldChange[]): boolean {
  const after = (changes: readonly FieldChange[]) => changes.map((change) => [change.field, change.after])
  return same(after(mine), after(stored))
}

/** What a unit is of the user on the wire; lists are merged apart. */
function partOf(user: User, unit: string): Partial<User> {
  switch (unit) {
    case 'usertype': {
      const { usertype, company, transportalloworders, transportadmin } = user
      return { usertype, company, transportalloworders, transportadmin }
    }
    case 'membership':
      return specifiedMembershipOf(user)
    case 'language':
      return { misc: user.misc }
    case 'usergroups':
    case 'apps':
      return {}
    default:
      return fieldOf(user, unit)
  }
}

const plainFields = [
  ...(['firstname', 'lastname', 'email', 'jobtitle'] as const),
  ...(['telephone', 'streetaddress', 'postal', 'city', 'country'] as const),
]

function fieldOf(user: User, name: string): Partial<User> {
  const plain = plainFields.find((field) => field === name)
  if (plain !== undefined) return { [plain]: user[plain] }
  return membershipFields(user).includes(name) ? Object.fromEntries([[name, Reflect.get(user, name)]]) : {}
}

/** Groups of memberships go with the membership that was kept; the others are put together one by one. */
function mergedGroups(
  sides: ConflictSides<User>,
  ofMemberships: MembershipGroups,
  kept: ReadonlySet<string>,
): string[] {
  const side = kept.has('membership') ? sides.mine : sides.stored
  const ofSide = side.usergroups.filter((group) => ofMemberships.has(group))
  return [...mergedList(sides, 'usergroups').filter((group) => !ofMemberships.has(group)), ...ofSide]
}

function mergedList({ base, mine, stored }: ConflictSides<User>, list: 'usergroups' | 'apps'): string[] {
  const added = mine[list].filter((name) => !base[list].includes(name) && !stored[list].includes(name))
  const taken = base[list].filter((name) => !mine[list].includes(name))
  return [...stored[list].filter((name) => !taken.includes(name)), ...added]
}
