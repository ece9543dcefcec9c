import { sql } from 'kysely'
import type { Administrator, TransportCompany } from '../../../../contract/own.ts'
import { administrationCalls, fullName, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { accountOf } from '../../../kernel/accounts/account.ts'
import { accountColumns } from '../../../kernel/accounts/account-row.ts'
import { selectEveryAccount, selectPeople } from '../../../kernel/accounts/people.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import { folded, likeFragment } from '../../../kernel/database/sort-key.ts'
import { handler } from '../../../kernel/handlers/handler.ts'
import { membershipsOf } from '../../../kernel/host/memberships.ts'
import type { MountedApplication } from '../../../kernel/host/mounted-application.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import type { Position } from '../../../kernel/lists/cursor.ts'
import { beyond, keysetPage } from '../../../kernel/lists/keyset-page.ts'
import { readPage, rowsInPage } from '../../../kernel/lists/page.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { applicationPersonOf, companyNameOf } from './application-person.ts'

const order = { key: 'sort_name', direction: 'asc' } as const

/** ROLE-30: everybody who holds a group of the application, whatever company he or she belongs to. */
export const searchApplicationPeopleHandler = handler(
  administrationCalls.searchApplicationPeople,
  async (context, { application: key, find, cursor }, refuse) => {
    const { portal } = context
    const { administrator, facts } = actingReader(context)
    const application = portal.applications.find(({ manifest }) => manifest.key === key)
    if (!application || !may.leadPeopleOf(administrator, key)) throw refuse('forbidden')
    const { transportCompanies } = facts
    const page = await readPage(
      { sort: 'name', direction: 'asc', cursor, limit: rowsInPage },
      (at) => applicationPeople(portal, { administrator, application, transportCompanies, find, ...at }),
      ({ position }) => position,
    )
    const accounts = page.rows.map(({ account }) => account)
    const memberships = await membershipsOf({ database: portal.database, applications: [application] }, accounts)
    return {
      people: accounts.map((account) =>
        applicationPersonOf(account, {
          administrator,
          application,
          transportCompanies,
          membership: memberships.get(account.id),
        }),
      ),
      cursor: page.cursor,
    }
  },
)

interface Question {
  readonly administrator: Administrator
  readonly application: MountedApplication
  readonly transportCompanies: readonly TransportCompany[]
  readonly find: string
  readonly after: Position | undefined
  readonly limit: number
}

interface Found {
  readonly account: Account
  readonly position: Position
}

/** So many of the whole list are looked through at a time; others get their turn in between. */
const stretch = 5000

async function applicationPeople(portal: PortalHost, question: Question): Promise<Found[]> {
  const found: Found[] = []
  let from: Position | undefined = question.after ?? { key: '', id: '' }
  while (from !== undefined && found.length < question.limit) {
    const to = await stretchEnd(portal, from)
    const missing = question.limit - found.length
    found.push(...(await among(portal, question, { from, to })).slice(0, missing))
    from = to
    await yieldToEventLoop()
  }
  return found
}

/** Undefined where fewer are left. */
async function stretchEnd({ database }: PortalHost, from: Position): Promise<Position | undefined> {
  const people = selectEveryAccount(database.reading)
    .select(['sort_name', 'id'])
    .offset(stretch - 1)
  const row = await keysetPage(people, { ...order, after: from, limit: 1 }).executeTakeFirst()
  return row && { key: row.sort_name, id: row.id }
}

async function among(
  { database }: PortalHost,
  { administrator, application, transportCompanies, find }: Question,
  { from, to }: { from: Position; to: Position | undefined },
): Promise<Found[]> {
  let query = selectPeople(database.reading)
    .select([...accountColumns, 'sort_name'])
    .where(beyond(order, from))
    .where(holdsGroupOf(application))
    .orderBy('sort_name')
    .orderBy('id')
  if (to) query = query.where((is) => is.not(beyond(order, to)))
  // It holds hidden fields, too, so it only narrows; what counts is looked at below.
  if (find !== '') query = query.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const fragment = folded(find)
  return (await query.execute())
    .map((row) => ({ account: accountOf(row), position: { key: row.sort_name, id: row.id } }))
    .filter(({ account }) => may.seeApplicationPart(administrator, account, application.manifest.key))
    .filter(({ account }) => shownText(account, transportCompanies).some((shown) => shown.includes(fragment)))
}

function shownText(account: Account, transportCompanies: readonly TransportCompany[]): readonly string[] {
  return [folded(fullName(account)), folded(companyNameOf(account, transportCompanies))]
}

/** Groups are kept as JSON, each name between quotes. */
function holdsGroupOf({ manifest }: MountedApplication) {
  const held = manifest.groups.map(({ name }) => sql`usergroups like ${`%"${name}"%`}`)
  return sql<boolean>`(${sql.join(held, sql` or `)})`
}
