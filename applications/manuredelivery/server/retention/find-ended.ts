/** Requests and consignments whose time is over, a few at a time, oldest first. */
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ClearedLevel } from './cleared.ts'
import { clearedTo } from './cleared.ts'

/** Nobody has anything left to do or to settle. */
const endedRequests = ['closed', 'rejected', 'cancelled'] as const
const endedConsignments = ['locked', 'refused', 'failed', 'cancelled'] as const
const atOnce = 100

interface Ended {
  readonly company: string
  /** The first day that stays. */
  readonly before: string
}

/** Of any company: ended before that moment, with their contacts still there. */
export async function requestsWithContacts(reader: ManureReader, before: string): Promise<readonly string[]> {
  return await idsOf(requestsEnded(reader, { before, level: 'contacts' }))
}

/** Those of no request whose collection is that old, with the name of who handed over. */
export async function unplannedWithNames(reader: ManureReader, before: string): Promise<readonly string[]> {
  const found = ownTables(reader).selectFrom('manuredelivery_consignment').select('id').where('request', 'is', null)
  return await idsOf(found.where('collected_at', '<', before).where('handed_over_by', '!=', '').limit(atOnce))
}

/** Received, refused or failed before that day; a cancelled one by the day of its last change. */
export async function consignmentsToClear(
  reader: ManureReader,
  { company, before }: Ended,
): Promise<readonly string[]> {
  const found = ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select('id')
    .where('company', '=', company)
    .where('state', 'in', endedConsignments)
    .where(({ or, and, eb }) =>
      or([eb('ended_day', '<', before), and([eb('ended_day', 'is', null), eb('changed_at', '<', before)])]),
    )
    .where('id', 'not in', clearedTo(reader, 'all'))
  return await idsOf(found.orderBy('created_at').limit(atOnce))
}

/** Ended before that day, and nothing of its consignments is left. */
export async function requestsToClear(reader: ManureReader, { company, before }: Ended): Promise<readonly string[]> {
  const left = ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select('request')
    .where('request', 'is not', null)
    .where('company', '=', company)
    .where('id', 'not in', clearedTo(reader, 'all'))
  const ended = requestsEnded(reader, { before, level: 'all' }).where('company', '=', company)
  return await idsOf(ended.where('id', 'not in', left.$castTo<{ request: string }>()))
}

function requestsEnded(reader: ManureReader, { before, level }: { before: string; level: ClearedLevel }) {
  return ownTables(reader)
    .selectFrom('manuredelivery_request')
    .select('id')
    .where('state', 'in', endedRequests)
    .where('ended_at', '<', before)
    .where('id', 'not in', clearedTo(reader, level))
    .orderBy('ended_at')
    .limit(atOnce)
}

async function idsOf(found: { execute(): Promise<readonly { readonly id: string }[]> }): Promise<readonly string[]> {
  return (await found.execute()).map(({ id }) => id)
}
