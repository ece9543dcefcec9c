import * as z from 'zod/mini'
import type { BackupFault } from '../../../contract/own.ts'
import { before, days, latestPast } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { letterTime } from '../../kernel/mail/texts/letter-texts.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'

export interface BackupTrouble {
  /** When the last whole backup was made; undefined where there is none. */
  readonly last: Date | undefined
  /** Why the last attempt failed; undefined where there was none for over a day. */
  readonly fault: BackupFault | undefined
}

const key = 'backuptold'
const atMostOnceIn = days(1)

/** A letter to the site's administrator, where there is an address. Never fails: the trouble itself is told all the same. */
export async function tellOfBackups(portal: PortalHost, trouble: BackupTrouble | undefined): Promise<void> {
  if (trouble === undefined) return
  try {
    await queueLetter(portal, trouble)
  } catch (failure) {
    // The disk that has no room for a backup may have none for a letter.
    portal.log.error('backup_letter_failed', failure)
  }
}

async function queueLetter(portal: PortalHost, { last, fault }: BackupTrouble): Promise<void> {
  const { database, outbox, site, accounts, clock } = portal
  const { siteAdminEmail: recipient } = await site.settings()
  if (recipient === '') return
  const language = (await accounts.findByEmail(recipient))?.language ?? 'fi'
  const now = clock.now()
  await database.writing(async (transaction) => {
    await database.lock(transaction, key)
    if (await wasNotifiedLately(transaction, now)) return
    await saveSetting(transaction, key, { at: now.toISOString() })
    const parameters = { name: '', last: last ? letterTime(last, language) : '', fault: fault ?? '' } as const
    await outbox.queue(transaction, { template: 'backup', recipient, language, parameters, now })
  })
  outbox.wake()
}

async function wasNotifiedLately(transaction: PortalTransaction, now: Date): Promise<boolean> {
  const row = await transaction.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  const at = row && z.safeParse(z.object({ at: z.string() }), JSON.parse(row.value)).data?.at
  // A moment that a clock which was ahead has noted counts for nothing.
  return at !== undefined && at > before(now, atMostOnceIn).toISOString() && at <= latestPast(now).toISOString()
}
