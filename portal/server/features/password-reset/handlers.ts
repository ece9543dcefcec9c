import type { InputOf } from '../../../contract/own.ts'
import { emailKey, fullName, portalCalls, resetObstacle, usernameKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { setPasswordHash } from '../../kernel/accounts/account-password.ts'
import { changeAccount, findAccount } from '../../kernel/accounts/account-store.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import { forgetUnproven } from '../../kernel/accounts/unproven-addresses.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { Handler, HandlerContext } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { budgetAddress, budgets } from '../../kernel/limits/budgets.ts'
import { spendExistence } from '../../kernel/limits/existence-budget.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import { consumeSecret, lifetimes, newMailedSecret, voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { hashSecret } from '../../kernel/secrets/random-secret.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { mailPasswordChanged } from '../own-settings/index.ts'
import { mailActivation } from '../registration/index.ts'
import { rememberDevice } from '../sessions/index.ts'
import { consumeNotMe } from './secure-account.ts'

const { requestReset, requestResetCommon, resetByLink } = portalCalls

/** FORGOT-06 to 08: what is asked for otherwise. */
const obstacleFields = { 'username-too-long': 'username', 'email-too-long': 'useremail', 'no-address': 'useremail' }

type ResetCall = typeof requestReset | typeof requestResetCommon

/** CALL-27 under either path. */
const resetHandler = (call: ResetCall): Handler =>
  writingHandler(call as typeof requestReset, {
    prepare: async (context, given, refuse) => {
      if (given.username === '' && given.useremail === '')
        throw refuse('invalid_input', { fields: ['username', 'useremail'] })
      const { portal, request } = context
      const { resetEmailMaxLength } = await portal.site.settings()
      const obstacle = resetObstacle({ username: given.username, email: given.useremail }, resetEmailMaxLength)
      if (obstacle) throw refuse('invalid_input', { fields: [obstacleFields[obstacle]] })
      await portal.limits.spendOfAddress(budgets.resetOfAddress, request.address)
      await spendExistence(portal, request.address)
      const account = await namedAccount(context, given)
      if (!account) throw refuse('user_not_found')
      await portal.limits.spend(budgets.resetOfAccount, account.id)
      await portal.limits.spend(budgets.resetOfAccountDaily, account.id)
      return account
    },
    write: async (context) => {
      const { portal, request, transaction, prepared: account } = context
      // security.md 4.11: a reset on an unverified account proves nothing new, so it sends the activation letter again.
      if (account.activated) await mailReset(context, account)
      else await mailActivation(portal, transaction, { account, now: request.now })
      await appendAuditEvent(context, {
        action: 'requestreset',
        actor: '',
        target: account.username,
        company: account.company,
      })
      return {}
    },
  })

export const requestResetHandler = resetHandler(requestReset)
export const requestResetCommonHandler = resetHandler(requestResetCommon)

/** CALL-23. Of parallel tries with one link, one succeeds; every session of the person ends (RESET-09). */
export const resetByLinkHandler = writingHandler(resetByLink, {
  prepare: async ({ portal, request }, { hash, password }, refuse) => {
    const row = await portal.database.reading
      .selectFrom('mailed_secret')
      .select(['account_id', 'used_at', 'expires_at', 'purpose'])
      .where('hash', '=', hashSecret(hash))
      .executeTakeFirst()
    const alive =
      row &&
      (row.purpose === 'reset' || row.purpose === 'notme') &&
      row.used_at === null &&
      row.expires_at > portal.clock.now().toISOString()
    const record = alive ? await portal.accounts.findById(row.account_id) : undefined
    if (!record) throw refuse('invalid_code')
    const companies = await companyNames(portal.database)
    if (isCommonPassword(password, ownWords(record.account, companies)))
      throw refuse('common_password', { fields: ['password'] })
    return portal.passwords.hash(password, budgetAddress(request.address))
  },
  write: async (context, { hash }, refuse) => {
    const { request, transaction, prepared: passwordHash } = context
    const given = { secret: hash, now: request.now }
    const used =
      (await consumeSecret(transaction, { ...given, purpose: 'reset' })) ?? (await consumeNotMe(transaction, given))
    const account = used && (await findAccount(transaction, used.accountId))
    if (!used || !account) throw refuse('invalid_code')
    await setPasswordHash(transaction, account.id, passwordHash)
    // RESET-10: the link came by mail, so it proves the address as an activation would.
    const proved = used.email === account.email
    const changed = await changeAccount(transaction, account.id, {
      activated: account.activated || proved,
      now: request.now,
    })
    await forgetUnproven(transaction, { id: account.id, email: used.email })
    await endEverythingOf(transaction, account)
    rememberDevice(context, account.id, passwordHash)
    await mailPasswordChanged(context, changed ?? account)
    await appendAuditEvent(context, {
      action: 'resetpassword',
      actor: account.username,
      target: account.username,
      company: account.company,
    })
    return {}
  },
})

async function endEverythingOf(transaction: PortalTransaction, { id, username }: Account): Promise<void> {
  await endSessionsOf(transaction, id)
  // Whoever reads the person's mail has set it: what earlier letters offer is no longer needed.
  await voidSecrets(transaction, id, ['reset', 'confirmemail', 'notme'])
  await refundLogin(transaction, username)
}

/** FORGOT-14: both given must belong to the same person; the address may be the one that recovers the account (R29). */
async function namedAccount(
  { portal }: HandlerContext<typeof requestReset>,
  { username, useremail }: InputOf<typeof requestReset>,
): Promise<Account | undefined> {
  const found =
    username === ''
      ? ((await portal.accounts.findByEmail(useremail)) ?? (await portal.accounts.findByRecoveryEmail(useremail)))
      : (await portal.accounts.findByUsername(username))?.account
  if (!found || found.deactivated) return undefined
  const nameFits = username === '' || usernameKey(found.username) === usernameKey(username)
  const emailFits =
    useremail === '' || emailKey(useremail) === found.email || emailKey(useremail) === found.recoveryEmail
  return nameFits && emailFits ? found : undefined
}

/** The link goes to the last confirmed address, not to one that was typed in since (security.md 4.12). */
async function mailReset(
  { portal, request, transaction }: HandlerContext<typeof requestReset> & { transaction: PortalTransaction },
  account: Account,
): Promise<void> {
  const { id: accountId, recoveryEmail, language } = account
  const secret = await newMailedSecret(transaction, {
    accountId,
    purpose: 'reset',
    email: recoveryEmail,
    lifetime: lifetimes.reset,
    now: request.now,
  })
  const letter = {
    template: 'reset',
    recipient: recoveryEmail,
    language,
    parameters: { name: fullName(account) },
  } as const
  await portal.outbox.queue(transaction, { ...letter, secret, now: request.now })
}
