import { administrationCalls, may } from '../../../contract/own.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { changeAccount } from '../../kernel/accounts/account-store.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { keepSuperadmin } from './last-superadmin.ts'
import { lockManagedUser } from './lock-managed-user.ts'
import { allowSignIns, endSignIns } from './sign-ins.ts'
import { storedMemberships } from './stored-memberships.ts'

const { setUserActive } = administrationCalls

/** Somebody deactivated cannot sign in and keeps everything; saying it twice changes nothing. */
export const setUserActiveHandler = writingHandler(setUserActive, {
  write: async (context, { id, active }, refuse) => {
    const { portal, request, actor, transaction } = context
    const { administrator } = await authorizeIn(transaction, portal, actor)
    const account = await lockManagedUser(transaction, administrator, { id })
    if (!may.edit(administrator, account)) throw refuse('forbidden')
    if (!active) await keepSuperadmin(transaction, account)
    if (account.id === administrator.id) throw refuse('own_account')
    const isAllowed = active ? may.reactivate(administrator, account) : may.deactivate(administrator, account)
    if (!isAllowed) throw refuse('forbidden')
    const memberships = await storedMemberships(transaction, portal, account)
    if (account.deactivated !== active) throw nothingChanged(setUserActive, { user: userOf(account, memberships) })
    const changed = await changeAccount(transaction, id, { deactivated: !active, now: request.now })
    if (active) await allowSignIns(transaction, account.username)
    else await endSignIns(transaction, id)
    const action = active ? 'reactivateuser' : 'deactivateuser'
    await appendAuditEvent(context, { action, target: account.username, company: account.company })
    await tellOfPerson(portal, transaction, { account })
    return { user: userOf(changed ?? account, memberships) }
  },
})
