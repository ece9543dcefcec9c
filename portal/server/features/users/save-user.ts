import type { InputOf } from '../../../contract/own.ts'
import {
  administrationCalls,
  isPasswordLength,
  may,
  passwordForm,
  passwordLength,
  passwordMinLength,
} from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { setPasswordHash } from '../../kernel/accounts/account-password.ts'
import { changeHeld } from '../../kernel/accounts/account-store.ts'
import { refuseKeptAddress } from '../../kernel/accounts/kept-addresses.ts'
import { after, minutes } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { HandlerContext, Refuse } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import type { MembershipFields } from '../../kernel/host/membership.ts'
import { budgetAddress } from '../../kernel/limits/budgets.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { actingReader, authorizeIn } from '../../kernel/rights/acting.ts'
import type { AddressChange } from '../email-change/index.ts'
import { settleAddress } from '../email-change/index.ts'
import { tellAdministrators } from '../newcomers/index.ts'
import { rememberDevice } from '../sessions/index.ts'
import { checkNotCommon, checkPostal, contactOf, wantedOf } from './administered-fields.ts'
import { tellOfNewCredentials } from './credentials.ts'
import { spendForeignNames } from './foreign-names.ts'
import { keepSuperadmin } from './last-superadmin.ts'
import { lockManagedUser } from './lock-managed-user.ts'
import { takenBy } from './new-person.ts'
import { hiddenChange, membershipChanges, personChanges } from './person-changes.ts'
import { saveMemberships } from './resolve-memberships.ts'
import { resolvePerson } from './resolve-person.ts'
import { storedMemberships } from './stored-memberships.ts'
import type { ResolvedUserRights } from './user-rights.ts'

const { saveUser } = administrationCalls

type Given = InputOf<typeof saveUser>
type Context = HandlerContext<typeof saveUser>
type Writing = Context & { readonly transaction: PortalTransaction }

/** CALL-32. */
export const saveUserHandler = writingHandler(saveUser, {
  prepare: async (context, given, refuse) => {
    const { portal, request } = context
    const password = newPassword(given)
    const isKept = (await portal.accounts.findByEmail(given.email))?.id === given._id
    if (!isKept) await spendForeignNames(portal, actingReader(context).administrator, [{ email: given.email }])
    if (password === undefined) return undefined
    if (!isPasswordLength(password)) throw refuse('invalid_input', { fields: ['password'] })
    await checkNotCommon(portal, password, given)
    return portal.passwords.hash(password, budgetAddress(request.address))
  },
  write: async (context, given, refuse) => {
    const { portal, actor, transaction, prepared: passwordHash } = context
    const acting = await authorizeIn(transaction, portal, actor)
    const { administrator } = acting
    const stored = await lockManagedUser(transaction, administrator, { id: given._id, username: given.username })
    if (!may.edit(administrator, stored)) throw refuse('forbidden')
    if (given.lastmodified !== stored.lastmodified) throw refuse('modified_elsewhere')
    const isNewEmail = given.email !== stored.email
    if (isNewEmail || passwordHash !== undefined) {
      if (!may.setCredentials(administrator, stored)) throw refuse('forbidden', { fields: ['email', 'password'] })
      checkOwnCredentials(context, stored, refuse)
    }
    checkPostal(given.postal, stored.postal, context.site.settings.postalCodeRule)
    const before = { ...stored, memberships: await storedMemberships(transaction, portal, stored) }
    const wanted = wantedOf(given, given.appsgranted)
    const settled = resolvePerson(acting, { stored: before, wanted, applications: portal.applications })
    if (passwordHash === undefined && isUnchanged({ stored, given, settled, memberships: before.memberships }))
      throw nothingChanged(saveUser, { user: userOf(stored, before.memberships) })
    if (stored.isSuperadmin && !settled.isSuperadmin) await keepSuperadmin(transaction, stored)
    const address = isNewEmail ? await settleAddress(context, stored, given) : undefined
    const account = await changed(context, { stored, given, settled, address })
    await saveMemberships(transaction, account.id, settled.parts)
    if (passwordHash !== undefined) await setPasswordHash(transaction, account.id, passwordHash)
    if (passwordHash !== undefined && account.id === actor.id) rememberDevice(context, actor.id, passwordHash)
    await tellOfNewCredentials(context, { stored, account, address, isNewPassword: passwordHash !== undefined })
    const changes = [
      ...personChanges(stored, account),
      ...membershipChanges(before.memberships, settled.memberships),
      ...(passwordHash === undefined ? [] : [hiddenChange('password')]),
    ]
    await appendAuditEvent(context, {
      action: 'saveuser',
      target: account.username,
      company: account.company,
      details: { changes },
    })
    if (account.company !== stored.company) await tellOfMove(context, account)
    await tellOfPerson(portal, transaction, { account, before: stored })
    return { user: userOf(account, settled.memberships) }
  },
})

/** GEN-17: another company's administrators may be the ones to let the person in. */
async function tellOfMove({ portal, request, actor, transaction }: Writing, account: Account): Promise<void> {
  await tellAdministrators(portal, transaction, { people: [account], now: request.now, except: actor.id })
}

/** ADMIN-EDIT-08: only a confirmed password of some length counts as a new one. */
function newPassword({ password, editpassword }: Given): string | undefined {
  if (password === undefined || editpassword === undefined || passwordLength(editpassword) < passwordMinLength) return
  return passwordForm(editpassword) === passwordForm(password) ? password : undefined
}

/** SETTINGS-27 holds for oneself here, too: an unattended screen must not be enough to take the account over. */
function checkOwnCredentials(
  { request, session, actor }: Context,
  { id }: Account,
  refuse: Refuse<typeof saveUser>,
): void {
  const provedUntil = after(new Date(session.authenticatedAt), minutes(10))
  if (id === actor.id && request.now > provedUntil) throw refuse('reauthentication_required')
}

/** Saving what is there already leaves no line in any record. */
function isUnchanged({
  stored,
  given,
  settled,
  memberships,
}: Omit<Settled, 'address'> & { memberships: MembershipFields }) {
  const after = { ...stored, ...contactOf(given), ...settled, email: given.email }
  return personChanges(stored, after).length === 0 && membershipChanges(memberships, settled.memberships).length === 0
}

interface Settled {
  readonly stored: Account
  readonly given: Given
  readonly settled: ResolvedUserRights
  readonly address: AddressChange | undefined
}

async function changed(
  { portal, request, transaction }: Writing,
  { stored, given, settled, address }: Settled,
): Promise<Account> {
  const { usertype, company, carrier, groups, apps, isAdmin, isSuperadmin } = settled
  const { transportadmin, transportalloworders } = settled
  const rights = {
    usertype,
    company,
    carrier,
    groups,
    apps,
    isAdmin,
    isSuperadmin,
    transportadmin,
    transportalloworders,
  }
  const recovery = address && { email: given.email, recoveryEmail: address.recoveryEmail }
  try {
    // Whoever sets another company answers the claim that was passed on.
    const declinedCompany = company === stored.company ? stored.declinedCompany : ''
    const changes = { ...contactOf(given), ...rights, ...recovery, declinedCompany, now: request.now }
    const account = await changeHeld(transaction, stored, changes)
    if (address) await refuseKeptAddress(transaction, account, request.now)
    return account
  } catch (fault) {
    if (portal.database.isUniqueViolation(fault)) throw takenBy(fault)
    throw fault
  }
}
