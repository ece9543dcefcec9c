import type { AuditAct } from '../../../contract/own.ts'
import type { AuditEvent, AuditFacts } from '../audit/audit-trail.ts'
import type { OpenContext, WritingContext } from './handler.ts'

type Told = AuditAct & Pick<AuditFacts, 'target'> & Partial<AuditFacts>

/** An audit event with what the request itself says: who, when, from where. */
export function auditEvent({ request, session, actor }: OpenContext, told: Told): AuditEvent {
  return {
    at: request.now,
    actor: actor?.username ?? '',
    sessionHandle: session?.handle,
    result: 'done',
    requestId: request.id,
    address: request.address,
    ...told,
  }
}

/** Notes in the audit trail what this very transaction does. */
export function appendAuditEvent(context: WritingContext, told: Told): Promise<void> {
  return context.portal.audit.append(context.transaction, auditEvent(context, told))
}
