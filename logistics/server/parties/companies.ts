/** Companies of the group. Whoever calls has checked its own rights. */
import type { NoTables } from '@workspace/portal/server'
import { writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type CompanyRow = StoredTables['logistics_company']
type CompanyColumns = Omit<CompanyRow, 'changed_at' | 'id' | 'version'>

export const companies = {
  read: (reader: Kysely<NoTables>, id: string): Promise<CompanyRow | undefined> =>
    storedTables(reader).selectFrom('logistics_company').selectAll().where('id', '=', id).executeTakeFirst(),

  /** @returns the version that it has now; undefined where somebody has changed it since. */
  async save(
    transaction: Transaction<NoTables>,
    given: CompanyColumns & Pick<CompanyRow, 'id' | 'version'> & { readonly isNew: boolean; readonly now: Date },
  ): Promise<number | undefined> {
    const { id, version, isNew, now, ...values } = given
    return writeRow(storedTables(transaction), 'logistics_company', { id, version, now, isNew, values })
  },

  /** The company of the portal has another name now, and with it another key. */
  async renamed(
    transaction: Transaction<NoTables>,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<void> {
    const company = storedTables(transaction).updateTable('logistics_company').set({ company_key: to })
    await company.where('company_key', '=', from).execute()
  },

  /** Another company has the code, or is of the same company of the portal. */
  async taken(
    reader: Kysely<NoTables>,
    { id, code, company_key }: Pick<CompanyRow, 'id' | 'code' | 'company_key'>,
  ): Promise<{ readonly code: boolean; readonly companyKey: boolean }> {
    const others = await storedTables(reader)
      .selectFrom('logistics_company')
      .select(['code', 'company_key'])
      .where('id', '!=', id)
      .where((is) => is.or([is('code', '=', code), is('company_key', '=', company_key)]))
      .execute()
    return {
      code: others.some((other) => other.code === code),
      companyKey: others.some((other) => other.company_key === company_key),
    }
  },
}
