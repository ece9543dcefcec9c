import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { SiteSettings } from '../../../contract/own.ts'
import { accountOf } from '../accounts/account.ts'
import { secondFactorOf } from '../accounts/second-factor-state.ts'
import type { Clock } from '../clock/clock.ts'
import { after, days, hours, isAhead, seconds } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { isStorageFault } from '../database/storage-fault.ts'
import type { AccountTable, PortalTables } from '../database/tables.ts'
import { sameText } from '../secrets/key-ring.ts'
import { hashSecret, randomHandle, randomSecret } from '../secrets/random-secret.ts'
import type { SiteRecord, SiteStore } from '../site/site-store.ts'
import type { SignedIn } from './session.ts'
import { tokenParts } from './session.ts'

/** A session's last use is written at most this often, so that reading stays reading (security.md 4.5). */
const seenEvery = seconds(60)
const sessionsPerPerson = 10
/** Few enough for a query's parameters on both engines. */
const handlesAtOnce = 500
const longAgo = new Date(0).toISOString()
/** Milliseconds; a write takes one of them unless something long has its turn. */
const notedWithin = 20
const notedTogether = 50

export interface SessionStore {
  /** No session for a token that is unknown, ended, expired, or whose person may not sign in any more. */
  find(token: string | undefined, options: FindOptions): Promise<{ session: SignedIn | undefined; site: SiteRecord }>
  /** Those of these sessions that still live, by handle, with their people as they are now. Does not count as use. */
  living(handles: readonly string[], settings: SiteSettings): Promise<ReadonlyMap<string, SignedIn>>
}

export interface FindOptions {
  /** Whether a person is behind the call: what a page asks for by itself does not keep a session alive (STATE-09, R34). */
  readonly isUse: boolean
}

export function sessionStore(database: Database<PortalTables>, clock: Clock, site: SiteStore): SessionStore {
  const byHandle = database.prepared((db, { handle }: { handle: string }) =>
    sessionsWithPeople(db)
      .select((also) => also.selectFrom('setup_version').select('version').as('setup_version'))
      .where('session.handle', '=', handle),
  )
  const noteSeen = seenNotes(database)
  const bringBack = ({ handle, createdAt, lastSeenAt }: SignedIn) =>
    database.writing((transaction) =>
      transaction
        .updateTable('session')
        .set({ created_at: createdAt, last_seen_at: lastSeenAt })
        .where('handle', '=', handle)
        .execute(),
    )
  return {
    find: async (token, { isUse }) => {
      const parts = tokenParts(token ?? '')
      const row = parts && (await byHandle({ handle: parts.handle }))[0]
      if (!row || !sameText(row.secret_hash, hashSecret(parts.secret))) {
        return { session: undefined, site: await site.read() }
      }
      const now = clock.now()
      const session = sessionOf(row, now)
      const record = await site.at(row.setup_version)
      if (!isAlive(session, now, record.settings)) return { session: undefined, site: record }
      if (session.createdAt !== row.signed_in_at || session.lastSeenAt !== row.last_seen_at) await bringBack(session)
      if (isUse && now >= after(new Date(session.lastSeenAt), seenEvery)) await noteSeen(session.handle, now)
      return { session, site: record }
    },
    living: async (handles, settings) => {
      const living = new Map<string, SignedIn>()
      for (let start = 0; start < handles.length; start += handlesAtOnce) {
        const some = handles.slice(start, start + handlesAtOnce)
        const rows = await sessionsWithPeople(database.reading).where('session.handle', 'in', some).execute()
        const now = clock.now()
        const alive = rows.map((row) => sessionOf(row, now)).filter((session) => isAlive(session, now, settings))
        for (const session of alive) living.set(session.handle, session)
      }
      return living
    },
  }
}

function sessionsWithPeople(database: Kysely<PortalTables>) {
  return database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select([
      'session.handle',
      'session.secret_hash',
      'session.created_at as signed_in_at',
      'session.last_seen_at',
      'session.authenticated_at',
    ])
}

type SessionRow = AccountTable & {
  handle: string
  signed_in_at: string
  last_seen_at: string
  authenticated_at: string
}

/**
 * The session as of now: what a clock that was ahead has written would keep it alive until then, so it counts as now,
 * and a password proved in the future as not proved.
 */
function sessionOf(row: SessionRow, now: Date): SignedIn {
  const asOfNow = (moment: string) => (isAhead(moment, now) ? now.toISOString() : moment)
  return {
    handle: row.handle,
    account: accountOf(row),
    secondFactor: secondFactorOf(row),
    createdAt: asOfNow(row.signed_in_at),
    lastSeenAt: asOfNow(row.last_seen_at),
    authenticatedAt: isAhead(row.authenticated_at, now) ? longAgo : row.authenticated_at,
  }
}

function isAlive(session: SignedIn, now: Date, settings: SiteSettings): boolean {
  const { deactivated, activated } = session.account
  return activated && !deactivated && !isOver(session, now, settings)
}

/** STATE-09: unused too long, or signed in too long ago; administrators have shorter sessions. */
function isOver(session: SignedIn, now: Date, settings: SiteSettings): boolean {
  const [idle, most] = session.account.isAdmin
    ? [hours(settings.adminSessionIdleHours), hours(settings.adminSessionMaxHours)]
    : [days(settings.sessionIdleDays), days(settings.sessionMaxDays)]
  return now > after(new Date(session.lastSeenAt), idle) || now > after(new Date(session.createdAt), most)
}

/**
 * Notes that a session was used, once at a time; what comes while the writing is waited for is noted with it. A full disk must
 * not keep people from reading, so that it may fail (R44); nor must a long import, which has the writing to itself, so that
 * nobody waits for it any longer (performance.md, goal 14).
 */
function seenNotes(database: Database<PortalTables>): (handle: string, now: Date) => Promise<void> {
  const underWay = new Set<string>()
  let waiting: { readonly handles: string[]; readonly written: Promise<void> } | undefined
  const noteTogether = (handles: string[], now: Date): Promise<void> =>
    database
      .writeRelaxed(async (transaction) => {
        waiting = undefined
        const sessions = transaction.updateTable('session').where('handle', 'in', handles)
        await sessions.set({ last_seen_at: now.toISOString() }).execute()
      })
      .catch((fault: unknown) => {
        waiting = undefined
        if (!(fault instanceof Error && isStorageFault(fault))) throw fault
      })
      .finally(() => {
        for (const handle of handles) underWay.delete(handle)
      })
  return async (handle, now) => {
    if (underWay.has(handle)) return
    underWay.add(handle)
    if (waiting !== undefined && waiting.handles.length < notedTogether) waiting.handles.push(handle)
    else {
      const handles = [handle]
      waiting = { handles, written: noteTogether(handles, now) }
    }
    await Promise.race([waiting.written, setTimeout(notedWithin, undefined, { ref: false })])
  }
}

/** A new session; the oldest ones go when a person has too many. The returned token is the only copy of its secret. */
export async function openSession(
  transaction: PortalTransaction,
  { accountId, now, userAgent }: { accountId: string; now: Date; userAgent: string },
): Promise<{ handle: string; token: string }> {
  const handle = randomHandle()
  const secret = randomSecret()
  await insertSession(transaction, {
    handle,
    account_id: accountId,
    secret_hash: hashSecret(secret),
    now: now.toISOString(),
    user_agent: userAgent.slice(0, 300),
  })
  const handles = await otherSessions(transaction, { accountId, handle })
  const surplus = handles.slice(sessionsPerPerson - 1).map((row) => row.handle)
  if (surplus.length > 0) await transaction.deleteFrom('session').where('handle', 'in', surplus).execute()
  return { handle, token: `${handle}.${secret}` }
}

type NewSession = Readonly<Record<'handle' | 'account_id' | 'secret_hash' | 'now' | 'user_agent', string>>

const insertSession = preparedStatement(
  (db: Kysely<PortalTables>, { handle, account_id, secret_hash, now, user_agent }: NewSession) =>
    db.insertInto('session').values({
      handle,
      account_id,
      secret_hash,
      created_at: now,
      last_seen_at: now,
      authenticated_at: now,
      user_agent,
    }),
)

/** The one used last comes first. */
const otherSessions = preparedStatement(
  (db: Kysely<PortalTables>, { accountId, handle }: Readonly<Record<'accountId' | 'handle', string>>) =>
    db
      .selectFrom('session')
      .select('handle')
      .where('account_id', '=', accountId)
      .where('handle', '!=', handle)
      .orderBy('last_seen_at', 'desc'),
)

/** Whose session it is; undefined when it has ended. */
export async function findSession(
  transaction: PortalTransaction,
  handle: string,
): Promise<{ accountId: string; device: string } | undefined> {
  const row = await transaction
    .selectFrom('session')
    .select(['account_id', 'user_agent'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  return row && { accountId: row.account_id, device: row.user_agent }
}

export async function endSession(transaction: PortalTransaction, handle: string): Promise<void> {
  await transaction.deleteFrom('session').where('handle', '=', handle).execute()
}

/** Ends every session of the person but, where given, the one that asks (R11). @returns how many there were. */
export async function endSessionsOf(transaction: PortalTransaction, accountId: string, but?: string): Promise<number> {
  let ending = transaction.deleteFrom('session').where('account_id', '=', accountId)
  if (but !== undefined) ending = ending.where('handle', '!=', but)
  const [result] = await ending.execute()
  // A right password that waits for its second step is a session in the making.
  await transaction.deleteFrom('second_step').where('account_id', '=', accountId).execute()
  return Number(result?.numDeletedRows ?? 0)
}

/** The password was proved again: sensitive changes are open again for a while (SETTINGS-27). */
export async function noteAuthenticated(transaction: PortalTransaction, handle: string, now: Date): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ authenticated_at: now.toISOString() })
    .where('handle', '=', handle)
    .execute()
}
