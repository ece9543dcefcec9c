import { sql } from 'kysely'
import type { Administrator, TransportCompany } from '../../../../contract/index.ts'
import { administrationCalls, fullName, manureGroups, may } from '../../../../contract/index.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { accountOf } from '../../../kernel/accounts/account.ts'
import { accountColumns } from '../../../kernel/accounts/account-row.ts'
import { selectEveryAccount, selectPeople } from '../../../kernel/accounts/people.ts'
import { answer } from '../../../kernel/answering/answer.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import { folded, likeFragment } from '../../../kernel/database/sort-key.ts'
import { membershipsOf } from '../../../kernel/host/memberships.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { rowsInPage } from '../../../kernel/lists/page.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { decodeCursor, encodeCursor } from '../list/list-cursor.ts'
import type { Place } from '../list/list-page.ts'
import { companyNameOf, manurePersonOf } from './manure-person.ts'

const order = { sort: 'name', direction: 'asc' } as const

/** ROLE-30: everybody with a right of manure delivery, whatever company he or she belongs to. */
export const searchManurePeopleAnswer = answer(
  administrationCalls.searchManurePeople,
  async (context, { find, cursor }, refuse) => {
    const { portal } = context
    const { administrator, facts } = actingReader(context)
    if (!may.leadManure(administrator)) throw refuse('forbidden')
    const { transportCompanies } = facts
    const after = cursor === '' ? undefined : decodeCursor(cursor, order)
    if (cursor !== '' && !after) throw refuse('invalid_input', { fields: ['cursor'] })
    const found = await manurePeople(portal, { administrator, transportCompanies, find, after })
    const shown = found.slice(0, rowsInPage)
    const last = shown.at(-1)
    const hasMore = found.length > rowsInPage && last !== undefined
    const accounts = shown.map(({ account }) => account)
    const memberships = await membershipsOf(portal, accounts)
    return {
      people: accounts.map((account) =>
        manurePersonOf(account, { administrator, transportCompanies, memberships: memberships.get(account.id) }),
      ),
      cursor: hasMore ? encodeCursor(last.place, order) : '',
    }
  },
)

interface Question {
  readonly administrator: Administrator
  readonly transportCompanies: readonly TransportCompany[]
  readonly find: string
  readonly after: Place | undefined
}

interface Found {
  readonly account: Account
  readonly place: Place
}

/** So many of the whole list are looked through at a time; others get their turn in between. */
const stretch = 5000

/** One more than a page holds, where there is one. */
async function manurePeople(portal: PortalHost, question: Question): Promise<Found[]> {
  const found: Found[] = []
  let from: Place | undefined = question.after ?? { key: '', id: '' }
  while (from !== undefined && found.length <= rowsInPage) {
    const to = await stretchEnd(portal, from)
    const missing = rowsInPage + 1 - found.length
    found.push(...(await among(portal, question, { from, to })).slice(0, missing))
    from = to
    await yieldToEventLoop()
  }
  return found
}

/** Undefined where fewer are left. */
async function stretchEnd({ database }: PortalHost, from: Place): Promise<Place | undefined> {
  const row = await selectEveryAccount(database.reading)
    .select(['sort_name', 'id'])
    .where((is) => is(is.refTuple('sort_name', 'id'), '>', is.tuple(from.key, from.id)))
    .orderBy('sort_name')
    .orderBy('id')
    .offset(stretch - 1)
    .limit(1)
    .executeTakeFirst()
  return row && { key: row.sort_name, id: row.id }
}

async function among(
  { database }: PortalHost,
  { administrator, transportCompanies, find }: Question,
  { from, to }: { from: Place; to: Place | undefined },
): Promise<Found[]> {
  let query = selectPeople(database.reading)
    .select([...accountColumns, 'sort_name'])
    .where((is) => is(is.refTuple('sort_name', 'id'), '>', is.tuple(from.key, from.id)))
    .where(holdsManureGroup)
    .orderBy('sort_name')
    .orderBy('id')
  if (to) query = query.where((is) => is(is.refTuple('sort_name', 'id'), '<=', is.tuple(to.key, to.id)))
  // It holds hidden fields, too, so it only narrows; what counts is looked at below.
  if (find !== '') query = query.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const fragment = folded(find)
  return (await query.execute())
    .map((row) => ({ account: accountOf(row), place: { key: row.sort_name, id: row.id } }))
    .filter(({ account }) => may.seeManurePart(administrator, account))
    .filter(({ account }) => shownText(account, transportCompanies).some((shown) => shown.includes(fragment)))
}

function shownText(account: Account, transportCompanies: readonly TransportCompany[]): readonly string[] {
  return [folded(fullName(account)), folded(companyNameOf(account, transportCompanies))]
}

/** Groups are kept as JSON, each name between quotes. */
const holdsManureGroup = sql<boolean>`(${sql.join(
  Object.values(manureGroups).map((group) => sql`usergroups like ${`%"${group}"%`}`),
  sql` or `,
)})`
