import { portalCalls } from '../../contract/index.ts'
import { changeAccount, findAccount } from '../accounts/account-store.ts'
import { writingAnswer } from '../answering/answer.ts'
import { auditOf } from '../audit/audit-of.ts'
import { consumeSecret, voidLaterUndos, voidSecrets } from '../mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../sessions/session-store.ts'

/** The new address is confirmed from its own mailbox and recovers the account from now on (R29). */
export const confirmEmailAnswer = writingAnswer(portalCalls.confirmEmail, {
  write: async (context, { code }, refuse) => {
    const { portal, request, transaction } = context
    const used = await consumeSecret(transaction, { secret: code, purpose: 'confirmemail', now: request.now })
    const account = used && (await findAccount(transaction, used.accountId))
    if (!used || account?.email !== used.email) throw refuse('invalid_code')
    await changeAccount(transaction, account.id, { recoveryEmail: account.email, activated: true, now: request.now })
    const event = {
      action: 'confirmemail',
      actor: account.username,
      target: account.username,
      company: account.company,
    } as const
    await portal.audit.append(transaction, auditOf(context, event))
    return {}
  },
})

/** The holder of the old address takes the change back; whoever made it is signed out everywhere (security.md 4.12). */
export const undoEmailChangeAnswer = writingAnswer(portalCalls.undoEmailChange, {
  write: async (context, { code }, refuse) => {
    const { portal, request, transaction } = context
    const used = await consumeSecret(transaction, { secret: code, purpose: 'undoemail', now: request.now })
    const account = used && (await findAccount(transaction, used.accountId))
    if (!used || !account) throw refuse('invalid_code')
    const holder = await transaction
      .selectFrom('account')
      .select('id')
      .where('email', '=', used.email)
      .executeTakeFirst()
    if (holder && holder.id !== account.id) throw refuse('email_exists')
    await changeAccount(transaction, account.id, { email: used.email, recoveryEmail: used.email, now: request.now })
    await voidSecrets(transaction, account.id, ['reset', 'confirmemail'])
    await voidLaterUndos(transaction, used)
    await endSessionsOf(transaction, account.id)
    const event = {
      action: 'undoemailchange',
      actor: account.username,
      target: account.username,
      company: account.company,
    } as const
    await portal.audit.append(transaction, auditOf(context, event))
    return {}
  },
})
