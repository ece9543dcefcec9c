/** What the office has to look at before a load is verified (2.4). */
import { newId } from '@workspace/portal/server'
import type { Flag } from '../../contract/states/flags.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function raiseFlag(
  transaction: PeatTransaction,
  { load, event, flag, at }: { load: string; event: string; flag: Flag; at: string },
): Promise<void> {
  const own = ownTables(transaction)
  const row = { id: newId(), load_id: load, event, flag, at, resolved_by: '', resolved_at: null }
  await own.insertInto('peatsale_flag').values(row).execute()
  await countOpen(transaction, load)
}

/** With `only` those of one kind; verifying looks at all flags and problems. */
export async function resolveFlags(
  transaction: PeatTransaction,
  { load, by, now, only }: { load: string; by: string; now: Date; only?: Flag },
): Promise<void> {
  const own = ownTables(transaction)
  const open = own.updateTable('peatsale_flag').where('load_id', '=', load).where('resolved_at', 'is', null)
  const chosen = only === undefined ? open : open.where('flag', '=', only)
  await chosen.set({ resolved_by: by, resolved_at: now.toISOString() }).execute()
  if (only === undefined) {
    const handled = { is_open: 0, handled_by: by, handled_at: now.toISOString() }
    const problems = own.updateTable('peatsale_exception').set(handled).where('load_id', '=', load)
    await problems.where('is_open', '=', 1).execute()
  }
  await countOpen(transaction, load)
}

export async function openException(
  transaction: PeatTransaction,
  told: { load: string; kind: string; words: string; by: string; at: string },
): Promise<void> {
  const { load, kind, words, by, at } = told
  const row = { id: newId(), load_id: load, kind, words, is_open: 1, told_by: by, at, ...unhandled }
  await ownTables(transaction).insertInto('peatsale_exception').values(row).execute()
  await countOpen(transaction, load)
}

const unhandled = { handled_by: '', handled_at: null, handled_words: '' }

/** Lists read the two sums. */
export async function countOpen(transaction: PeatTransaction, load: string): Promise<void> {
  const own = ownTables(transaction)
  const flags = own.selectFrom('peatsale_flag').select((of) => of.fn.countAll<number>().as('count'))
  const exceptions = own.selectFrom('peatsale_exception').select((of) => of.fn.countAll<number>().as('count'))
  const [open, problems] = [
    await flags.where('load_id', '=', load).where('resolved_at', 'is', null).executeTakeFirstOrThrow(),
    await exceptions.where('load_id', '=', load).where('is_open', '=', 1).executeTakeFirstOrThrow(),
  ]
  const counts = { open_flags: Number(open.count), open_exceptions: Number(problems.count) }
  await own.updateTable('peatsale_load').set(counts).where('id', '=', load).execute()
}
