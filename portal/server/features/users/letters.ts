import { fullName } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { lifetimes, newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'

/** A link to set an own password, valid for 24 hours: to somebody new (ADMIN-NEW-18), or after a reset (ADMIN-EDIT-21). */
export async function mailPasswordLink(
  portal: PortalHost,
  transaction: PortalTransaction,
  { account, template, now }: { account: Account; template: 'accountcreated' | 'adminreset'; now: Date },
): Promise<void> {
  const { id: accountId, recoveryEmail: email, language, username } = account
  const lifetime = lifetimes.resetByAdministrator
  const secret = await newMailedSecret(transaction, { accountId, purpose: 'reset', email, lifetime, now })
  const named = { name: fullName(account) }
  const content =
    template === 'accountcreated'
      ? ({ template, parameters: { ...named, username } } as const)
      : ({ template, parameters: named } as const)
  await orMailUnavailable(() =>
    portal.outbox.queue(transaction, { ...content, recipient: email, language, secret, now }),
  )
}

/** ADMIN-EDIT-21: what cannot be announced by mail is not done. @throws Refused mail_unavailable, which undoes the transaction. */
export async function orMailUnavailable(queue: () => Promise<void>): Promise<void> {
  const isQueued = await queue().then(
    () => true,
    () => false,
  )
  if (!isQueued) throw new Refused('mail_unavailable')
}
