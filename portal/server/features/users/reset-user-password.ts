import { administrationCalls, may } from '../../../contract/own.ts'
import { setPasswordHash } from '../../kernel/accounts/account-password.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import { voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { keepSuperadmin } from './last-superadmin.ts'
import { mailPasswordLink } from './letters.ts'
import { lockManagedUser } from './lock-managed-user.ts'

const { resetUserPassword } = administrationCalls

/** CALL-34, ADMIN-EDIT-21: the old password opens nothing any more, and a link goes to the person, nobody else (R31). */
export const resetUserPasswordHandler = writingHandler(resetUserPassword, {
  prepare: (context, { modifiedby }) => checkNamedActor(context, modifiedby, resetUserPassword),
  write: async (context, { id, username }, refuse) => {
    const { portal, request, actor, transaction } = context
    const { administrator } = await authorizeIn(transaction, portal, actor)
    const account = await lockManagedUser(transaction, administrator, { id, username })
    if (!may.reset(administrator, account)) throw refuse('forbidden')
    await keepSuperadmin(transaction, account)
    await setPasswordHash(transaction, id, null)
    await endSessionsOf(transaction, id)
    await voidSecrets(transaction, id, ['reset', 'confirmemail'])
    await refundLogin(transaction, account.username)
    await mailPasswordLink(portal, transaction, { account, template: 'adminreset', now: request.now })
    await appendAuditEvent(context, { action: 'resetuserpassword', target: account.username, company: account.company })
    return {}
  },
})
