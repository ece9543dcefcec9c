import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditAct } from '../../../contract/own.ts'
import { yieldToEventLoop } from '../clock/yield-to-event-loop.ts'
import type { AuditTable } from '../database/audit-tables.ts'
import type { Database } from '../database/database.ts'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { searchText } from '../database/sort-key.ts'
import type { PortalTables } from '../database/tables.ts'
import { networkOf } from '../limits/client-network.ts'
import { sessionMark } from '../secrets/random-secret.ts'

/**
 * One security event, recorded in the same transaction as its effect, so that there is never one without the other (R41).
 * The action and its details are of the contract's catalogue: one that is not there does not compile.
 */
export type AuditEvent = (AuditAct | ApplicationAct) & AuditFacts

/** An act of an application's own catalogue, stored as `<key>.<name>`; it was parsed where it came in. */
export interface ApplicationAct {
  readonly action: `${string}.${string}`
  readonly details: object
}

export interface AuditFacts {
  readonly at: Date
  /** Username of who did it; empty for a stranger, `console` and `portal` for commands and housekeeping. */
  readonly actor: string
  readonly sessionHandle?: string | undefined
  /** Username, application or company it was done to. */
  readonly target: string
  /** Company whose administrators may read the line. */
  readonly company?: string | undefined
  readonly result: 'done' | 'refused'
  readonly requestId: string
  readonly address: string
}

export interface AuditTrail {
  append(transaction: PortalTransaction, event: AuditEvent): Promise<void>
  /** Many lines in their order, with few statements; other requests get their turn in between. */
  appendAll(transaction: PortalTransaction, events: readonly AuditEvent[]): Promise<void>
}

const linesAtOnce = 100

export function auditTrail(database: Database<PortalTables>): AuditTrail {
  const appendAll: AuditTrail['appendAll'] = async (transaction, events) => {
    if (events.length === 0) return
    // The chain needs one writer at a time, or two lines would follow the same one.
    await database.lock(transaction, 'audit')
    let last = await lastLink(transaction)
    for (let start = 0; start < events.length; start += linesAtOnce) {
      if (start > 0) await yieldToEventLoop()
      const rows: AuditTable[] = []
      for (const event of events.slice(start, start + linesAtOnce)) {
        const row = { seq: last.seq + 1, ...columnsOf(event), prev_hash: last.hash }
        last = { seq: row.seq, hash: hashOf(row) }
        rows.push({ ...row, hash: last.hash })
      }
      const [row] = rows
      // Nearly every act is one line.
      if (row && rows.length === 1) await insertLine(transaction, row)
      else await transaction.insertInto('audit').values(rows).execute()
    }
  }
  return { append: (transaction, event) => appendAll(transaction, [event]), appendAll }
}

const lastLine = preparedStatement((db: Kysely<PortalTables>, _: Record<never, never>) =>
  db.selectFrom('audit').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1),
)

type AuditRow = Pick<AuditTable, keyof AuditTable>

const insertLine = preparedStatement((db: Kysely<PortalTables>, row: AuditRow) =>
  db.insertInto('audit').values({
    seq: row.seq,
    at: row.at,
    actor: row.actor,
    session_hash: row.session_hash,
    action: row.action,
    target: row.target,
    company: row.company,
    details: row.details,
    result: row.result,
    request_id: row.request_id,
    address: row.address,
    prev_hash: row.prev_hash,
    hash: row.hash,
    search_text: row.search_text,
  }),
)

async function lastLink(transaction: PortalTransaction): Promise<{ seq: number; hash: string }> {
  const [last] = await lastLine(transaction, {})
  if (last) return last
  const anchor = await transaction
    .selectFrom('audit_anchor')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return anchor ?? { seq: 0, hash: '' }
}

function columnsOf(event: AuditEvent): Omit<AuditTable, 'seq' | 'prev_hash' | 'hash'> {
  const details = JSON.stringify(event.details ?? {})
  const company = event.company ?? ''
  return {
    at: event.at.toISOString(),
    actor: event.actor,
    session_hash: event.sessionHandle === undefined ? '' : sessionMark(event.sessionHandle),
    action: event.action,
    target: event.target,
    company,
    details,
    result: event.result,
    request_id: event.requestId,
    // Enough to see a pattern, too little to point at a home (security.md 4.16).
    address: networkOf(event.address, { ipv4: 24, ipv6: 48 }),
    search_text: searchText([event.actor, event.target, event.action, company, ...wordsOf(event.details)]),
  }
}

/** Every text and number in the details, however deep; not the names of their fields. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** The hash that makes a changed line show: it covers the line before it. */
export function hashOf(row: Omit<AuditTable, 'hash' | 'search_text'>): string {
  const fields = [
    row.prev_hash,
    row.seq,
    row.at,
    row.actor,
    row.session_hash,
    row.action,
    row.target,
    row.company,
    row.details,
    row.result,
    row.request_id,
    row.address,
  ]
  return hash('sha256', JSON.stringify(fields), 'base64url')
}
