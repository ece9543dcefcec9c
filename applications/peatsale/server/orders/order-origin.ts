/** Whether somebody may order from a seller for an account, and as whom (2.6). */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { seesBought } from '../rights/bought.ts'
import { hasDrivenTo } from '../rights/driven-to.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'

export type OrderOrigin = 'customer' | 'office' | 'enterer'

interface Between {
  readonly seller: string
  readonly account: string
}

/** Undefined where the account does not buy from the seller, or neither is the actor's business. */
export async function orderOrigin(
  reader: PeatReader,
  actor: PeatActor,
  { seller, account, now }: Between & { readonly now: Date },
): Promise<OrderOrigin | undefined> {
  if (!(await buysFrom(reader, { seller, account }))) return undefined
  if (seesBought(actor, { customer: account, seller })) return 'customer'
  if (actor.sellers.includes(seller)) return 'office'
  const { carrier, mayOrder } = actor
  const isServed = mayOrder && (await servedSellers(reader, carrier)).includes(seller)
  return isServed && (await hasDrivenTo(reader, { account, carrier, now })) ? 'enterer' : undefined
}

async function buysFrom(reader: PeatReader, { seller, account }: Between): Promise<boolean> {
  const link = await ownTables(reader)
    .selectFrom('peatsale_customer_link')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_customer_link.customer')
    .select('peatsale_customer_link.id')
    .where('customer', '=', account)
    .where('seller', '=', seller)
    .where('active', '=', 1)
    .where('closed', '=', 0)
    .executeTakeFirst()
  return link !== undefined
}
