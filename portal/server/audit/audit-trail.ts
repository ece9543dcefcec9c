import { createHash } from 'node:crypto'
import type { AuditAct } from '../../contract/index.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { searchText } from '../database/sort-key.ts'
import type { AuditTable, PortalTables } from '../database/tables.ts'
import { hashSecret } from '../secrets/random-secret.ts'

/**
 * One security event, told in the same transaction as its effect, so that there is never one without the other (R41).
 * The action and its details are of the contract's catalogue: one that is not there does not compile.
 */
export type AuditEvent = AuditAct & AuditFacts

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
}

export function auditTrail(database: Database<PortalTables>): AuditTrail {
  return {
    append: async (transaction, event) => {
      // The chain needs one writer at a time, or two lines would follow the same one.
      await database.lock(transaction, 'audit')
      const last = await lastLink(transaction)
      const row = { seq: last.seq + 1, ...columnsOf(event), prev_hash: last.hash }
      await transaction
        .insertInto('audit')
        .values({ ...row, hash: hashOf(row) })
        .execute()
    },
  }
}

async function lastLink(transaction: PortalTransaction): Promise<{ seq: number; hash: string }> {
  const last = await transaction
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
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
    session_hash: event.sessionHandle === undefined ? '' : hashSecret(event.sessionHandle).slice(0, 16),
    action: event.action,
    target: event.target,
    company,
    details,
    result: event.result,
    request_id: event.requestId,
    address: shortAddress(event.address),
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
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}

/** Cut to /24 or /48: enough to see a pattern, too little to point at a home (security.md 4.16). */
function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain.includes(':')) return `${plain.split(':').slice(0, 3).join(':')}::/48`
  return plain.replace(/\.\d+$/, '.0/24')
}
