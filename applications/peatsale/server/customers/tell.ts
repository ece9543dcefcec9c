/** Tells open pages what has changed about an account: its own people, and the offices that sell to it. */
import type { Host, NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { ownTables } from '../database/tables.ts'

export async function publishCustomer(host: Host, transaction: Transaction<NoTables>, id: string): Promise<void> {
  const links = ownTables(transaction).selectFrom('peatsale_customer_link').select('seller').where('customer', '=', id)
  const channels = [`account:${id}`, ...(await links.execute()).map(({ seller }) => `seller:${seller}`)]
  await host.live.publish(transaction, { topic: 'registers', ids: [id], channels })
}

/** Their part in the application has changed: the portal asks anew what they may hear, and their pages what they may see. */
export async function publishRights(
  host: Host,
  transaction: Transaction<NoTables>,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  const channels = people.map((person) => `person:${person}`)
  await host.live.publish(transaction, { topic: 'rights', ids: people, channels })
}
