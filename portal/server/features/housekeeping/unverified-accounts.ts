import { accountOf } from '../../kernel/accounts/account.ts'
import { accountColumns } from '../../kernel/accounts/account-row.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import { before, days } from '../../kernel/clock/clock.ts'
import { removeAccount } from '../../kernel/host/remove-account.ts'
import type { Chore } from './chore.ts'

const atOnce = 500

/** VALID-08: accounts that people made themselves and never verified go, and free their name and address. */
export const removeUnverifiedAccounts: Chore = async (transaction, { portal, settings, now }) => {
  const expired = await selectPeople(transaction)
    .select(accountColumns)
    .where('activated', '=', 0)
    // ENT-15: who registered has the own name here; what an administrator made stays until an administrator removes it.
    .whereRef('createdby', '=', 'username')
    .where('created_at', '<=', before(now, days(settings.unverifiedDays)).toISOString())
    .limit(atOnce)
    .execute()
  let removed = 0
  for (const account of expired.map(accountOf)) {
    const { username, company } = account
    if (!(await removeAccount(portal, transaction, { account }))) continue
    removed++
    const event = { action: 'removeunverified', actor: 'portal', target: username, company, result: 'done' } as const
    await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
  }
  return removed
}
