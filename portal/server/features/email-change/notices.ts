import { fullName } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { letterTime } from '../../kernel/mail/texts/letter-texts.ts'
import { lifetimes, newMailedSecret, voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'

/**
 * security.md 4.12: the proven address may take the change back for seven days, the new one must be confirmed before it
 * recovers anything. An address that was never proven gets no link, and does not learn the new one.
 */
export async function mailEmailChanged(
  context: WritingContext,
  account: Account,
  { previous, proven }: { previous: string; proven: string | undefined },
): Promise<void> {
  // Links to an address that was left open nothing any more.
  await voidSecrets(context.transaction, account.id, ['confirmemail'])
  if (account.email === proven) return tellOfChange(context, account, { recipient: proven })
  if (proven === undefined) await tellOfChange(context, account, { recipient: previous, isStranger: true })
  else await tellOfChange(context, account, { recipient: proven, undo: proven })
  await askForConfirmation(context, account)
}

async function tellOfChange(
  { portal, request, transaction }: WritingContext,
  account: Account,
  { recipient, undo, isStranger = false }: { recipient: string; undo?: string; isStranger?: boolean },
): Promise<void> {
  const { id: accountId, language } = account
  const { now } = request
  const email = isStranger ? maskedAddress(account.email) : account.email
  const parameters = { name: fullName(account), email, time: letterTime(now, language) }
  const lifetime = lifetimes.undoemail
  const secret =
    undo === undefined
      ? {}
      : { secret: await newMailedSecret(transaction, { accountId, purpose: 'undoemail', email: undo, lifetime, now }) }
  await portal.outbox.queue(transaction, { template: 'emailchanged', recipient, language, parameters, ...secret, now })
}

async function askForConfirmation({ portal, request, transaction }: WritingContext, account: Account): Promise<void> {
  const { id: accountId, email, language } = account
  const { now } = request
  const parameters = { name: fullName(account), email, time: letterTime(now, language) }
  const lifetime = lifetimes.confirmemail
  const secret = await newMailedSecret(transaction, { accountId, purpose: 'confirmemail', email, lifetime, now })
  await portal.outbox.queue(transaction, {
    template: 'confirmemail',
    recipient: email,
    language,
    parameters,
    secret,
    now,
  })
}

/** Enough for its holder to know it again: m…@posti.fi. */
function maskedAddress(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…')
}
