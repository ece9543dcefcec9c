/** A factor that a session has begun to add and not yet shown to work. */
import type { Milliseconds } from '../clock/clock.ts'
import { after, isAhead } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'

interface Whose {
  readonly handle: string
  readonly kind: 'app' | 'passkey'
}

/** In the place of the one that this session has begun before. @returns until when it can be finished. */
export async function beginAttempt(
  transaction: PortalTransaction,
  { handle, kind }: Whose,
  { content, now, lifetime }: { content: string; now: Date; lifetime: Milliseconds },
): Promise<string> {
  const until = after(now, lifetime).toISOString()
  const attempt = { content, created_at: now.toISOString(), expires_at: until }
  await transaction
    .insertInto('factor_attempt')
    .values({ session_handle: handle, kind, ...attempt })
    .onConflict((conflict) => conflict.columns(['session_handle', 'kind']).doUpdateSet(attempt))
    .execute()
  return until
}

/** What was begun; undefined when it is over. */
export async function findAttempt(
  reading: Pick<PortalTransaction, 'selectFrom'>,
  { handle, kind }: Whose,
  now: Date,
): Promise<string | undefined> {
  const row = await reading
    .selectFrom('factor_attempt')
    .select(['content', 'created_at', 'expires_at'])
    .where('session_handle', '=', handle)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const isOver = !row || row.expires_at <= now.toISOString() || isAhead(row.created_at, now)
  return isOver ? undefined : row.content
}

/** Of those who finish one attempt at once, one does. */
export async function endAttempt(
  transaction: PortalTransaction,
  { handle, kind }: Whose,
  content: string,
): Promise<boolean> {
  const ended = await transaction
    .deleteFrom('factor_attempt')
    .where('session_handle', '=', handle)
    .where('kind', '=', kind)
    .where('content', '=', content)
    .returning('kind')
    .executeTakeFirst()
  return ended !== undefined
}
