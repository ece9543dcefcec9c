/** What came to nothing or is over: drafts that nobody sent, requests to become a farm that are decided, old alerts. */
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Limits } from './periods.ts'

const atOnce = 500

export async function removeDrafts(transaction: ManureTransaction, { drafts: before }: Limits): Promise<number> {
  const own = ownTables(transaction)
  const drafts = own.selectFrom('manuredelivery_request').select('id').where('state', '=', 'draft')
  const old = await drafts.where('number', 'is', null).where('changed_at', '<', before).limit(atOnce).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await own.deleteFrom('manuredelivery_event').where('of_id', 'in', ids).execute()
  await own.deleteFrom('manuredelivery_declaration').where('request', 'in', ids).execute()
  await own.deleteFrom('manuredelivery_request').where('id', 'in', ids).execute()
  return ids.length
}

export async function removeFarmRequests(
  transaction: ManureTransaction,
  { farmRequests: before }: Limits,
): Promise<number> {
  const decided = ownTables(transaction).deleteFrom('manuredelivery_farm_request').where('state', '!=', 'open')
  return (await decided.where('decided_at', '<', before).returning('id').execute()).length
}

export async function removeAlerts(transaction: ManureTransaction, { past: before }: Limits): Promise<number> {
  const own = ownTables(transaction)
  const over = await own.selectFrom('manuredelivery_alert').select('id').where('to_day', '<', before).execute()
  const ids = over.map(({ id }) => id)
  if (ids.length === 0) return 0
  await own.deleteFrom('manuredelivery_alert_place').where('alert', 'in', ids).execute()
  await own.deleteFrom('manuredelivery_alert').where('id', 'in', ids).execute()
  return ids.length
}
