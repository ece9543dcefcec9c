import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Lists of the account's own: those that no confirmed order was priced by go, the others stand retired (2.6). */
export async function retirePriceLists(transaction: PeatReader, customer: string): Promise<void> {
  const own = ownTables(transaction)
  const lists = await own.selectFrom('peatsale_price_list').select('id').where('customer', '=', customer).execute()
  for (const { id } of lists) {
    if (await isInSnapshot(transaction, customer, id)) {
      await own.updateTable('peatsale_price_list').set({ state: 'retired' }).where('id', '=', id).execute()
    } else {
      await own.deleteFrom('peatsale_price_row').where('list', '=', id).execute()
      await own.deleteFrom('peatsale_price_list').where('id', '=', id).execute()
    }
  }
}

/** A snapshot is the JSON of the prices at confirmation; a list of an account prices orders of that account alone. */
async function isInSnapshot(reader: PeatReader, customer: string, list: string): Promise<boolean> {
  const orders = ownTables(reader).selectFrom('peatsale_order').select('id').where('customer', '=', customer)
  return (await orders.where('snapshot', 'like', `%${list}%`).executeTakeFirst()) !== undefined
}
