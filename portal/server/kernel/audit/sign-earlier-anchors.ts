import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { hasUnsignedAnchors, signEarlierAnchors } from './audit-anchors.ts'
import type { AuditTrail } from './audit-trail.ts'

interface Parts {
  readonly database: Database<PortalTables>
  readonly keys: KeyRing
  readonly audit: AuditTrail
  readonly clock: Clock
}

/**
 * Once, after the upgrade that signs anchors: those of the versions before are signed as they are found. What was done
 * to the trail until then they cannot tell, so the trail says that it was signed only now (R41).
 */
export async function signAnchorsOfEarlierVersions({ database, keys, audit, clock }: Parts): Promise<void> {
  // All later starts write nothing here: another process that starts may hold the lock for as long as it fills the demo.
  if (!(await hasUnsignedAnchors(database.reading))) return
  await database.writing(async (transaction) => {
    await database.lock(transaction, 'audit')
    const anchors = await signEarlierAnchors(transaction, keys)
    if (anchors === 0) return
    const event = { action: 'signanchors', actor: 'portal', target: '', result: 'done' } as const
    await audit.append(transaction, { ...event, details: { anchors }, at: clock.now(), requestId: '', address: '' })
  })
}
