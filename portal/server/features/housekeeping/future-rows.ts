import { latestEnd, latestPast } from '../../kernel/clock/clock.ts'
import { longestWait } from '../../kernel/limits/login-throttle.ts'
import { bringBackSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import type { Chore } from './chore.ts'
import { counted } from './expired-rows.ts'

/**
 * What a clock that was ahead has written counts as now from here on: it would else be kept, or keep somebody waiting,
 * until that time. Whoever reads such a row does not wait for this; steps and attempts of the future just go.
 */
export const bringBackFuture: Chore = async (transaction, { now }) => {
  const moment = now.toISOString()
  const ahead = latestPast(now).toISOString()
  const created = { created_at: moment }
  const changes = [
    transaction.updateTable('session').set({ last_seen_at: moment }).where('last_seen_at', '>', ahead),
    transaction.updateTable('session').set(created).where('created_at', '>', ahead),
    transaction.updateTable('known_device').set({ last_used_at: moment }).where('last_used_at', '>', ahead),
    transaction
      .updateTable('login_throttle')
      .set({ blocked_until: moment })
      .where('blocked_until', '>', latestEnd(now, longestWait).toISOString()),
    transaction.updateTable('idempotency').set(created).where('created_at', '>', ahead),
    transaction.updateTable('bulk_change').set(created).where('created_at', '>', ahead),
    transaction.updateTable('user_import').set(created).where('created_at', '>', ahead),
    transaction.updateTable('feedback').set(created).where('created_at', '>', ahead),
    transaction.updateTable('notice').set(created).where('created_at', '>', ahead),
    transaction.updateTable('outbox').set(created).where('created_at', '>', ahead),
    transaction.updateTable('mailbox_letter').set({ sent_at: moment }).where('sent_at', '>', ahead),
    // A registration that nobody verifies holds its name and address for its time only.
    transaction.updateTable('account').set(created).where('activated', '=', 0).where('created_at', '>', ahead),
  ]
  let broughtBack = 0
  for (const change of changes) {
    for (const { numUpdatedRows } of await change.execute()) broughtBack += Number(numUpdatedRows)
  }
  broughtBack += await bringBackSecrets(transaction, now)
  for (const table of ['second_step', 'factor_attempt'] as const)
    broughtBack += counted(await transaction.deleteFrom(table).where('created_at', '>', ahead).execute())
  return broughtBack
}
