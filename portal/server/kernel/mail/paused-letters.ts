/**
 * Letters that wait until somebody lets them go: what a copy of the data holds has gone from the portal that it is a copy
 * of. The mark is in the data, so it holds in every process and over restarts.
 */
import type { ExpressionBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { saveSetting } from '../site/site-store.ts'

const key = 'letterspaused'
const Paused = z.object({ since: z.string() })

/** From here on none leaves, the ones that are queued later included. */
export function pauseLetters(transaction: PortalTransaction, now: Date): Promise<void> {
  return saveSetting(transaction, key, { since: now.toISOString() } satisfies z.infer<typeof Paused>)
}

/** They leave at the next look of a process that delivers. @returns whether they had been paused. */
export async function releasePausedLetters(transaction: PortalTransaction): Promise<boolean> {
  const removed = transaction.deleteFrom('site_setting').where('key', '=', key).returning('key')
  return (await removed.executeTakeFirst()) !== undefined
}

/** The moment, ISO UTC; undefined where letters leave. */
export async function lettersPausedSince(database: Pick<PortalTransaction, 'selectFrom'>): Promise<string | undefined> {
  const row = await database.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  // A mark that only a newer version can read holds letters back, too.
  return row && (z.safeParse(Paused, JSON.parse(row.value)).data?.since ?? '')
}

/** For queries of letters: they are not paused. */
export function mayLeave(is: ExpressionBuilder<PortalTables, 'outbox'>) {
  return is.not(is.exists(is.selectFrom('site_setting').select('site_setting.key').where('site_setting.key', '=', key)))
}
