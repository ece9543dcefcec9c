import type { InputOf } from '../../../../contract/own.ts'
import { administrationCalls, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { changeHeld, holdAccount } from '../../../kernel/accounts/account-store.ts'
import { appendAuditEvent } from '../../../kernel/handlers/audit-event.ts'
import { writingHandler } from '../../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../../kernel/handlers/nothing-changed.ts'
import type { MembershipFields } from '../../../kernel/host/membership.ts'
import type { MountedApplication } from '../../../kernel/host/mounted-application.ts'
import { tellOverseers } from '../../../kernel/live/tell-overseers.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { authorizeIn } from '../../../kernel/rights/acting.ts'
import { membershipChanges, personChanges } from '../person-changes.ts'
import { saveMemberships } from '../resolve-memberships.ts'
import { resolvePerson } from '../resolve-person.ts'
import { storedMemberships } from '../stored-memberships.ts'
import type { RequestedRights, ResolvedUserRights, UserRights } from '../user-rights.ts'
import { applicationPersonOf, isGroupOf, partVersion } from './application-person.ts'

const { saveApplicationPart } = administrationCalls

/** ROLE-30: settled by the same rules as in the editor of users, of which it changes the application's part alone. */
export const saveApplicationPartHandler = writingHandler(saveApplicationPart, {
  write: async (context, given, refuse) => {
    const { portal, request, actor, transaction } = context
    const acting = await authorizeIn(transaction, portal, actor)
    const { administrator, facts } = acting
    const { application: key } = given
    const application = portal.applications.find(({ manifest }) => manifest.key === key)
    if (!application || !may.leadPeopleOf(administrator, key)) throw refuse('forbidden')
    const stored = await holdAccount(transaction, given._id)
    if (!stored || !may.seeApplicationPart(administrator, stored, key)) throw refuse('user_not_found')
    if (!may.editApplicationPart(administrator, stored, key)) throw refuse('forbidden')
    const own = await storedMemberships(transaction, { applications: [application] }, stored)
    if (given.version !== partVersion(stored, application, own)) throw refuse('modified_elsewhere')
    checkOwn(application, given, own)
    const before = { ...stored, memberships: await storedMemberships(transaction, portal, stored) }
    const wanted = wantedOf(stored, given, application)
    const settled = resolvePerson(acting, { stored: before, wanted, applications: portal.applications })
    if (!isPartAlone(before, settled, { application, own })) throw refuse('forbidden')
    const { groups, carrier, isAdmin } = settled
    const after = { ...stored, groups, carrier }
    const isAllowed = may.changeApplicationPart(administrator, { before: stored, after }, key)
    if (!isAllowed) throw refuse('forbidden', { fields: ['transportcompany'] })
    const told = (account: Account, memberships: MembershipFields) => {
      const membership = Object.fromEntries(Object.keys(own).map((field) => [field, memberships[field]]))
      const { transportCompanies } = facts
      return { person: applicationPersonOf(account, { administrator, application, transportCompanies, membership }) }
    }
    const changesOf = (account: Account) => [
      ...personChanges(stored, account),
      ...membershipChanges(before.memberships, settled.memberships),
    ]
    if (changesOf(after).length === 0) throw nothingChanged(saveApplicationPart, told(stored, before.memberships))
    const account = await changeHeld(transaction, stored, { groups, carrier, isAdmin, now: request.now })
    await saveMemberships(transaction, account.id, settled.parts)
    const { username: target, company } = account
    const details = { changes: changesOf(account) }
    await appendAuditEvent(context, { action: 'saveuser', target, company, details })
    await tellOverseers(portal, transaction, [stored, account])
    return told(account, settled.memberships)
  },
})

type Given = InputOf<typeof saveApplicationPart>

/** Groups of a company that one administers as well, and other applications' fields, are changed where they are seen. */
function checkOwn(application: MountedApplication, { usergroups, membership }: Given, own: MembershipFields): void {
  const isOwn = usergroups.every((group) => isGroupOf(application, group))
  if (!isOwn) throw new Refused('forbidden', { fields: ['usergroups'] })
  const foreign = Object.keys(membership).filter((field) => !Object.hasOwn(own, field))
  if (foreign.length > 0) throw new Refused('forbidden', { fields: ['membership'] })
}

function wantedOf(
  stored: Account,
  { usergroups, membership }: Given,
  application: MountedApplication,
): RequestedRights {
  const { usertype, company, transportalloworders, transportadmin } = stored
  const groups = [...stored.groups.filter((group) => !isGroupOf(application, group)), ...usergroups]
  return { usertype, company, groups, apps: undefined, transportalloworders, transportadmin, sent: membership }
}

type Compared = UserRights | ResolvedUserRights

/** Whatever the rules of the whole person would put right on the way is not for this administrator to change. */
function isPartAlone(
  before: UserRights,
  settled: ResolvedUserRights,
  { application, own }: { application: MountedApplication; own: MembershipFields },
): boolean {
  const rest = ({ usertype, company, apps, groups, transportalloworders, transportadmin, memberships }: Compared) => {
    const others = groups.filter((group) => !isGroupOf(application, group)).toSorted()
    const foreign = Object.entries(memberships).filter(([field]) => !Object.hasOwn(own, field))
    const plain = [usertype, company, apps.toSorted(), others, transportalloworders, transportadmin]
    return JSON.stringify([...plain, foreign.toSorted(([one], [other]) => one.localeCompare(other))])
  }
  return rest(before) === rest(settled)
}
