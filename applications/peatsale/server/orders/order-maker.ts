/** Whether somebody may order from a seller for an account, and as whom (2.6). */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export type OrderMaker = 'customer' | 'office' | 'enterer'

interface Between {
  readonly seller: string
  readonly account: string
}

/** Undefined where the account does not buy from the seller, or neither is the actor's business. */
export async function orderMaker(
  reader: PeatReader,
  actor: PeatActor,
  { seller, account, now }: Between & { readonly now: Date },
): Promise<OrderMaker | undefined> {
  if (!(await buysFrom(reader, { seller, account }))) return undefined
  if (actor.accounts.includes(account)) return 'customer'
  if (actor.sellers.includes(seller)) return 'office'
  const mayEnter = actor.mayOrder && (await hasDrivenTo(reader, { seller, account, carrier: actor.carrier, now }))
  return mayEnter ? 'enterer' : undefined
}

async function buysFrom(reader: PeatReader, { seller, account }: Between): Promise<boolean> {
  const link = await ownTables(reader)
    .selectFrom('peatsale_customer_link')
    .innerJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_customer_link.customer')
    .select('peatsale_customer_link.id')
    .where('customer', '=', account)
    .where('seller', '=', seller)
    .where('active', '=', 1)
    .where('closed', '=', 0)
    .executeTakeFirst()
  return link !== undefined
}

/** A customer whom the carrier drove to longer ago is found by the office. */
const yearsKept = 2

/** The carrier serves the seller, and has brought the account a load lately. */
async function hasDrivenTo(
  reader: PeatReader,
  { seller, account, carrier, now }: Between & { readonly carrier: string; readonly now: Date },
): Promise<boolean> {
  const load = await ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_carrier_seller', 'peatsale_carrier_seller.carrier', 'peatsale_load.carrier')
    .select('peatsale_load.id')
    .where('peatsale_load.customer', '=', account)
    .where('peatsale_load.carrier', '=', carrier)
    .where('peatsale_carrier_seller.seller', '=', seller)
    .where('peatsale_load.delivery_day', '>=', earliest(dayOf(now)))
    .where('peatsale_load.state', 'in', ['delivered', 'verified', 'locked'])
    .executeTakeFirst()
  return load !== undefined
}

function earliest(today: LocalDate): string {
  return `${Number(today.slice(0, 4)) - yearsKept}${today.slice(4)}`
}
