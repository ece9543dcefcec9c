/** What the people of a customer account see of its sellers (2.6): of those that admitted them, or of all that it buys from. */
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { PeatActor } from './peat-actor.ts'

type Buyer = Pick<PeatActor, 'accounts' | 'limited'>

/** Whether the actor sees, as a member, what the account has with the seller. A draft may name no seller yet. */
export function seesBought(
  { accounts, limited }: Buyer,
  { customer, seller }: { readonly customer: string; readonly seller: string },
): boolean {
  const sellers = limited.get(customer)
  return accounts.includes(customer) && (sellers === undefined || seller === '' || sellers.includes(seller))
}

/** The same as a condition on rows, by the names of their columns. */
export function boughtRows(
  { accounts, limited }: Buyer,
  { customer, seller }: { readonly customer: string; readonly seller: string },
): RawBuilder<SqlBool> {
  const whole = accounts.filter((account) => !limited.has(account))
  const conditions = [
    ...(whole.length === 0 ? [] : [sql<SqlBool>`${sql.ref(customer)} in (${sql.join(whole)})`]),
    ...[...limited].map(
      ([account, sellers]) =>
        sql<SqlBool>`(${sql.ref(customer)} = ${account} and ${sql.ref(seller)} in (${sql.join(['', ...sellers])}))`,
    ),
  ]
  return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
