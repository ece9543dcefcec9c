import type { Administrator, ListedUser } from '../../../../contract/index.ts'
import { administrationCalls, UserType, waitsForAccess } from '../../../../contract/index.ts'
import { names } from '../../../kernel/accounts/account.ts'
import { answer } from '../../../kernel/answering/answer.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import type { SiteRecord } from '../../../kernel/site/site-store.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'
import type { ListRow } from './list-page.ts'
import { listPage } from './list-page.ts'
import { listTotal } from './list-total.ts'
import { searchPlan } from './search-plan.ts'

/** ADMIN-USERS-25: the list by pages, each found by where the last one ended, whoever came or went meanwhile. */
export const searchUsersAnswer = answer(administrationCalls.searchUsers, async (context, given, refuse) => {
  const { portal, actor, site } = context
  const { administrator } = actingReader(context)
  const { sort, direction, cursor, limit, counted, ...view } = given
  const after = cursor === '' ? undefined : decodeCursor(cursor, { sort, direction })
  if (cursor !== '' && !after) throw refuse('invalid_input', { fields: ['cursor'] })
  const find = await searchPlan(portal.database, view.find)
  const request = { actor, scope: administrator.scope, view, sort, direction, find }
  // One more than asked for tells whether there is a next page.
  const found = await listPage(portal.database, request, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = found.length > limit && last !== undefined
  const whole = { shown: shown.length, isWhole: !hasMore }
  return {
    users: listedUsers(site, shown, administrator),
    cursor: hasMore ? encodeCursor({ key: last.sort_key, id: last.id }, { sort, direction }) : '',
    total: counted && !after ? await listTotal(portal.database, request, whole) : null,
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
