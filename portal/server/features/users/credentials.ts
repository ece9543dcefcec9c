import type { Account } from '../../kernel/accounts/account.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import type { AddressChange } from '../email-change/index.ts'
import { mailEmailChanged } from '../email-change/index.ts'
import { mailPasswordChanged } from '../own-settings/index.ts'
import { mailActivation } from '../registration/index.ts'
import { orMailUnavailable } from './letters.ts'

interface NewCredentials {
  readonly stored: Account
  readonly account: Account
  /** Undefined where the address stays. */
  readonly address: AddressChange | undefined
  readonly isNewPassword: boolean
}

/** ADMIN-EDIT-25, R09, R29: the person learns of it by mail, old links die, and a new password ends the sessions. */
export async function tellOfNewCredentials(
  context: WritingContext,
  { stored, account, address, isNewPassword }: NewCredentials,
): Promise<void> {
  const { portal, session, request, transaction } = context
  if (address || isNewPassword) await voidSecrets(transaction, account.id, ['reset', 'confirmemail'])
  if (isNewPassword) {
    const isOwn = session?.account.id === account.id
    await endSessionsOf(transaction, account.id, isOwn ? session.handle : undefined)
    await orMailUnavailable(() => mailPasswordChanged(context, account))
  }
  if (!address) return
  await voidSecrets(transaction, account.id, ['activation'])
  await orMailUnavailable(() =>
    stored.activated
      ? mailEmailChanged(context, account, { previous: stored.email, proven: address.proven })
      : mailActivation(portal, transaction, { account, now: request.now }),
  )
}
