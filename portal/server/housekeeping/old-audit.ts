import { monthsBefore } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { Chore } from './chore.ts'

/**
 * OPS-05: audit lines past their months. The hash of the last one that goes is anchored first:
 * the chain goes on from it, and the database lets nothing go that no anchor covers (R41).
 */
export const removeOldAudit: Chore = async (transaction, { portal, settings, now }) => {
  await portal.database.lock(transaction, 'audit')
  const last = await lastBefore(transaction, monthsBefore(now, settings.auditMonths))
  if (!last) return 0
  await transaction
    .insertInto('audit_anchor')
    .values({ ...last, anchored_at: now.toISOString() })
    .execute()
  const [result] = await transaction.deleteFrom('audit').where('seq', '<=', last.seq).execute()
  return Number(result?.numDeletedRows ?? 0)
}

/** The line before the first one that stays: a clock that was once set back must not tear a hole into the chain. */
async function lastBefore(
  transaction: PortalTransaction,
  oldest: Date,
): Promise<{ seq: number; hash: string } | undefined> {
  const staying = await transaction
    .selectFrom('audit')
    .select((line) => line.fn.min('seq').as('seq'))
    .where('at', '>', oldest.toISOString())
    .executeTakeFirst()
  let going = transaction.selectFrom('audit').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1)
  if (staying?.seq != null) going = going.where('seq', '<', staying.seq)
  return going.executeTakeFirst()
}
