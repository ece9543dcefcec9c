import type { ExpressionBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { PeopleScope, PersonSession, SiteSettings } from '../../../contract/own.ts'
import { fullName } from '../../../contract/own.ts'
import { within } from '../../kernel/accounts/account-store.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { before, days, hours } from '../../kernel/clock/clock.ts'
import { likeFragment } from '../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { keysetPage } from '../../kernel/lists/keyset-page.ts'
import type { Page } from '../../kernel/lists/page.ts'
import { newestFirst, readPage } from '../../kernel/lists/page.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'

export interface SessionQuestion {
  readonly session: SignedIn
  readonly scope: PeopleScope
  readonly settings: SiteSettings
  readonly now: Date
  readonly find: string
  /** Only this person's. */
  readonly userid: string | undefined
  readonly cursor: string
}

/** Sessions that live, of people whom the administrator may see; last seen first. */
export async function searchLivingSessions(
  reading: Kysely<PortalTables>,
  question: SessionQuestion,
): Promise<Page<PersonSession>> {
  const { session, settings, now, cursor } = question
  const query = livingSessions(reading, { settings, now })
    .select(['session.handle', 'session.created_at', 'session.last_seen_at', 'session.user_agent'])
    .select(['account.id', 'account.username', 'account.firstname', 'account.lastname', 'account.company'])
    .where('account.id', 'in', people(reading, question))
  const order = { key: 'session.last_seen_at', id: 'session.handle', direction: 'desc' } as const
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(query, { ...at, ...order }).execute(),
    ({ last_seen_at, handle }) => ({ key: last_seen_at, id: handle }),
  )
  return { ...page, rows: page.rows.map(itemOf) }

  function itemOf(row: SessionRow): PersonSession {
    const { id: _id, username, company } = row
    return {
      id: row.handle,
      current: row.handle === session.handle,
      person: { _id, username, name: fullName(row), company },
      device: row.user_agent,
      signedinat: row.created_at,
      lastseenat: row.last_seen_at,
    }
  }
}

/** How many sessions and people the whole list holds. */
export async function countLivingSessions(
  reading: Kysely<PortalTables>,
  question: Omit<SessionQuestion, 'cursor'>,
): Promise<{ sessions: number; people: number }> {
  const counted = await livingSessions(reading, question)
    .where('account.id', 'in', people(reading, question))
    .select(({ fn }) => [fn.countAll().as('sessions'), fn.count('account.id').distinct().as('people')])
    .executeTakeFirstOrThrow()
  return { sessions: Number(counted.sessions), people: Number(counted.people) }
}

/** Sessions with their people, of those who are neither deactivated nor unverified. */
export function livingSessions(
  reading: Kysely<PortalTables>,
  { settings, now }: Pick<SessionQuestion, 'settings' | 'now'>,
) {
  return reading
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('account.activated', '=', 1)
    .where('account.deactivated', '=', 0)
    .where(lives(settings, now))
}

interface SessionRow {
  readonly handle: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly user_agent: string
  readonly id: string
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly company: string
}

function people(reading: Kysely<PortalTables>, { session, scope, find, userid }: Omit<SessionQuestion, 'cursor'>) {
  let seen = within(selectEveryAccount(reading), scope, session.account).select('account.id')
  if (userid !== undefined) seen = seen.where('account.id', '=', userid)
  if (find !== '') seen = seen.where(sql<boolean>`account.search_text like ${likeFragment(find)} escape '\\'`)
  return seen
}

/** STATE-09, as a condition: housekeeping removes those that are over only once an hour. */
function lives(settings: SiteSettings, now: Date) {
  const limits = [
    { isAdmin: 1, idle: hours(settings.adminSessionIdleHours), most: hours(settings.adminSessionMaxHours) },
    { isAdmin: 0, idle: days(settings.sessionIdleDays), most: days(settings.sessionMaxDays) },
  ]
  return (is: ExpressionBuilder<Pick<PortalTables, 'account' | 'session'>, 'account' | 'session'>) =>
    is.or(
      limits.map(({ isAdmin, idle, most }) =>
        is.and([
          is('account.is_admin', '=', isAdmin),
          is('session.last_seen_at', '>=', before(now, idle).toISOString()),
          is('session.created_at', '>=', before(now, most).toISOString()),
        ]),
      ),
    )
}
