import type { Kysely } from 'kysely'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { PasswordRecord } from './account-store.ts'
import type { SecondFactorState } from './second-factor-state.ts'
import { secondFactorOf } from './second-factor-state.ts'

/**
 * Holds the account while its password is the one that was read before. @returns what is so of its second factor then;
 * undefined when the password has been changed since.
 */
export async function holdPassword(
  transaction: PortalTransaction,
  { account, passwordHash }: Pick<PasswordRecord, 'account' | 'passwordHash'>,
): Promise<SecondFactorState | undefined> {
  if (passwordHash === undefined) return undefined
  const [row] = await heldPassword(transaction, { id: account.id, passwordHash })
  return row && secondFactorOf(row)
}

const heldPassword = preparedStatement(
  (db: Kysely<PortalTables>, { id, passwordHash }: Readonly<Record<'id' | 'passwordHash', string>>) =>
    db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .returning(['second_factor', 'second_factor_due']),
)

/** Null voids the password: nothing fits it any more. */
export async function setPasswordHash(
  transaction: PortalTransaction,
  id: string,
  passwordHash: string | null,
): Promise<void> {
  await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Nothing fits the password any more. @returns whether there was one. */
export async function voidPassword(transaction: PortalTransaction, id: string): Promise<boolean> {
  const voided = await transaction
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return voided !== undefined
}
