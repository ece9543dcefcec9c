import { addAnchor, digestOf, keptActions } from '../../kernel/audit/audit-anchors.ts'
import { before, days, monthsBefore } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { Chore } from './chore.ts'

/** Each time leaves a line and an anchor of its own, so lines that have had their time wait for one another. */
const atMostOnceIn = days(1)

/**
 * OPS-05: audit lines past their months, but for those of settings and the newest one. The hash of the last one that
 * goes is anchored first: the chain goes on from it, and the database lets nothing go that no anchor covers (R41).
 */
export const removeOldAudit: Chore = async (transaction, { portal, settings, now }) => {
  const { database, audit, keys, log } = portal
  await database.lock(transaction, 'audit')
  if (await wasDoneLately(transaction, now)) return 0
  const oldest = monthsBefore(now, settings.auditMonths).toISOString()
  const last = await lastBefore(transaction, oldest)
  if (!last) return 0
  const kept = await transaction
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .where('seq', '<=', last.seq)
    .where('action', 'in', keptActions)
    .orderBy('seq')
    .execute()
  await addAnchor(transaction, { ...last, anchored_at: now.toISOString(), kept: digestOf(kept) }, keys)
  const [result] = await transaction
    .deleteFrom('audit')
    .where('seq', '<=', last.seq)
    .where('action', 'not in', keptActions)
    .execute()
  const removed = Number(result?.numDeletedRows ?? 0)
  const event = { action: 'pruneaudit', actor: 'portal', target: '', result: 'done' } as const
  const details = { removed, before: oldest }
  await audit.append(transaction, { ...event, details, at: now, requestId: '', address: '' })
  log.info('audit_anchor', { ...last, removed })
  return removed
}

async function wasDoneLately(transaction: PortalTransaction, now: Date): Promise<boolean> {
  const anchors = transaction.selectFrom('audit_anchor').select('seq').limit(1)
  const lately = anchors.where('anchored_at', '>', before(now, atMostOnceIn).toISOString())
  return (await lately.where('anchored_at', '<=', now.toISOString()).executeTakeFirst()) !== undefined
}

/**
 * The last one that goes of those before the first that stays: a clock that was once set back must not tear a hole
 * into the chain. The newest line stays however old it is, so that an empty trail is never the portal's doing.
 */
async function lastBefore(
  transaction: PortalTransaction,
  oldest: string,
): Promise<{ seq: number; hash: string } | undefined> {
  const ends = await transaction
    .selectFrom('audit')
    .select((line) => [
      line.fn.max('seq').as('newest'),
      line.fn.min(line.case().when('at', '>', oldest).then(line.ref('seq')).end()).as('staying'),
    ])
    .executeTakeFirst()
  return transaction
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .where('action', 'not in', keptActions)
    .where('seq', '<', Number(ends?.staying ?? ends?.newest ?? 0))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}
