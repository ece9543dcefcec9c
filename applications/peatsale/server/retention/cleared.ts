/** What has been cleared already, so that nothing is looked at twice. */
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** How much of an order, a batch or an account has gone: first who is called, at the end all that names somebody. */
export const clearedLevels = { contacts: 1, all: 2 } as const

export async function markCleared(
  transaction: PeatTransaction,
  { of, level, now }: { readonly of: string; readonly level: keyof typeof clearedLevels; readonly now: string },
): Promise<void> {
  const row = { of_id: of, level: clearedLevels[level], at: now }
  const { of_id: _, ...changed } = row
  await ownTables(transaction)
    .insertInto('peatsale_cleared')
    .values(row)
    .onConflict((conflict) => conflict.column('of_id').doUpdateSet(changed))
    .execute()
}
