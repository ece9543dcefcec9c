import type { Administrator, ListedUser } from '../../../../contract/own.ts'
import { administrationCalls, UserType, waitsForAccess } from '../../../../contract/own.ts'
import { names } from '../../../kernel/accounts/account.ts'
import { handler } from '../../../kernel/handlers/handler.ts'
import { readPage } from '../../../kernel/lists/page.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import type { SiteRecord } from '../../../kernel/site/site-store.ts'
import type { ListRow } from './list-page.ts'
import { listPage } from './list-page.ts'
import { listTotal } from './list-total.ts'
import { searchPlan } from './search-plan.ts'

/** ADMIN-USERS-25: the list by pages, each found by where the last one ended, whoever came or went meanwhile. */
export const searchUsersHandler = handler(administrationCalls.searchUsers, async (context, given) => {
  const { portal, actor, site } = context
  const { administrator } = actingReader(context)
  const { sort, direction, cursor, limit, counted, ...view } = given
  const find = await searchPlan(portal.database, view.find, { sort, direction })
  const request = { actor, scope: administrator.scope, view, sort, direction, find }
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => listPage(portal.database, request, at),
    ({ sort_key, id }) => ({ key: sort_key, id }),
  )
  const whole = { shown: page.rows.length, isWhole: page.cursor === '' }
  return {
    users: listedUsers(site, page.rows, administrator),
    cursor: page.cursor,
    total: counted && cursor === '' ? await listTotal(portal.database, request, whole) : null,
  }
})

function waits(row: ListRow): boolean {
  const [activated, deactivated] = [row.activated === 1, row.deactivated === 1]
  const [usertype, groups, apps] = [UserType.parse(row.usertype), names(row.usergroups), names(row.apps)]
  return waitsForAccess({ activated, deactivated, usertype, groups, apps })
}

/** The rows as the list shows them, with the names of transport companies in the place of their ids. */
function listedUsers(
  { transportCompanies }: SiteRecord,
  rows: readonly ListRow[],
  { isSuperadmin }: Pick<Administrator, 'isSuperadmin'>,
): ListedUser[] {
  const names = new Map(transportCompanies.map(({ _id, companyname }) => [_id, companyname]))
  return rows.map((row) => ({
    _id: row.id,
    username: row.username,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    addressrefused: Boolean(row.address_refused),
    company: row.company,
    companyname: row.usertype === 'transport' ? (names.get(row.company) ?? '') : row.company,
    usertype: UserType.parse(row.usertype),
    activated: row.activated === 1,
    deactivated: row.deactivated === 1,
    admin: row.is_admin === 1,
    createdat: row.created_at,
    waitsforaccess: waits(row),
    // Which company said so is nobody's business in another one.
    declinedcompany: isSuperadmin ? row.declined_company : '',
  }))
}
