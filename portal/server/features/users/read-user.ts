import type { Administrator, Changeable, WhyNot } from '../../../contract/own.ts'
import { administrationCalls, may, resolveRights, UserType } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { isAddressRefused } from '../../kernel/accounts/refused-addresses.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { membershipsOf } from '../../kernel/host/memberships.ts'
import type { AdministrationFacts } from '../../kernel/rights/acting.ts'
import { actingReader } from '../../kernel/rights/acting.ts'
import { hasOtherSuperadmin } from './last-superadmin.ts'
import { lastChangedBy } from './read-user-history.ts'

/** One person with everything that the editor needs: rights with their sources, and what this administrator may change. */
export const readUserHandler = handler(administrationCalls.readUser, async (context, { id }, refuse) => {
  const { portal } = context
  const { administrator, facts } = actingReader(context)
  const account = (await portal.accounts.findById(id))?.account
  if (!account || !may.see(administrator, account)) throw refuse('user_not_found')
  const memberships = await membershipsOf(portal, [account])
  const isLast = account.isSuperadmin && !(await hasOtherSuperadmin(portal.database.reading, [account.id]))
  const carrier = facts.transportCompanies.find(({ _id }) => _id === account.carrier)
  const { transportadmin, transportalloworders } = account
  const groups = account.groups.filter((group) => facts.groups.includes(group))
  const holder = { groups, apps: account.apps, carriername: carrier?.companyname ?? '' }
  return {
    user: userOf(account, memberships.get(account.id)),
    createdat: account.createdAt,
    modifiedby: await lastChangedBy(portal, administrator, account),
    addressrefused: await isAddressRefused(portal.database.reading, account),
    rights: resolveRights({ ...holder, transportadmin, transportalloworders }, facts),
    changeable: changeable({ administrator, facts }, account, isLast),
  }
})

function changeable(
  { administrator, facts }: { administrator: Administrator; facts: AdministrationFacts },
  person: Account,
  isLast: boolean,
): Changeable {
  const given = (allowed: boolean): WhyNot => (allowed ? '' : 'forbidden')
  const parting = (allowed: boolean): WhyNot => {
    if (isLast) return 'last_superadmin'
    return administrator.id === person.id ? 'own_account' : given(allowed)
  }
  const mayLeaveType = may.setUserType(administrator, person.usertype)
  const { carrier } = person
  return {
    edit: given(may.edit(administrator, person)),
    credentials: given(may.setCredentials(administrator, person)),
    verify: given(may.verify(administrator, person)),
    reset: isLast ? 'last_superadmin' : given(may.reset(administrator, person)),
    deactivate: parting(may.deactivate(administrator, person)),
    reactivate: parting(may.reactivate(administrator, person)),
    remove: parting(may.remove(administrator, person)),
    takeout: administrator.id === person.id ? 'own_account' : given(may.takeOutOfCompany(administrator, person)),
    usertypes: UserType.options.filter(
      (type) => type === person.usertype || (mayLeaveType && may.setUserType(administrator, type)),
    ),
    companies: facts.companies.filter((company) => may.setCompany(administrator, company)),
    transportcompanies: facts.transportCompanies
      .map(({ _id }) => _id)
      .filter((id) => may.setTransportCompany(administrator, id)),
    groups: facts.groups.filter((group) => may.giveGroup(administrator, group, carrier || administrator.carrier)),
    apps: [...administrator.applications],
    transportflags: may.setTransportFlags(administrator, carrier),
  }
}
