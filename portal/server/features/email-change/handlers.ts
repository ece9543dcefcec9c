import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { changeAccount, findAccount, holdAccount } from '../../kernel/accounts/account-store.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { isAddressRefused } from '../../kernel/accounts/refused-addresses.ts'
import { forgetUnproven } from '../../kernel/accounts/unproven-addresses.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { consumeSecret, findSecret, voidLaterUndos, voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { isUnverifiedRegistration, removeUnverified } from './remove-unverified.ts'

export const readOwnEmailStateHandler = handler(portalCalls.readOwnEmailState, async ({ portal, actor }) => ({
  waiting: actor.email !== actor.recoveryEmail,
  refused: await isAddressRefused(portal.database.reading, actor),
}))

/** The new address is confirmed from its own mailbox and recovers the account from now on (R29). */
export const confirmEmailHandler = writingHandler(portalCalls.confirmEmail, {
  write: async (context, { code }, refuse) => {
    const { request, transaction } = context
    const given = { secret: code, purpose: 'confirmemail', now: request.now } as const
    const used = await consumeSecret(transaction, given)
    if (!used && (await hasConfirmed(transaction, given))) return {}
    const account = used && (await findAccount(transaction, used.accountId))
    if (!used || account?.email !== used.email) throw refuse('invalid_code')
    await changeAccount(transaction, account.id, { recoveryEmail: account.email, activated: true, now: request.now })
    await forgetUnproven(transaction, account)
    // A link for a new password may still lie in the mailbox that recovers nothing from now on (R09).
    await voidSecrets(transaction, account.id, ['reset'])
    await appendAuditEvent(context, {
      action: 'confirmemail',
      actor: account.username,
      target: account.username,
      company: account.company,
    })
    return {}
  },
})

/** A second press on the same link finds done what it asks for. */
async function hasConfirmed(transaction: PortalTransaction, given: Parameters<typeof findSecret>[1]): Promise<boolean> {
  const before = await findSecret(transaction, given)
  const account = before && (await findAccount(transaction, before.accountId))
  return account !== undefined && account.email === before?.email && account.recoveryEmail === account.email
}

/** The holder of the old address takes the change back; whoever made it is signed out everywhere (security.md 4.12). */
export const undoEmailChangeHandler = writingHandler(portalCalls.undoEmailChange, {
  write: async (context, { code }, refuse) => {
    const { request, transaction } = context
    const used = await consumeSecret(transaction, { secret: code, purpose: 'undoemail', now: request.now })
    const account = used && (await findAccount(transaction, used.accountId))
    if (!used || !account) throw refuse('invalid_code')
    await freeAddress(context, { account, address: used.email })
    await changeAccount(transaction, account.id, { email: used.email, recoveryEmail: used.email, now: request.now })
    await forgetUnproven(transaction, account)
    await voidSecrets(transaction, account.id, ['reset', 'confirmemail'])
    await voidLaterUndos(transaction, used)
    await endSessionsOf(transaction, account.id)
    await appendAuditEvent(context, {
      action: 'undoemailchange',
      actor: account.username,
      target: account.username,
      company: account.company,
    })
    return {}
  },
})

/** Whoever registered with the address has never shown to read its mail, as the holder of this link has. */
async function freeAddress(
  context: WritingContext,
  { account, address }: { account: Account; address: string },
): Promise<void> {
  const { transaction } = context
  const row = await selectEveryAccount(transaction).select('id').where('email', '=', address).executeTakeFirst()
  const holder = row && (await holdAccount(transaction, row.id))
  if (!row || row.id === account.id) return
  // A row that cannot be held is of an import under way, and as good as anybody's.
  if (!holder || !isUnverifiedRegistration(holder)) throw new Refused('email_exists')
  await removeUnverified(context, holder)
}
