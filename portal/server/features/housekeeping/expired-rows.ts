import type { ExpressionBuilder } from 'kysely'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { removeLeftAddresses } from '../../kernel/accounts/refused-addresses.ts'
import type { Milliseconds } from '../../kernel/clock/clock.ts'
import { before, days, hours, latestEnd, monthsBefore } from '../../kernel/clock/clock.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { releaseFiles } from '../../kernel/mail/letter-files.ts'
import type { Chore } from './chore.ts'

/** Phones may be offline for weeks before they repeat a command (security.md 3.2). */
const repeatable = days(30)
/** Long enough to ask why a letter did not come. */
const lettersKept = days(30)
const throttlesKept = days(30)
/** platform.md 11. */
const noticesKept = days(90)
/** After this many failures in a row only a mailed link helps, so the count is not forgotten (security.md 4.7). */
const neverForgotten = 100

/** STATE-09: sessions unused too long or opened too long ago; administrators have shorter ones. */
export const removeOverSessions: Chore = async (transaction, { settings, now }) => {
  const limits = [
    { isAdmin: 1, idle: hours(settings.adminSessionIdleHours), most: hours(settings.adminSessionMaxHours) },
    { isAdmin: 0, idle: days(settings.sessionIdleDays), most: days(settings.sessionMaxDays) },
  ]
  let removed = 0
  for (const { isAdmin, idle, most } of limits) {
    const people = selectEveryAccount(transaction).select('id').where('is_admin', '=', isAdmin)
    const ending = transaction.deleteFrom('session').where('account_id', 'in', people)
    removed += counted(await ending.where(isOver(now, idle, most)).execute())
  }
  return removed
}

function isOver(now: Date, idle: Milliseconds, most: Milliseconds) {
  return (session: ExpressionBuilder<PortalTables, 'session'>) =>
    session.or([
      session('last_seen_at', '<', before(now, idle).toISOString()),
      session('created_at', '<', before(now, most).toISOString()),
    ])
}

/** Links, budgets, throttles, repeated commands, and what bulk work and imports leave, past their end. */
export const removeExpired: Chore = async (transaction, { now }) => {
  const moment = now.toISOString()
  const forgotten = before(now, throttlesKept).toISOString()
  const removals = [
    transaction.deleteFrom('mailed_secret').where('expires_at', '<=', moment),
    transaction.deleteFrom('second_step').where('expires_at', '<=', moment),
    transaction.deleteFrom('factor_attempt').where('expires_at', '<=', moment),
    transaction.deleteFrom('rate_budget').where('ends_at', '<=', moment),
    // Beyond the longest budget: set under a clock that was ahead.
    transaction.deleteFrom('rate_budget').where('ends_at', '>', latestEnd(now, days(1)).toISOString()),
    transaction
      .deleteFrom('login_throttle')
      .where('failures', '<', neverForgotten)
      .where('blocked_until', '<=', forgotten),
    transaction.deleteFrom('idempotency').where('created_at', '<=', before(now, repeatable).toISOString()),
    transaction.deleteFrom('bulk_change').where('created_at', '<=', before(now, days(1)).toISOString()),
    // As long as a letter to it is kept.
    removeLeftAddresses(transaction, before(now, lettersKept)),
    transaction.deleteFrom('user_import').where('created_at', '<=', before(now, days(1)).toISOString()),
    transaction.deleteFrom('notice').where('created_at', '<=', before(now, noticesKept).toISOString()),
  ]
  let removed = 0
  for (const removal of removals) removed += counted(await removal.execute())
  return removed
}

/** OPS-05: feedback has its months. */
export const removeOldRecords: Chore = async (transaction, { settings, now }) => {
  const oldest = monthsBefore(now, settings.feedbackMonths).toISOString()
  return counted(await transaction.deleteFrom('feedback').where('created_at', '<=', oldest).execute())
}

/** Letters that have gone, or never will; those that wait are the outbox's. */
export const removeOldLetters: Chore = async (transaction, { now }) => {
  const oldest = before(now, lettersKept).toISOString()
  const ended = transaction.deleteFrom('outbox').where('state', '!=', 'waiting').where('created_at', '<=', oldest)
  const kept = transaction.deleteFrom('mailbox_letter').where('sent_at', '<=', oldest)
  const letters = await ended.returning(['id', 'template', 'files']).execute()
  await releaseFiles(transaction, letters)
  return letters.length + counted(await kept.execute())
}

export function counted(results: readonly { numDeletedRows: bigint }[]): number {
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
