import type { AuditAct, InputOf } from '../../../contract/own.ts'
import { domainMayRegister, isPostalCode, portalCalls, seesApplication, usernameKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { setPasswordHash } from '../../kernel/accounts/account-password.ts'
import type { AccountChanges } from '../../kernel/accounts/account-store.ts'
import { changeHeld, holdAccount } from '../../kernel/accounts/account-store.ts'
import { isTakenAddress, refuseKeptAddress } from '../../kernel/accounts/kept-addresses.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { HandlerContext, Refuse } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { membershipsOf } from '../../kernel/host/memberships.ts'
import { budgetAddress } from '../../kernel/limits/budgets.ts'
import { spendExistence } from '../../kernel/limits/existence-budget.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { unlessBusy } from '../../kernel/passwords/password-hasher.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { mailEmailChanged, settleAddress } from '../email-change/index.ts'
import { rememberDevice } from '../sessions/index.ts'
import { mailPasswordChanged } from './password-notice.ts'
import { keepProof, provePassword, takeProofBack } from './prove-password.ts'

const { saveOwnSettings, saveOwnApplications } = portalCalls

/** What a wrong current password is told as. */
const act: AuditAct = { action: 'saveownsettings', details: { fields: ['currentpassword'] } }

const shownInLists = ['firstname', 'lastname', 'email'] as const

type Given = InputOf<typeof saveOwnSettings>
type Context = HandlerContext<typeof saveOwnSettings>

/** CALL-24: own contact data, address and password, and nothing else (SETTINGS-24). */
export const saveOwnSettingsHandler = writingHandler(saveOwnSettings, {
  prepare: async (context, given, refuse) => {
    if (given._id !== undefined && given._id !== context.actor.id) throw refuse('forbidden')
    await checkFields(context, given, refuse)
    const guarded = newPassword(given) !== undefined || isNewEmail(context.actor, given)
    const proved = guarded && (await provePassword(context, { ...given, act }, refuse))
    return { proved, passwordHash: await newHash(context, given, proved) }
  },
  write: async (context, given) => {
    const { portal, session, transaction, prepared } = context
    const stored = await holdAccount(transaction, context.actor.id)
    if (!stored) throw new Refused('unauthorized')
    const changes = changesOf(stored, given)
    if (Object.keys(changes).length === 0 && prepared.passwordHash === undefined && !prepared.proved)
      throw nothingChanged(saveOwnSettings, { payload: await wireUser(context, stored) })
    const address =
      changes.email === undefined ? undefined : await settleAddress(context, stored, { email: changes.email })
    const account = await changed(context, stored, {
      ...changes,
      ...(address && { recoveryEmail: address.recoveryEmail }),
    })
    if (prepared.proved) await keepProof(context, transaction)
    if (prepared.passwordHash !== undefined) {
      await setPasswordHash(transaction, account.id, prepared.passwordHash)
      // The owner's own browser stays known, whatever the cookies of others are worth now (R28).
      rememberDevice(context, account.id, prepared.passwordHash)
      await endSessionsOf(transaction, account.id, session.handle)
      await voidSecrets(transaction, account.id, ['reset', 'confirmemail'])
      await refundLogin(transaction, account.username)
      await mailPasswordChanged(context, account)
    }
    if (address) {
      await voidSecrets(transaction, account.id, ['reset', 'activation'])
      await mailEmailChanged(context, account, { previous: stored.email, proven: address.proven })
    }
    const fields = [...Object.keys(changes), ...(prepared.passwordHash === undefined ? [] : ['password'])]
    await appendAuditEvent(context, {
      action: 'saveownsettings',
      target: account.username,
      company: account.company,
      details: { fields },
    })
    // R67: only what lists of people show; a new city is nothing to them.
    if (shownInLists.some((field) => field in changes)) await tellOfPerson(portal, transaction, { account })
    return { payload: await wireUser(context, account) }
  },
})

/** CALL-25: home and favourite applications, each of which the person must be able to see. */
export const saveOwnApplicationsHandler = writingHandler(saveOwnApplications, {
  write: async (context, { username, homeapp, preferredapps }, refuse) => {
    const { portal, request, actor, transaction } = context
    if (usernameKey(username) !== usernameKey(actor.username)) throw refuse('forbidden')
    const visible = (await listedApplications(portal.database)).filter((application) =>
      seesApplication(application, { apps: actor.apps, usergroups: actor.groups }),
    )
    const isVisible = (name: string) => visible.some((application) => application.name === name)
    if (homeapp !== '' && !isVisible(homeapp)) throw refuse('invalid_input', { fields: ['homeapp'] })
    if (!preferredapps.every(isVisible)) throw refuse('invalid_input', { fields: ['preferredapps'] })
    const changes = { homeapp, preferredapps: [...new Set(preferredapps)], now: request.now }
    const stored = (await holdAccount(transaction, actor.id)) ?? actor
    const isSame =
      JSON.stringify([stored.homeapp, stored.preferredapps]) === JSON.stringify([homeapp, changes.preferredapps])
    if (isSame) throw nothingChanged(saveOwnApplications, { payload: await wireUser(context, stored) })
    const account = await changeHeld(transaction, stored, changes)
    const details = { homeapp, preferredapps: changes.preferredapps }
    await appendAuditEvent(context, {
      action: 'saveownapplications',
      target: actor.username,
      company: actor.company,
      details,
    })
    return { payload: await wireUser(context, account) }
  },
})

async function checkFields(
  { portal, request, actor }: Context,
  given: Given,
  refuse: Refuse<typeof saveOwnSettings>,
): Promise<void> {
  const settings = await portal.site.settings()
  const { postal, email } = given
  const badPostal =
    postal !== undefined && postal !== '' && postal !== actor.postal && !isPostalCode(postal, settings.postalCodeRule)
  if (badPostal) throw refuse('invalid_input', { fields: ['postal'] })
  const password = newPassword(given)
  if (password !== undefined && isCommonPassword(password, ownWords(actor, await companyNames(portal.database)))) {
    throw refuse('common_password', { fields: ['password'] })
  }
  if (email === undefined || !isNewEmail(actor, given)) return
  const rules = { allowed: settings.emailDomainsAllowed, blocked: settings.emailDomainsBlocked }
  if (!domainMayRegister(email, rules)) throw refuse('email_domain_not_allowed', { fields: ['email'] })
  await spendExistence(portal, request.address)
  if (await isTakenAddress(portal.database.reading, { email, now: request.now, exceptFor: actor.id }))
    throw refuse('email_exists', { fields: ['email'] })
}

async function newHash(context: Context, given: Given, proved: boolean): Promise<string | undefined> {
  const password = newPassword(given)
  if (password === undefined) return undefined
  return unlessBusy(
    () => context.portal.passwords.hash(password, budgetAddress(context.request.address)),
    async () => {
      if (proved) await takeProofBack(context)
    },
  )
}

function newPassword({ password }: Given): string | undefined {
  return password === '' ? undefined : password
}

function isNewEmail(actor: Account, { email }: Given): boolean {
  return email !== undefined && email !== actor.email
}

/** Only what really differs; SETTINGS-23: an empty user type becomes customer by itself, as the store knows no other. */
function changesOf(stored: Account, given: Given): AccountChanges {
  const { misc, email, firstname, lastname, telephone, streetaddress, postal, city, country } = given
  const sent = { email, firstname, lastname, telephone, streetaddress, postal, city, country, language: misc?.language }
  const differing = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== stored[name as keyof Account],
  )
  return Object.fromEntries(differing)
}

async function changed(
  { portal, request, transaction }: Context & { transaction: PortalTransaction },
  stored: Account,
  changes: AccountChanges,
): Promise<Account> {
  try {
    const account = await changeHeld(transaction, stored, { ...changes, now: request.now })
    if (account.email !== stored.email) await refuseKeptAddress(transaction, account, request.now)
    return account
  } catch (fault) {
    if (portal.database.isUniqueViolation(fault)) throw new Refused('email_exists', { fields: ['email'], cause: fault })
    throw fault
  }
}

async function wireUser({ portal }: { portal: Context['portal'] }, account: Account) {
  return userOf(account, (await membershipsOf(portal, [account])).get(account.id))
}
