import type { Account } from '../accounts/account.ts'
import type { OpenContext } from '../answering/answer.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { voidSecrets } from '../mailed-secrets/mailed-secret.ts'
import { mailEmailChanged, mailPasswordChanged } from '../own-settings/notices.ts'
import { mailActivation } from '../registration/answers.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { orMailUnavailable } from './letters.ts'

type Writing = OpenContext & { readonly transaction: PortalTransaction }

/** ADMIN-EDIT-25, R09, R29: the person learns of it by mail, old links die, and a new password ends the sessions. */
export async function tellOfNewCredentials(
  context: Writing,
  { stored, account, isNewPassword }: { stored: Account; account: Account; isNewPassword: boolean },
): Promise<void> {
  const { portal, session, request, transaction } = context
  const isNewEmail = account.email !== stored.email
  if (isNewEmail || isNewPassword) await voidSecrets(transaction, account.id, ['reset'])
  if (isNewPassword) {
    const isOwn = session?.account.id === account.id
    await endSessionsOf(transaction, account.id, isOwn ? session.handle : undefined)
    await orMailUnavailable(() => mailPasswordChanged(context, account))
  }
  if (!isNewEmail) return
  await voidSecrets(transaction, account.id, ['activation'])
  await orMailUnavailable(() =>
    stored.activated
      ? mailEmailChanged(context, account, stored.email)
      : mailActivation(portal, transaction, { account, now: request.now }),
  )
}
