import type { Application, administrationCalls, InputOf } from '../../../contract/own.ts'
import { companyKey, may } from '../../../contract/own.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import type { Acting } from '../../kernel/rights/acting.ts'

type Sent = InputOf<(typeof administrationCalls)['saveApplications']>['apps'][number]

/**
 * What the request comes to (ADMIN-APPS-15 to 18): use and boxes of applications that one administers, the boxes of the own
 * companies only; everything else is a superadmin's. @throws Refused forbidden, or invalid_input for groups that do not exist.
 */
export function settleApplication(acting: Acting, stored: Application, sent: Sent): Application {
  const { administrator } = acting
  const groups = groupsWanted(acting, stored, sent)
  const isactive = sent.isactive ?? sent.iscative ?? stored.isactive
  const { clearname, admingroups } = sent
  const wanted = { ...stored, clearname, admingroups, groups, isactive, iscative: isactive }
  if (administrator.isSuperadmin) {
    checkGroups(acting, stored, wanted)
    return wanted
  }
  const isRenamed = wanted.clearname !== stored.clearname || !isSameList(wanted.admingroups, stored.admingroups)
  const boxes = changedBoxes(stored.groups, groups)
  const isChanged = isRenamed || isactive !== stored.isactive || boxes === 'all' || boxes.length > 0
  if (!isChanged) return stored
  const isAllowed =
    may.administerApplication(administrator, stored.name) &&
    !isRenamed &&
    boxes !== 'all' &&
    boxes.every((key) => may.openApplicationTo(administrator, key))
  if (!isAllowed) throw new Refused('forbidden', { fields: ['apps'] })
  return { ...stored, isactive, iscative: isactive, groups }
}

/** A list of every company that is sent as it was read stays a list: only a superadmin makes `all` of it. */
function groupsWanted({ administrator, facts }: Acting, stored: Application, sent: Sent): Application['groups'] {
  const { groups } = sent
  const isAsRead = groups !== 'all' && stored.groups !== 'all' && isSameList(groups, stored.groups)
  return isAsRead && !administrator.isSuperadmin ? stored.groups : withAll(groups, facts.companies)
}

/** ADMIN-APPS-18: every box ticked is `all`. */
function withAll(groups: Application['groups'], companies: readonly string[]): Application['groups'] {
  if (groups === 'all') return groups
  const isEvery = companies.length > 0 && companies.every((company) => groups.includes(companyKey(company)))
  return isEvery ? 'all' : [...new Set(groups)]
}

/** The boxes that differ; `all` where one side stands for every company there is and will be. */
function changedBoxes(before: Application['groups'], after: Application['groups']): readonly string[] | 'all' {
  if (before === 'all' || after === 'all') return before === after ? [] : 'all'
  return [...after.filter((group) => !before.includes(group)), ...before.filter((group) => !after.includes(group))]
}

/** ENT-31, ENT-32: companies open an application, groups of the catalogue administer it; what stands there already may stay. */
function checkGroups({ facts }: Acting, stored: Application, wanted: Application): void {
  const keys = facts.companies.map(companyKey)
  const opening = wanted.groups === 'all' ? [] : wanted.groups
  const known = [...keys, ...(stored.groups === 'all' ? [] : stored.groups)]
  if (!opening.every((group) => known.includes(group))) throw new Refused('invalid_input', { fields: ['apps.groups'] })
  const administering = [...facts.groups, ...stored.admingroups]
  if (!wanted.admingroups.every((group) => administering.includes(group))) {
    throw new Refused('invalid_input', { fields: ['apps.admingroups'] })
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item))
}
