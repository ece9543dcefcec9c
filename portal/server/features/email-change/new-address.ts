import type { Account } from '../../kernel/accounts/account.ts'
import { changeHeld, holdAccount } from '../../kernel/accounts/account-store.ts'
import {
  forgetUnproven,
  hasProvenRecovery,
  markUnproven,
  overdueHolder,
} from '../../kernel/accounts/unproven-addresses.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'

export interface AddressChange {
  /** What recovers the account from now on. */
  readonly recoveryEmail: string
  /** The proven address that has recovered it so far; undefined where there is none. */
  readonly proven: string | undefined
}

/**
 * What another address means for the account (R29): a proven address goes on recovering it until the new one is confirmed;
 * one that was never proven has no claim, and the new one takes its place at once.
 * @throws Refused too_many_requests where people change their own too often: each change sends letters and takes an address.
 */
export async function settleAddress(
  context: WritingContext,
  stored: Account,
  { email }: Pick<Account, 'email'>,
): Promise<AddressChange> {
  const { portal, request, actor, transaction } = context
  if (actor?.id === stored.id) {
    await portal.limits.spendWithin(transaction, budgets.ownAddress, stored.id)
    await portal.limits.spendWithin(transaction, budgets.ownAddressDaily, stored.id)
  }
  await freeOverdueAddress(context, email)
  const proven = (await hasProvenRecovery(transaction, stored)) ? stored.recoveryEmail : undefined
  if (email === proven) await forgetUnproven(transaction, stored)
  else if (stored.activated) await markUnproven(transaction, [{ id: stored.id, email }], request.now)
  return { recoveryEmail: proven ?? email, proven }
}

/** Somebody wants the address of a person who has not confirmed it in time: that person has the proven one again. */
export async function freeOverdueAddress(context: WritingContext, email: string): Promise<void> {
  const { portal, request, transaction } = context
  const overdue = await overdueHolder(transaction, email, request.now)
  const holder = overdue && (await holdAccount(transaction, overdue.id))
  if (holder?.email !== email) return
  await changeHeld(transaction, holder, { email: holder.recoveryEmail, now: request.now })
  await forgetUnproven(transaction, holder)
  await voidSecrets(transaction, holder.id, ['confirmemail'])
  const { username: target, company } = holder
  await appendAuditEvent(context, { action: 'undoemailchange', actor: 'portal', target, company })
  await portal.live.publish(transaction, {
    kind: 'data-changed',
    topic: 'users',
    ids: [holder.id],
    for: { to: 'overseers', of: holder },
  })
}
