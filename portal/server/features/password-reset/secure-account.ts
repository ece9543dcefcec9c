import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { voidPassword } from '../../kernel/accounts/account-password.ts'
import { holdAccount } from '../../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import type { UsableSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { consumeSecret, findSecret, voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { forgetKnownDevices } from '../sessions/index.ts'

const { secureAccount } = portalCalls

interface GivenLink {
  readonly secret: string
  readonly now: Date
}

/**
 * "This was not me": whoever is signed in is out, and the password, which somebody knows, opens nothing. The link stays for
 * the new password (`resetByLink`), and for a second press, which finds it done.
 */
export const secureAccountHandler = writingHandler(secureAccount, {
  write: async (context, { code }, refuse) => {
    const { request, transaction } = context
    const given = { secret: code, now: request.now }
    const found = await findSecret(transaction, { ...given, purpose: 'notme' })
    const account = found && (await receiverOf(transaction, found))
    if (!account) throw refuse('invalid_code')
    const ended = await endSessionsOf(transaction, account.id)
    const hadPassword = await voidPassword(transaction, account.id)
    if (ended === 0 && !hadPassword) throw nothingChanged(secureAccount, {})
    await voidSecrets(transaction, account.id, ['reset', 'confirmemail'])
    await refundLogin(transaction, account.username)
    await forgetKnownDevices(transaction, { accountId: account.id, now: request.now })
    const { username, company } = account
    await appendAuditEvent(context, { action: 'secureaccount', actor: username, target: username, company })
    return {}
  },
})

/** Uses the link up for a new password. Undefined where it is dead, or went to an address that the account has left. */
export async function consumeNotMe(
  transaction: PortalTransaction,
  given: GivenLink,
): Promise<UsableSecret | undefined> {
  const used = await consumeSecret(transaction, { ...given, purpose: 'notme' })
  const account = used && (await receiverOf(transaction, used))
  if (!account) return undefined
  await forgetKnownDevices(transaction, { accountId: account.id, now: given.now })
  return used
}

/** The account, where the letter went to the address that still recovers it: an earlier one opens nothing (R29). */
async function receiverOf(
  transaction: PortalTransaction,
  { accountId, email }: UsableSecret,
): Promise<Account | undefined> {
  const account = await holdAccount(transaction, accountId)
  return account?.recoveryEmail === email ? account : undefined
}
