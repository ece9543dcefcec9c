import type { AuditTrail } from '../audit/audit-trail.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { Asker, PortalHost } from '../host/portal-host.ts'
import type { ApplicationAudit } from './host.ts'
import type { ApplicationRequest } from './request.ts'

/** Who made a request; the application has the request alone, so that no line can name somebody else. */
const askers = new WeakMap<ApplicationRequest, Asker>()

/** @throws for a request that no answer was given. */
export function askerOf(request: ApplicationRequest): Asker {
  const asker = askers.get(request)
  if (!asker) throw new Error('An audit line names the request that was asked')
  return asker
}

export function rememberAsker(
  request: ApplicationRequest,
  { id, ...asker }: { id: string } & Pick<Asker['facts'], 'actor' | 'sessionHandle'>,
): void {
  askers.set(request, { id, facts: { ...asker, requestId: request.id, address: request.address } })
}

const portalItself: Asker['facts'] = { actor: 'portal', requestId: '', address: '' }

export function applicationAudit(
  { audit, clock }: Pick<PortalHost, 'clock'> & { readonly audit: AuditTrail },
  { manifest, auditActions }: Pick<MountedApplication, 'manifest' | 'auditActions'>,
): ApplicationAudit {
  return {
    append: async (transaction, by, { action, details = {}, target, company }) => {
      const known = Object.hasOwn(auditActions ?? {}, action) ? auditActions?.[action] : undefined
      const asker = by === 'portal' ? portalItself : askerOf(by).facts
      if (!known) throw new Error(`${manifest.key} has no audit action ${action}`)
      await audit.append(withPortalTables(transaction), {
        ...asker,
        at: by === 'portal' ? clock.now() : by.now,
        action: `${manifest.key}.${action}`,
        details: known.parse(details),
        target,
        company,
        result: 'done',
      })
    },
  }
}
