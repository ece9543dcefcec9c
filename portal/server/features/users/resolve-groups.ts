import { may } from '../../../contract/own.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import type { Acting } from '../../kernel/rights/acting.ts'
import type { RequestedRights, UserRights } from './user-rights.ts'

/**
 * Groups that the administrator manages become as wanted; all others stay (ADMIN-EDIT-26, R65).
 * @throws Refused for a group that he or she may not give, and for one that does not exist.
 */
export function resolveGroups(
  { administrator, facts }: Acting,
  { before, wanted }: { before: UserRights; wanted: RequestedRights },
): readonly string[] {
  const sent = new Set(wanted.groups)
  const added = [...sent].filter((group) => !before.groups.includes(group))
  for (const group of added) {
    const isThere = facts.groups.includes(group)
    if (!isThere && administrator.isSuperadmin) throw new Refused('invalid_input', { fields: ['usergroups'] })
    if (!may.giveGroup(administrator, group)) throw new Refused('forbidden', { fields: ['usergroups'] })
  }
  const kept = before.groups.filter((group) => sent.has(group) || !may.takeGroup(administrator, group, before.carrier))
  return withUserType([...kept, ...added], { before, wanted, isSuperadmin: administrator.isSuperadmin })
}

/** ADMIN-NEW-11, ADMIN-EDIT-13: user type admin brings the superadmin group, leaving it takes the group away. */
function withUserType(
  groups: readonly string[],
  { before, wanted, isSuperadmin }: { before: UserRights; wanted: RequestedRights; isSuperadmin: boolean },
): readonly string[] {
  if (!isSuperadmin) return groups
  const others = groups.filter((group) => group !== 'superadmin')
  if (wanted.usertype === 'admin') return ['superadmin', ...others]
  return before.usertype === 'admin' ? others : groups
}
