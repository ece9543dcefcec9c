/** The company that a seller is of, in the portal: its key stands in the seller's row alone (2.6). */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function companyRenamed(
  transaction: PeatReader,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const sellers = ownTables(transaction).updateTable('peatsale_seller').set({ company_key: to })
  await sellers.where('company_key', '=', from).execute()
}

/** A company that sells cannot be removed. */
export async function isSellersCompany(transaction: PeatReader, key: string): Promise<boolean> {
  const sellers = ownTables(transaction).selectFrom('peatsale_seller').select('id')
  return (await sellers.where('company_key', '=', key).executeTakeFirst()) !== undefined
}
