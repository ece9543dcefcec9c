/** Flocks of accounts. Whoever calls has checked its own rights. */
import type { LocalDate } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import { writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { Flock } from '../../contract/calendar/flock.ts'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Writer = Transaction<NoTables>
type FlockRow = StoredTables['logistics_flock']

export const flocks = {
  read: (reader: Kysely<NoTables>, id: string): Promise<FlockRow | undefined> =>
    storedTables(reader).selectFrom('logistics_flock').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The newest first. */
  async ofAccount(reader: Kysely<NoTables>, account: string): Promise<readonly Flock[]> {
    const rows = storedTables(reader).selectFrom('logistics_flock').selectAll().where('account', '=', account)
    return (await rows.orderBy('in_day', 'desc').orderBy('house').orderBy('id').limit(500).execute()).map(flockOf)
  },

  /** @returns the version that it has now; undefined where somebody has changed it since. */
  async save(
    transaction: Writer,
    given: Flock & { readonly account: string; readonly isNew: boolean; readonly now: Date },
  ): Promise<number | undefined> {
    const { id, version, isNew, now, inDay: in_day, outDay: out_day, ...columns } = given
    const row = { id, version, now, isNew, values: { ...columns, in_day, out_day } }
    return await writeRow(storedTables(transaction), 'logistics_flock', row)
  },

  /** @returns whether it was removed; false where somebody has changed it since. */
  async remove(transaction: Writer, { id, version }: Pick<FlockRow, 'id' | 'version'>): Promise<boolean> {
    const flock = storedTables(transaction).deleteFrom('logistics_flock').where('id', '=', id)
    return (await flock.where('version', '=', version).returning('id').executeTakeFirst()) !== undefined
  },

  /** The applications whose offices the farm shows its flocks. */
  async sharedWith(reader: Kysely<NoTables>, account: string): Promise<readonly string[]> {
    const shares = storedTables(reader).selectFrom('logistics_flock_share').select('application')
    const rows = await shares.where('account', '=', account).orderBy('application').execute()
    return rows.map(({ application }) => application)
  },

  async share(
    transaction: Writer,
    { account, application, isShared }: StoredTables['logistics_flock_share'] & { readonly isShared: boolean },
  ): Promise<void> {
    const own = storedTables(transaction)
    if (isShared) {
      const shared = own.insertInto('logistics_flock_share').values({ account, application })
      await shared.onConflict((is) => is.doNothing()).execute()
    } else {
      const shares = own.deleteFrom('logistics_flock_share').where('account', '=', account)
      await shares.where('application', '=', application).execute()
    }
  },

  /** Flocks that left, and entries that ended, before that day. @returns how many */
  async removeOld(transaction: Writer, before: string): Promise<number> {
    const own = storedTables(transaction)
    const old = own.deleteFrom('logistics_flock').where('out_day', '<', before).returning('id')
    const entries = own.deleteFrom('logistics_calendar').where('to_day', '<', before).returning('ref')
    return (await old.execute()).length + (await entries.execute()).length
  },
}

function flockOf({ in_day, out_day, account: _, changed_at: __, ...row }: FlockRow): Flock {
  const days = { inDay: in_day as LocalDate, outDay: out_day as LocalDate | null }
  return {
    ...row,
    ...days,
    id: row.id as Flock['id'],
    site: row.site as Flock['site'],
    species: row.species as Flock['species'],
  }
}
