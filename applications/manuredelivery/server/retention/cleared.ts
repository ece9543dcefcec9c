/** What has been cleared already, so that nothing is looked at twice. */
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** How much of a request, consignment, batch or account has gone: first whom one calls, at the end all that names somebody. */
export const clearedLevels = { contacts: 1, all: 2 } as const
export type ClearedLevel = keyof typeof clearedLevels

export interface Clearing {
  readonly id: string
  readonly now: string
}

export async function markCleared(
  transaction: ManureTransaction,
  { id, level, now }: Clearing & { readonly level: ClearedLevel },
): Promise<void> {
  const row = { of_id: id, level: clearedLevels[level], at: now }
  const { of_id: _, ...changed } = row
  await ownTables(transaction)
    .insertInto('manuredelivery_cleared')
    .values(row)
    .onConflict((conflict) => conflict.column('of_id').doUpdateSet(changed))
    .execute()
}

/** Ids of what has gone as far as the level. */
export function clearedTo(reader: ManureReader, level: ClearedLevel) {
  const cleared = ownTables(reader).selectFrom('manuredelivery_cleared as cleared').select('cleared.of_id')
  return cleared.where('cleared.level', '>=', clearedLevels[level])
}
