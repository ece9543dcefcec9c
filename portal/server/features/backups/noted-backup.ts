import * as z from 'zod/mini'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { removeSetting, saveSetting } from '../../kernel/site/site-store.ts'

const key = 'lastbackupmade'

/** Keeps in the data when a backup was made, so that one whose file is gone is missed. */
export function noteBackup(transaction: PortalTransaction, at: Date): Promise<void> {
  return saveSetting(transaction, key, at.toISOString())
}

/** When the portal made its last backup, ISO UTC, whether it is still there or not; undefined where it has made none. */
export async function notedBackup(database: Pick<PortalTransaction, 'selectFrom'>): Promise<string | undefined> {
  const row = await database.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  return row && z.safeParse(z.iso.datetime(), JSON.parse(row.value)).data
}

/** Data that were restored know of backups that may lie in another place. */
export function forgetNotedBackup(transaction: PortalTransaction): Promise<void> {
  return removeSetting(transaction, key)
}
