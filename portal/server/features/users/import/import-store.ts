import * as z from 'zod/mini'
import type { Database } from '../../../kernel/database/database.ts'
import type { AccountImportTable } from '../../../kernel/database/import-tables.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'

/** Who imports, as the trail tells it of each person. */
const ImportFacts = z.object({
  actor: z.string(),
  sessionHandle: z.optional(z.string()),
  requestId: z.string(),
  address: z.string(),
})
export type ImportFacts = z.infer<typeof ImportFacts>

interface NewImport {
  readonly id: string
  readonly draftId: string
  readonly invite: boolean
  readonly facts: ImportFacts
}

/** False where the same file is on its way in already. */
export async function beginImport(
  { writing }: Database<PortalTables>,
  { id, draftId: draft_id, invite, facts }: NewImport,
): Promise<boolean> {
  const row = { id, draft_id, state: 'preparing', facts: JSON.stringify(facts), told_to: '', beats: 0 }
  const begun = await writing((transaction) =>
    transaction
      .insertInto('account_import')
      .values({ ...row, invite: Number(invite) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  return begun !== undefined
}

/** Holds the import for one slice of its work, and shows others that it goes on. Undefined where it is in another state. */
export async function beatImport(
  transaction: PortalTransaction,
  id: string,
  state: 'preparing' | 'shown',
): Promise<{ readonly toldTo: string; readonly invite: boolean; readonly facts: ImportFacts } | undefined> {
  const row = await transaction
    .updateTable('account_import')
    .set((is) => ({ beats: is('beats', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .returning(['told_to', 'invite', 'facts'])
    .executeTakeFirst()
  if (!row) return undefined
  return { toldTo: row.told_to, invite: row.invite === 1, facts: z.parse(ImportFacts, JSON.parse(row.facts)) }
}

/** From the commit of this transaction on everybody sees all of its people. False where it was taken back meanwhile. */
export async function showImport(transaction: PortalTransaction, id: string): Promise<boolean> {
  const preparing = transaction.updateTable('account_import').where('id', '=', id).where('state', '=', 'preparing')
  return (await preparing.set({ state: 'shown' }).returning('id').executeTakeFirst()) !== undefined
}

/** Lets nobody show it any more. @param beats where it must not have gone on since. @returns false for one that goes on, or is shown. */
export async function failImport({ writing }: Database<PortalTables>, id: string, beats?: number): Promise<boolean> {
  const failed = await writing((transaction) => {
    const preparing = transaction.updateTable('account_import').where('id', '=', id).where('state', '=', 'preparing')
    const still = beats === undefined ? preparing : preparing.where('beats', '=', beats)
    return still.set({ state: 'failed' }).returning('id').executeTakeFirst()
  })
  return failed !== undefined
}

export async function noteNotified(transaction: PortalTransaction, id: string, told_to: string): Promise<void> {
  await transaction.updateTable('account_import').set({ told_to }).where('id', '=', id).execute()
}

/** Everything of it is done, or all of its rows are gone. */
export async function endImport(transaction: PortalTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('account_import').where('id', '=', id).execute()
}

/** Those that some process works on, or should. */
export function importsUnderWay({
  reading,
}: Pick<Database<PortalTables>, 'reading'>): Promise<Pick<AccountImportTable, 'id' | 'state' | 'beats'>[]> {
  return reading.selectFrom('account_import').select(['id', 'state', 'beats']).execute()
}

/** Whether the file is being imported, or what a process that died has left of it is not taken away yet. */
export async function isDraftUnderWay(
  { reading }: Pick<Database<PortalTables>, 'reading'>,
  draftId: string,
): Promise<boolean> {
  const row = await reading.selectFrom('account_import').select('id').where('draft_id', '=', draftId).executeTakeFirst()
  return row !== undefined
}
