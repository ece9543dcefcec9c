/** What came to nothing: orders that nobody sent, requests that are decided, invitations that nobody took. */
import { invitations } from '@workspace/logistics/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Limits } from './periods.ts'

const atOnce = 500

export async function removeDrafts(transaction: PeatTransaction, { drafts: before }: Limits): Promise<number> {
  const own = ownTables(transaction)
  const drafts = own.selectFrom('peatsale_order').select('id').where('state', '=', 'draft')
  const old = await drafts.where('number', 'is', null).where('changed_at', '<', before).limit(atOnce).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await own.deleteFrom('peatsale_event').where('of_id', 'in', ids).execute()
  await own.deleteFrom('peatsale_order_line').where('order_id', 'in', ids).execute()
  await own.deleteFrom('peatsale_order').where('id', 'in', ids).execute()
  return ids.length
}

export async function removeRequests(transaction: PeatTransaction, { requests: before }: Limits): Promise<number> {
  const decided = ownTables(transaction).deleteFrom('peatsale_customer_request').where('state', '!=', 'open')
  return (await decided.where('decided_at', '<', before).returning('id').execute()).length
}

export function removeInvitations(transaction: PeatTransaction, { invitations: before }: Limits): Promise<number> {
  return invitations.removeOld(transaction, before)
}
