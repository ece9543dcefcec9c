import { before, days } from '../clock/clock.ts'
import type { Chore } from './chore.ts'

const atOnce = 500

/** VALID-08: accounts that people made themselves and never verified go, and free their name and address. */
export const removeUnverifiedAccounts: Chore = async (transaction, { portal, settings, now }) => {
  const expired = await transaction
    .selectFrom('account')
    .select(['id', 'username', 'company'])
    .where('activated', '=', 0)
    // ENT-15: who registered has the own name here; what an administrator made stays until an administrator removes it.
    .whereRef('createdby', '=', 'username')
    .where('created_at', '<=', before(now, days(settings.unverifiedDays)).toISOString())
    .limit(atOnce)
    .execute()
  for (const { id, username, company } of expired) {
    for (const { membership } of portal.applications) await membership?.remove(transaction as never, id)
    await transaction.deleteFrom('account').where('id', '=', id).execute()
    const event = { action: 'removeunverified', actor: 'portal', target: username, company, result: 'done' } as const
    await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
  }
  return expired.length
}
