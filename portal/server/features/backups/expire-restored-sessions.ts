import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { pauseLetters } from '../../kernel/mail/paused-letters.ts'
import { forgetNotedBackup } from './noted-backup.ts'

/** For data of an earlier day: sessions and links of the past must not come back to life (security.md 4.19). */
export async function expireRestoredSessions(transaction: PortalTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom('session').execute()
  await transaction.deleteFrom('mailed_secret').execute()
  await forgetNotedBackup(transaction)
  // What waits in it may have gone meanwhile, and a copy for trying things out must write to nobody.
  await pauseLetters(transaction, now)
}
