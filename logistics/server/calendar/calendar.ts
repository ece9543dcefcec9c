/** A farm's calendar: what applications plan and do for it. Whoever calls has checked its own rights. */
import type { NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type EntryRow = StoredTables['logistics_calendar']

export const calendar = {
  /** One entry for each application and ref: the later call counts. */
  async put(transaction: Transaction<NoTables>, row: EntryRow): Promise<void> {
    const { application: _, ref: __, ...changed } = row
    const entry = storedTables(transaction).insertInto('logistics_calendar').values(row)
    await entry.onConflict((is) => is.columns(['application', 'ref']).doUpdateSet(changed)).execute()
  },

  async remove(
    transaction: Transaction<NoTables>,
    { application, ref }: Pick<EntryRow, 'application' | 'ref'>,
  ): Promise<void> {
    const entries = storedTables(transaction).deleteFrom('logistics_calendar').where('application', '=', application)
    await entries.where('ref', '=', ref).execute()
  },

  /**
   * Entries that touch the days. A member reads those of all applications, an office those of its own.
   * @param application the one that asks
   */
  async ofAccount(
    reader: Kysely<NoTables>,
    account: string,
    asked: { readonly asMember: boolean; readonly application: string; readonly from: string; readonly to: string },
  ): Promise<readonly EntryRow[]> {
    const own = storedTables(reader).selectFrom('logistics_calendar').selectAll().where('account', '=', account)
    const seen = asked.asMember ? own : own.where('application', '=', asked.application)
    const inDays = seen.where('from_day', '<=', asked.to).where('to_day', '>=', asked.from)
    return await inDays.orderBy('from_day').orderBy('ref').execute()
  },
}
