import { administrationCalls, companyKey, may } from '../../../contract/own.ts'
import { isAdministrator } from '../../kernel/accounts/account.ts'
import { changeHeld } from '../../kernel/accounts/account-store.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { lockManagedUser } from './lock-managed-user.ts'
import { personChanges } from './person-changes.ts'

/** ROLE-31: for people with rights that others gave, whom the company's administrator cannot delete. */
export const takeOutOfCompanyHandler = writingHandler(administrationCalls.takeOutOfCompany, {
  write: async (context, { id, company }, refuse) => {
    const { portal, request, actor, transaction } = context
    const { administrator, facts } = await authorizeIn(transaction, portal, actor)
    const account = await lockManagedUser(transaction, administrator, { id })
    if (account.id === administrator.id) throw refuse('own_account')
    if (!may.takeOutOfCompany(administrator, account)) throw refuse('forbidden')
    if (account.company !== company) throw refuse('modified_elsewhere')
    const key = companyKey(company)
    const groups = account.groups.filter((group) => group !== key && group !== `${key}admin`)
    const isAdmin = isAdministrator(groups, facts.groups)
    const changed = await changeHeld(transaction, account, { company: '', groups, isAdmin, now: request.now })
    // Under the old company, whose administrators are to read it.
    const details = { changes: personChanges(account, changed) }
    await appendAuditEvent(context, { action: 'saveuser', target: account.username, company, details })
    await tellOfPerson(portal, transaction, { account })
    return {}
  },
})
