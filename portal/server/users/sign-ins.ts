import type { PortalTransaction } from '../database/portal-transaction.ts'
import { voidSecrets } from '../mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../sessions/session-store.ts'

/** Whoever may not sign in any more is out at once (R11), and no link that is on its way opens a door. */
export async function endSignIns(transaction: PortalTransaction, id: string): Promise<void> {
  await endSessionsOf(transaction, id)
  await voidSecrets(transaction, id, ['reset', 'activation'])
}
