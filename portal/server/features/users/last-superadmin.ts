import type { Account } from '../../kernel/accounts/account.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'

/**
 * ADMIN-EDIT-22, R22: somebody else must stay who can sign in as superadmin. To be asked before this person stops being one,
 * in a transaction that `authorizeIn` has let in alone. @throws Refused last_superadmin
 */
export async function keepSuperadmin(
  transaction: PortalTransaction,
  { id, isSuperadmin }: Pick<Account, 'id' | 'isSuperadmin'>,
): Promise<void> {
  if (isSuperadmin && !(await hasOtherSuperadmin(transaction, [id]))) throw new Refused('last_superadmin')
}

/** Whether a superadmin beside these can sign in: verified, not deactivated, with a password that was not voided. */
export async function hasOtherSuperadmin(
  database: Pick<PortalTransaction, 'selectFrom'>,
  ids: readonly string[],
): Promise<boolean> {
  const other = await selectPeople(database)
    .select('id')
    .where('is_superadmin', '=', 1)
    .where('is_admin', '=', 1)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .where('password_hash', 'is not', null)
    .where('id', 'not in', [...ids])
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
