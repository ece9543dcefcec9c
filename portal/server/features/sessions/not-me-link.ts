import type { Account } from '../../kernel/accounts/account.ts'
import { hasProvenRecovery } from '../../kernel/accounts/unproven-addresses.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { lifetimes, newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'

/**
 * The link "this was not me" of a letter to the person (`secureAccount`). It leads to a new password, so only an address
 * that has shown to be the person's gets one; without it the letter tells whom to turn to.
 */
export async function notMeLink(
  { request, transaction }: Pick<OpenContext, 'request'> & { readonly transaction: PortalTransaction },
  account: Account,
): Promise<{ secret?: string }> {
  if (!(await hasProvenRecovery(transaction, account))) return {}
  const { id: accountId, recoveryEmail: email } = account
  const fresh = { accountId, purpose: 'notme', email, lifetime: lifetimes.notme, now: request.now } as const
  return { secret: await newMailedSecret(transaction, fresh) }
}
