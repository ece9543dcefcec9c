import { fullName } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import type { OpenContext } from '../answering/answer.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { letterTime } from '../mail/texts/letter-texts.ts'
import { lifetimes, newMailedSecret } from '../mailed-secrets/mailed-secret.ts'

type Writing = OpenContext & { readonly transaction: PortalTransaction }

/** SETTINGS-28, RESET-09: the person learns of a changed password at the address that recovers the account. */
export async function mailPasswordChanged({ portal, request, transaction }: Writing, account: Account): Promise<void> {
  const parameters = { name: fullName(account), time: letterTime(request.now, account.language) }
  const letter = {
    template: 'passwordchanged',
    recipient: account.recoveryEmail,
    language: account.language,
    parameters,
  } as const
  await portal.outbox.queue(transaction, { ...letter, now: request.now })
}

/** security.md 4.12: the old address may take the change back for seven days, the new one must be confirmed before it recovers anything. */
export async function mailEmailChanged(
  { portal, request, transaction }: Writing,
  account: Account,
  previous: string,
): Promise<void> {
  const { id: accountId, email, language } = account
  const now = request.now
  const named = { name: fullName(account), email, time: letterTime(now, language) }
  const undo = await newMailedSecret(transaction, {
    accountId,
    purpose: 'undoemail',
    email: previous,
    lifetime: lifetimes.undoemail,
    now,
  })
  await portal.outbox.queue(transaction, {
    template: 'emailchanged',
    recipient: previous,
    language,
    parameters: named,
    secret: undo,
    now,
  })
  const confirm = await newMailedSecret(transaction, {
    accountId,
    purpose: 'confirmemail',
    email,
    lifetime: lifetimes.confirmemail,
    now,
  })
  await portal.outbox.queue(transaction, {
    template: 'confirmemail',
    recipient: email,
    language,
    parameters: named,
    secret: confirm,
    now,
  })
}
