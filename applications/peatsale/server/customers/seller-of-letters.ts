import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface SellerOfLetter {
  readonly name: string
  /** Who reads an answer; empty where the seller has said nothing of it. */
  readonly replyTo: string
}

/** The seller whose office reads the answer to a letter about an account: one of those preferred, where one sells to it. */
export async function sellerOfLetters(
  reader: PeatReader,
  { customer, preferred }: { readonly customer: string; readonly preferred: readonly string[] },
): Promise<SellerOfLetter> {
  const sellers = await ownTables(reader)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'link.seller')
    .select(['seller.id', 'seller.name', 'seller.orders_email as replyTo'])
    .where('link.customer', '=', customer)
    .where('link.active', '=', 1)
    .orderBy('seller.code')
    .execute()
  return sellers.find(({ id }) => preferred.includes(id)) ?? sellers[0] ?? { name: '', replyTo: '' }
}

export async function sellerNamed(reader: PeatReader, id: string): Promise<SellerOfLetter | undefined> {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select(['name', 'orders_email as replyTo'])
  return sellers.where('id', '=', id).executeTakeFirst()
}
