import type { Kysely } from 'kysely'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { PasswordRecord } from './account-store.ts'

/** Holds the account while its password is the one that was read before; false when it has been changed since. */
export async function holdPassword(
  transaction: PortalTransaction,
  { account, passwordHash }: PasswordRecord,
): Promise<boolean> {
  if (passwordHash === undefined) return false
  return (await heldPassword(transaction, { id: account.id, passwordHash })).length > 0
}

const heldPassword = preparedStatement(
  (db: Kysely<PortalTables>, { id, passwordHash }: Readonly<Record<'id' | 'passwordHash', string>>) =>
    db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .returning('id'),
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
