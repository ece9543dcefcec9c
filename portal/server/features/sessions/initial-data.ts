import type { Application, TransportCompany, User, UserCard } from '../../../contract/own.ts'
import {
  allUsersLimit,
  groupCatalogue,
  groupsOfApplications,
  peopleScope,
  seesApplication,
} from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import type { SecondFactorState } from '../../kernel/accounts/second-factor-state.ts'
import { missingSecondFactor } from '../../kernel/accounts/second-factor-state.ts'
import { membershipsOf } from '../../kernel/host/memberships.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { SiteRecord } from '../../kernel/site/site-store.ts'
import { mainRecord } from '../../kernel/site/site-store.ts'

/** What the signed-in browser starts from (ENT-39), within the person's rights (ROLE-23, ROLE-26). */
export async function initialDataOf(
  portal: PortalHost,
  actor: Account,
  { site, secondFactor }: { site: SiteRecord; secondFactor: SecondFactorState },
) {
  const missingsecondfactor = missingSecondFactor({ account: actor, secondFactor }, site)
  if (missingsecondfactor?.forced) return { ...(await dataOfOneself(portal, actor, site)), missingsecondfactor }
  const { companies, applications } = site
  const applicationGroups = groupsOfApplications(portal.manifests)
  const scope = peopleScope(actor, { companies, applicationGroups })
  const people = await portal.accounts.visible(actor, scope, allUsersLimit)
  const memberships = await membershipsOf(portal, people.accounts)
  const isSeenAsCard = ({ id, company }: Account) =>
    id !== actor.id && 'carrier' in scope && !(scope.of === 'companies' && scope.companies.includes(company))
  const asUser = (account: Account): User => userOf(account, memberships.get(account.id))
  return {
    maindata: [mainRecord(site)],
    user: [asUser(people.accounts.find(({ id }) => id === actor.id) ?? actor)],
    allusers: people.accounts.map((account) => (isSeenAsCard(account) ? cardOf(account) : asUser(account))),
    alluserstotal: people.total,
    apps: visibleApplications(applications, actor),
    companies: [...companies],
    transportcompanies: visibleCarriers(site, actor),
    usergroups: actor.isAdmin ? [...groupCatalogue(companies, applicationGroups)] : [...actor.groups],
    missingsecondfactor,
  }
}

/** What shows who is signed in, and nobody and nothing else. */
async function dataOfOneself(portal: PortalHost, actor: Account, site: SiteRecord) {
  const self = userOf(actor, (await membershipsOf(portal, [actor])).get(actor.id))
  const nothing = { apps: [], companies: [], transportcompanies: [] }
  return {
    maindata: [mainRecord(site)],
    user: [self],
    allusers: [self],
    alluserstotal: 1,
    ...nothing,
    usergroups: [...actor.groups],
  }
}

/** ROLE-26: only applications that are in use and that the person may see. */
function visibleApplications(applications: readonly Application[], actor: Account): Application[] {
  return applications.filter(
    (application) =>
      application.isactive && seesApplication(application, { apps: actor.apps, usergroups: actor.groups }),
  )
}

/** CALL-28: administrators get all, transport users their own, others none. */
export function visibleCarriers({ transportCompanies }: SiteRecord, actor: Account): TransportCompany[] {
  return transportCompanies.filter(({ _id }) => actor.isAdmin || _id === actor.carrier)
}

/** security.md 4.13: what a transport administrator sees of the own people. */
function cardOf(account: Account): UserCard {
  const { id, firstname, lastname, usertype, telephone } = account
  return { _id: id, firstname, lastname, usertype, telephone }
}
