import type { InputOf } from '../../../../contract/own.ts'
import { administrationCalls, isManureGroup, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { changeHeld, holdAccount } from '../../../kernel/accounts/account-store.ts'
import { writingAnswer } from '../../../kernel/answering/answer.ts'
import { auditOf } from '../../../kernel/answering/audit-of.ts'
import { nothingChanged } from '../../../kernel/answering/nothing-changed.ts'
import type { MembershipFields } from '../../../kernel/host/membership.ts'
import { tellOverseers } from '../../../kernel/live/tell-overseers.ts'
import { actingIn } from '../../../kernel/rights/acting.ts'
import { membershipChanges, personChanges } from '../person-changes.ts'
import { saveMemberships } from '../settle-memberships.ts'
import { settlePerson } from '../settle-person.ts'
import type { SettledStanding, WantedStanding } from '../standing.ts'
import { storedMemberships } from '../stored-memberships.ts'
import { manurePersonOf, manureVersion } from './manure-person.ts'

const { saveManurePart } = administrationCalls

/** ROLE-30: settled by the same rules as in the editor of users, of which it changes the manure part alone. */
export const saveManurePartAnswer = writingAnswer(saveManurePart, {
  write: async (context, given, refuse) => {
    const { portal, request, actor, transaction } = context
    const acting = await actingIn(transaction, portal, actor)
    const { administrator, facts } = acting
    if (!may.leadManure(administrator)) throw refuse('forbidden')
    const stored = await holdAccount(transaction, given._id)
    if (!stored || !may.seeManurePart(administrator, stored)) throw refuse('user_not_found')
    if (!may.editManurePart(administrator, stored)) throw refuse('forbidden')
    if (given.version !== manureVersion(stored)) throw refuse('modified_elsewhere')
    // A group of a company that one administers as well is given where one may see the whole person.
    if (!given.usergroups.every(isManureGroup)) throw refuse('forbidden', { fields: ['usergroups'] })
    const before = { ...stored, memberships: await storedMemberships(transaction, portal, stored) }
    const wanted = wantedOf(stored, given)
    const settled = settlePerson(acting, { stored: before, wanted, applications: portal.applications })
    if (!isManureAlone(stored, settled)) throw refuse('forbidden')
    const { groups, carrier, isAdmin } = settled
    const isAllowed = may.changeManurePart(administrator, stored, { ...stored, groups, carrier })
    if (!isAllowed) throw refuse('forbidden', { fields: ['manureuserobj'] })
    const told = (account: Account, memberships: MembershipFields) => {
      const { transportCompanies } = facts
      return { person: manurePersonOf(account, { administrator, transportCompanies, memberships }) }
    }
    const changesOf = (account: Account) => [
      ...personChanges(stored, account),
      ...membershipChanges(before.memberships, settled.memberships),
    ]
    if (changesOf({ ...stored, groups, carrier }).length === 0) {
      throw nothingChanged(saveManurePart, told(stored, before.memberships))
    }
    const account = await changeHeld(transaction, stored, { groups, carrier, isAdmin, now: request.now })
    await saveMemberships(transaction, account.id, settled.parts)
    const { username: target, company } = account
    const details = { changes: changesOf(account) }
    await portal.audit.append(transaction, auditOf(context, { action: 'saveuser', target, company, details }))
    await tellOverseers(portal, transaction, [stored, account])
    return told(account, settled.memberships)
  },
})

function wantedOf(stored: Account, { usergroups, ...given }: InputOf<typeof saveManurePart>): WantedStanding {
  const { usertype, company, transportalloworders, transportadmin } = stored
  const { usertypemanure, manureuserobj } = given
  const groups = [...stored.groups.filter((group) => !isManureGroup(group)), ...usergroups]
  const sent = { ...(usertypemanure && { usertypemanure }), ...(manureuserobj && { manureuserobj }) }
  return { usertype, company, groups, apps: undefined, transportalloworders, transportadmin, sent }
}

type Rest = Pick<
  SettledStanding,
  'usertype' | 'company' | 'apps' | 'groups' | 'transportalloworders' | 'transportadmin'
>

/** Whatever the rules of the whole person would put right on the way is not hers to change. */
function isManureAlone(stored: Account, settled: SettledStanding): boolean {
  const rest = ({ usertype, company, apps, groups, transportalloworders, transportadmin }: Rest) => {
    const others = groups.filter((group) => !isManureGroup(group)).toSorted()
    return JSON.stringify([usertype, company, apps.toSorted(), others, transportalloworders, transportadmin])
  }
  return rest(stored) === rest(settled)
}
