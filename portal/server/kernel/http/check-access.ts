import type { Kysely } from 'kysely'
import type { Call } from '../../../contract/own.ts'
import { usernameKey } from '../../../contract/own.ts'
import { missingSecondFactor } from '../accounts/second-factor-state.ts'
import { preparedStatement } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Write } from '../handlers/handler.ts'
import { Refused } from '../refusals/refuse.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { SiteRecord } from '../site/site-store.ts'
import { isActiveBy, switchKeys } from '../site/site-store.ts'

/** Whether the call is answered to this session, by the system's state and by rights. @returns what the call may know of it. */
export function admitted(call: Call, session: SignedIn | undefined, site: SiteRecord): SignedIn | undefined {
  checkSystem(site, call, session)
  const known = sessionFor(call, session, site)
  checkAccess(call, known)
  return known
}

function checkSystem(site: SiteRecord, call: Call, session: SignedIn | undefined): void {
  if (call.whileOffline || session?.account.isSuperadmin) return
  if (!site.active) throw offline()
}

function offline(): Refused {
  return new Refused('system_offline', { retryAfterSeconds: 60 })
}

/**
 * An administrator whose time without a second factor is over may do nothing but add one. To public calls such a session is
 * none. @throws Refused second_factor_required
 */
function sessionFor(call: Call, session: SignedIn | undefined, site: SiteRecord): SignedIn | undefined {
  if (!session || call.whileEnrolling || !missingSecondFactor(session, site)?.forced) return session
  if (call.access === 'public') return undefined
  throw new Refused('second_factor_required')
}

function checkAccess(call: Call, session: SignedIn | undefined): void {
  if (call.access === 'public') return
  if (!session) throw new Refused('unauthorized')
  checkAccessOf(call, session.account)
}

function checkAccessOf(call: Call, { isAdmin, isSuperadmin }: { isAdmin: boolean; isSuperadmin: boolean }): void {
  if (call.access === 'admin' && !isAdmin) throw new Refused('forbidden')
  if (call.access === 'superadmin' && !isSuperadmin) throw new Refused('forbidden')
}

/** CALL-07: the path may name the session by its token or public id, but never proves anything. */
export function checkNamedSession(
  { token, username }: Readonly<Record<string, unknown>>,
  session: SignedIn | undefined,
  proof: string | undefined,
): void {
  const isOwn = session !== undefined && (token === session.handle || token === proof)
  const isNamed = typeof username !== 'string' || usernameKey(username) === usernameKey(session?.account.username ?? '')
  if (!isOwn || !isNamed) throw new Refused('unauthorized')
}

/** With the switch of the system: one row for each setting of it. */
const rightsBehind = preparedStatement((db: Kysely<PortalTables>, { handle }: { handle: string }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('site_setting', (join) => join.on('site_setting.key', 'in', [...switchKeys]))
    .select([
      'account.deactivated',
      'account.is_admin',
      'account.is_superadmin',
      'site_setting.key',
      'site_setting.value',
    ])
    .where('session.handle', '=', handle),
)

/** A session that ended, a right taken away or a system shut down since the request began: the write must see it (R11, R37). */
export async function checkStillValid(
  transaction: Parameters<Parameters<Write>[0]>[0],
  session: SignedIn,
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const rows = await rightsBehind(transaction, { handle: session.handle })
  const [row] = rows
  if (!row || row.deactivated === 1) throw new Refused('unauthorized')
  checkAccessOf(call, { isAdmin: row.is_admin === 1, isSuperadmin: row.is_superadmin === 1 })
  if (call.whileOffline || row.is_superadmin === 1) return
  const settings = rows.flatMap(({ key, value }) => (key === null || value === null ? [] : [{ key, value }]))
  if (!isActiveBy(settings, now)) throw offline()
}
