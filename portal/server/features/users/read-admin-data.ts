import { administrationCalls, allUsersLimit } from '../../../contract/own.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { membershipsOf } from '../../kernel/host/memberships.ts'
import { actingReader } from '../../kernel/rights/acting.ts'

/** CALL-29: everything that the administration starts from, within the administrator's scope (ROLE-23). */
export const readAdminDataHandler = handler(administrationCalls.readAdminData, async (context) => {
  const { portal, actor } = context
  const { administrator, facts } = actingReader(context)
  const { accounts, total } = await portal.accounts.visible(actor, administrator.scope, allUsersLimit)
  const memberships = await membershipsOf(portal, accounts)
  return {
    users: accounts.map((account) => userOf(account, memberships.get(account.id))),
    userstotal: total,
    companies: [...facts.companies],
    applications: [...facts.applications],
    usergroups: [...facts.groups],
    transportcompanies: [...facts.transportCompanies],
  }
})
