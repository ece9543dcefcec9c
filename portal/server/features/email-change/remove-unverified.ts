import type { Account } from '../../kernel/accounts/account.ts'
import type { OpenContext } from '../../kernel/answering/answer.ts'
import { auditEvent } from '../../kernel/answering/audit-event.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { removeAccount } from '../../kernel/host/remove-account.ts'

/** A registration that nobody verified, made by the person as far as one can tell; an administrator's is not one. */
export function isUnverifiedRegistration({ activated, createdby, username }: Account): boolean {
  return !activated && createdby === username
}

/** Its address goes to whoever has the better claim to it (security.md 4.11, 4.12). */
export async function removeUnverified(
  context: OpenContext & { readonly transaction: PortalTransaction },
  account: Account,
): Promise<void> {
  const { portal, transaction } = context
  const { username, company } = account
  await removeAccount(portal, transaction, { account, isForced: true })
  const event = { action: 'removeunverified', actor: 'portal', target: username, company } as const
  await portal.audit.append(transaction, auditEvent(context, event))
}
