import { noteAuditHead } from '../../kernel/audit/note-audit-head.ts'
import { sweepFiles } from '../../kernel/files/sweep-files.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { forgetOldEvents } from '../../kernel/live/event-store.ts'
import { removeExpired, removeOldLetters, removeOldRecords, removeOverSessions } from './expired-rows.ts'
import { bringBackFuture } from './future-rows.ts'
import { removeOldAudit } from './old-audit.ts'
import { removeUnverifiedAccounts } from './unverified-accounts.ts'

const chores = {
  future: bringBackFuture,
  unverifiedAccounts: removeUnverifiedAccounts,
  overSessions: removeOverSessions,
  expired: removeExpired,
  oldRecords: removeOldRecords,
  oldLetters: removeOldLetters,
  oldEvents: forgetOldEvents,
  oldAudit: removeOldAudit,
} as const

/**
 * Removes what has expired, pulls moments of the future back to now, and logs the head of the audit trail, which nobody who
 * rewrites the database could rewrite there (security.md 4.16). Every process may call it; one at a time works.
 */
export async function runHousekeeping(portal: PortalHost, now: Date): Promise<void> {
  const settings = await portal.site.settings()
  for (const [name, chore] of Object.entries(chores)) {
    try {
      const removed = await portal.database.writing(async (transaction) => {
        await portal.database.lock(transaction, 'housekeeping')
        return chore(transaction, { portal, settings, now })
      })
      if (removed > 0) portal.log.info('housekeeping', { chore: name, removed })
    } catch (fault) {
      // One task that fails must not keep the others from being done.
      portal.log.error('housekeeping_failed', fault, { chore: name })
    }
  }
  try {
    const removed = await sweepFiles({ ...portal, folder: portal.files.folder, now })
    if (removed > 0) portal.log.info('housekeeping', { chore: 'files', removed })
  } catch (fault) {
    portal.log.error('housekeeping_failed', fault, { chore: 'files' })
  }
  await noteAuditHead(portal, 'hourly')
}
