import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Log } from '../log/log.ts'
import { newestLink } from './verify-audit-chain.ts'

/**
 * Says in the log, which is a second place, where the audit trail has come to. A trail that is shorter at its start than
 * at the stop before, or has another line there, was cut short or rewritten (R41).
 */
export async function noteAuditHead(
  { database, log }: { readonly database: Database<PortalTables>; readonly log: Log },
  when: 'start' | 'hourly' | 'stop',
): Promise<void> {
  const { seq, hash } = await newestLink(database)
  log.info('audit_head', { seq, hash, when })
}
