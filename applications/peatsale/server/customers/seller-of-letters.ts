import type { Host } from '@workspace/portal/server'
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

/** The name of the seller's company, as the portal lists it. */
export async function companyOf(host: Host, seller: string): Promise<string | undefined> {
  const sellers = ownTables(host.database.reading).selectFrom('peatsale_seller').select('company_key')
  const [row, companies] = await Promise.all([sellers.where('id', '=', seller).executeTakeFirst(), host.companies()])
  return companies.find(({ key }) => key === row?.company_key)?.name
}
