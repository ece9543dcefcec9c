import type { FieldChange } from '../../../../contract/own.ts'
import { may } from '../../../../contract/own.ts'
import { changeAccount } from '../../../kernel/accounts/account-store.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { keepSuperadmin } from '../last-superadmin.ts'
import { membershipChanges, personChanges } from '../person-changes.ts'
import { saveMemberships } from '../resolve-memberships.ts'
import { resolvePerson } from '../resolve-person.ts'
import { storedMemberships } from '../stored-memberships.ts'
import type { Changing } from './acted-on.ts'

export interface WantedRights {
  readonly apps: readonly string[]
  readonly groups: readonly string[]
}

/** The same way as in the editor, so that nothing is possible here that is not there. Undefined when nothing changes. */
export async function applyRights(
  { context, acting, person }: Changing,
  wanted: WantedRights,
): Promise<FieldChange[] | undefined> {
  const { portal, request, transaction } = context
  const memberships = await storedMemberships(transaction, portal, person)
  const settled = resolvePerson(acting, {
    stored: { ...person, memberships },
    wanted: { ...person, ...wanted, sent: {} },
    applications: portal.applications,
  })
  const { groups, apps, carrier, isAdmin, isSuperadmin } = settled
  // Such as the superadmin group of somebody whose user type brings it: saying "unchanged" would hide that it stays.
  const kept = person.groups.find((group) => !wanted.groups.includes(group) && groups.includes(group))
  if (kept !== undefined) throw new Refused(may.takeGroup(acting.administrator, kept) ? 'invalid_input' : 'forbidden')
  const isSame = JSON.stringify([groups, apps]) === JSON.stringify([person.groups, person.apps])
  if (isSame) return undefined
  if (person.isSuperadmin && !isSuperadmin) await keepSuperadmin(transaction, person)
  const changes = { groups, apps, carrier, isAdmin, isSuperadmin, now: request.now }
  const account = (await changeAccount(transaction, person.id, changes)) ?? person
  await saveMemberships(transaction, person.id, settled.parts)
  return [...personChanges(person, account), ...membershipChanges(memberships, settled.memberships)]
}
