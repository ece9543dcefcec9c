/** Sites of accounts. Whoever calls has checked its own rights. */
import type { NoTables } from '@workspace/portal/server'
import { writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { SiteRow } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Writer = Transaction<NoTables>
type SiteColumns = Omit<SiteRow, 'account' | 'changed_at' | 'id' | 'removed' | 'version'>

export const sites = {
  /** Removed ones, too: orders name them. */
  read: (reader: Kysely<NoTables>, id: string): Promise<SiteRow | undefined> =>
    storedTables(reader).selectFrom('logistics_site').selectAll().where('id', '=', id).executeTakeFirst(),

  /** @returns the version that it has now; undefined where somebody has changed it since. */
  async save(
    transaction: Writer,
    given: SiteColumns & Pick<SiteRow, 'account' | 'id' | 'version'> & { readonly isNew: boolean; readonly now: Date },
  ): Promise<number | undefined> {
    const { id, version, isNew, now, ...columns } = given
    const row = { id, version, now, isNew, values: { ...columns, removed: 0 } }
    return writeRow(storedTables(transaction), 'logistics_site', row)
  },

  /** @returns whether it was removed; false where somebody has changed it since. */
  async remove(
    transaction: Writer,
    { id, version, now }: Pick<SiteRow, 'id' | 'version'> & { readonly now: Date },
  ): Promise<boolean> {
    const removed = { removed: 1, version: version + 1, changed_at: now.toISOString() }
    const site = storedTables(transaction).updateTable('logistics_site').set(removed).where('id', '=', id)
    return (await site.where('version', '=', version).returning('id').executeTakeFirst()) !== undefined
  },

  /** Who is called and how one gets in: gone from all sites of an account. */
  async forgetContacts(transaction: Writer, account: string): Promise<void> {
    const contact = { contact_name: '', contact_phone: '', contact_search: '', gate_code: '', instructions: '' }
    await sites.clear(transaction, account, { ...contact, turning_note: '' })
  },

  /** Clears these columns of all sites of an account. */
  async clear(transaction: Writer, account: string, columns: Partial<SiteColumns>): Promise<void> {
    await storedTables(transaction).updateTable('logistics_site').set(columns).where('account', '=', account).execute()
  },
}
