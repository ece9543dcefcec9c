import { fullName } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { letterTime } from '../../kernel/mail/texts/letter-texts.ts'
import { notMeLink } from '../sessions/index.ts'

/** SETTINGS-28, RESET-09: the person learns of a changed password at the address that recovers the account, with the way back. */
export async function mailPasswordChanged(
  { portal, request, transaction }: WritingContext,
  account: Account,
): Promise<void> {
  const parameters = { name: fullName(account), time: letterTime(request.now, account.language) }
  const letter = {
    template: 'passwordchanged',
    recipient: account.recoveryEmail,
    language: account.language,
    parameters,
    ...(await notMeLink({ request, transaction }, account)),
  } as const
  await portal.outbox.queue(transaction, { ...letter, now: request.now })
}
