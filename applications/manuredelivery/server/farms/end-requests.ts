/** The requests of a farm that nobody is left to answer for: they end, by nobody's command (7.11). */
import type { Host } from '@workspace/portal/server'
import { putPickupEntry } from '../calendar/pickup-entry.ts'
import { publishRequest } from '../consignments/publish-changes.ts'
import { cancelByServer } from '../consignments/system-changes.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import { consignmentsOf, lockRequest } from '../requests/request-context.ts'

const unfinished: readonly string[] = ['draft', 'submitted', 'accepted', 'on_hold', 'collecting', 'completed']
const notBegun: readonly string[] = ['planned', 'open', 'assigned']

interface Ending {
  readonly host: Pick<Host, 'live' | 'mail' | 'notices' | 'people'>
  readonly now: Date
}

/** Until the transaction ends nobody goes on with them. In the order of ids, so that two removals never wait for each other. */
export async function lockUnfinishedRequests(
  transaction: ManureTransaction,
  accounts: readonly string[],
): Promise<readonly StoredRequest[]> {
  if (accounts.length === 0) return []
  const found = ownTables(transaction).selectFrom('manuredelivery_request').select('id')
  const rows = await found.where('account', 'in', accounts).where('state', 'in', unfinished).orderBy('id').execute()
  const requests: StoredRequest[] = []
  for (const { id } of rows) {
    const request = await lockRequest(transaction, id)
    if (request !== undefined && unfinished.includes(request.state)) requests.push(request)
  }
  return requests
}

/** The caller holds them and knows that no consignment is under way, or received and not yet settled. */
export async function endRequests(
  transaction: ManureTransaction,
  by: Ending,
  requests: readonly StoredRequest[],
): Promise<void> {
  for (const request of requests) {
    if (request.state === 'draft' && request.number === null) await forget(transaction, request.id)
    else await end(transaction, by, request)
    await publishRequest(transaction, by, request)
  }
}

async function forget(transaction: ManureReader, id: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('manuredelivery_event').where('of_id', '=', id).execute()
  await own.deleteFrom('manuredelivery_declaration').where('request', '=', id).execute()
  await own.deleteFrom('manuredelivery_request').where('id', '=', id).execute()
}

async function end(transaction: ManureTransaction, by: Ending, { id, ended_at }: StoredRequest): Promise<void> {
  const own = ownTables(transaction)
  const consignments = await consignmentsOf(transaction, id)
  const ahead = consignments.filter(({ state }) => notBegun.includes(state))
  await cancelByServer(transaction, { ...by, actor: { id: '' } }, ahead)
  const now = by.now.toISOString()
  const changes = own.updateTable('manuredelivery_change').set({ state: 'withdrawn', decided_at: now })
  await changes.where('request', '=', id).where('state', '=', 'open').execute()
  // What was received is settled by now; the rest never comes.
  const state = consignments.some((each) => each.state === 'locked') ? 'closed' : 'cancelled'
  const ended = {
    ...{ state, held_from: null, hold_kind: '', hold_words: '', review_day: null, is_rest_closed: 1, planned_kg: 0 },
    ...{ changed_by_farm: 0, ended_at: ended_at ?? now, changed_at: now },
    ...(state === 'cancelled' ? { cancelled_at: now } : {}),
  }
  const request = own.updateTable('manuredelivery_request').where('id', '=', id)
  await request.set((row) => ({ ...ended, version: row('version', '+', 1) })).execute()
  await putPickupEntry(transaction, id, consignments)
  await recordMove(transaction, { aggregate: 'request', of: id, kind: 'farmLeft', state, now: by.now })
}
