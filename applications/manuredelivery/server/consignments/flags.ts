/** What the office checks of a consignment, problems of the field, and whether the farm can be asked (3.3, W7). */
import { newId } from '@workspace/portal/server'
import { harmlessFlags } from '../../contract/states/derived-moves.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface RaisedFlag {
  readonly consignment: string
  readonly event: string
  readonly flag: Flag
  readonly at: string
}

/** Once while it is open. */
export async function raiseFlag(transaction: ManureTransaction, raised: RaisedFlag): Promise<void> {
  const own = ownTables(transaction)
  const open = own.selectFrom('manuredelivery_flag').select('id').where('consignment', '=', raised.consignment)
  const same = open.where('flag', '=', raised.flag).where('resolved_at', 'is', null)
  if ((await same.executeTakeFirst()) !== undefined) return
  const row = { id: newId(), ...raised, resolved_by: '', resolved_at: null, words: '' }
  await own.insertInto('manuredelivery_flag').values(row).execute()
  await countOpen(transaction, raised.consignment)
}

interface Resolving {
  readonly consignment: string
  /** Empty: it resolved itself. */
  readonly by: string
  readonly now: Date
  readonly words?: string
  readonly only?: readonly Flag[]
}

/** Without `only` all flags and problems are looked at. */
export async function resolveFlags(
  transaction: ManureTransaction,
  { consignment, by, now, words = '', only }: Resolving,
): Promise<void> {
  const own = ownTables(transaction)
  const open = own
    .updateTable('manuredelivery_flag')
    .where('consignment', '=', consignment)
    .where('resolved_at', 'is', null)
  const chosen = only === undefined ? open : open.where('flag', 'in', only)
  await chosen.set({ resolved_by: by, resolved_at: now.toISOString(), words }).execute()
  if (only === undefined) {
    const handled = { is_open: 0, handled_by: by, handled_at: now.toISOString() }
    const problems = own.updateTable('manuredelivery_exception').set(handled).where('consignment', '=', consignment)
    await problems.where('is_open', '=', 1).execute()
  }
  await countOpen(transaction, consignment)
}

export async function openException(
  transaction: ManureTransaction,
  reported: { consignment: string; kind: string; words: string; by: string; at: string },
): Promise<void> {
  const { consignment, kind, words, by, at } = reported
  const row = {
    id: newId(),
    consignment,
    kind,
    words,
    is_open: 1,
    reported_by: by,
    at,
    handled_by: '',
    handled_at: null,
  }
  await ownTables(transaction).insertInto('manuredelivery_exception').values(row).execute()
  await countOpen(transaction, consignment)
}

export async function openFlags(transaction: ManureTransaction, consignment: string): Promise<readonly Flag[]> {
  const flags = ownTables(transaction).selectFrom('manuredelivery_flag').select('flag')
  const open = await flags.where('consignment', '=', consignment).where('resolved_at', 'is', null).execute()
  return open.map(({ flag }) => flag as Flag)
}

/** Lists read the sums. */
async function countOpen(transaction: ManureTransaction, consignment: string): Promise<void> {
  const own = ownTables(transaction)
  const flags = await openFlags(transaction, consignment)
  const { weighs } = await own
    .selectFrom('manuredelivery_consignment')
    .innerJoin('manuredelivery_plant', 'manuredelivery_plant.id', 'manuredelivery_consignment.plant')
    .select('weighs')
    .where('manuredelivery_consignment.id', '=', consignment)
    .executeTakeFirstOrThrow()
  const isHarmless = (flag: Flag) => harmlessFlags.includes(flag) || (flag === 'estimated' && weighs === 0)
  const exceptions = own
    .selectFrom('manuredelivery_exception')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('consignment', '=', consignment)
    .where('is_open', '=', 1)
  const counts = {
    open_flags: flags.length,
    blocking_flags: flags.filter((flag) => !isHarmless(flag)).length,
    open_exceptions: Number((await exceptions.executeTakeFirstOrThrow()).count),
  }
  await own.updateTable('manuredelivery_consignment').set(counts).where('id', '=', consignment).execute()
}

/** From now on the farm has seven days, unless something is in the way (3.3). */
export async function askFarm(transaction: ManureTransaction, consignment: string, now: Date): Promise<void> {
  const own = ownTables(transaction)
  const asked = await own
    .updateTable('manuredelivery_consignment')
    .set({ asked_at: now.toISOString(), reminded_at: null })
    .where('id', '=', consignment)
    .where('state', '=', 'received')
    .where('blocking_flags', '=', 0)
    .where('has_objection', '=', 0)
    .where('stopped_by', 'is', null)
    .where('request', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (asked !== undefined) return
  const waits = own.updateTable('manuredelivery_consignment').set({ asked_at: null, reminded_at: null })
  await waits.where('id', '=', consignment).where('state', '=', 'received').execute()
}
