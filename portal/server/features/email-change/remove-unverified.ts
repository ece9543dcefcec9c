import type { Account } from '../../kernel/accounts/account.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { removeAccount } from '../../kernel/host/remove-account.ts'

/** A registration that nobody verified, made by the person as far as one can tell; an administrator's is not one. */
export function isUnverifiedRegistration({ activated, createdby, username }: Account): boolean {
  return !activated && createdby === username
}

/** Its address goes to whoever has the better claim to it (security.md 4.11, 4.12). */
export async function removeUnverified(context: WritingContext, account: Account): Promise<void> {
  const { portal, transaction } = context
  const { username, company } = account
  await removeAccount(portal, transaction, { account, isForced: true })
  await appendAuditEvent(context, { action: 'removeunverified', actor: 'portal', target: username, company })
}
