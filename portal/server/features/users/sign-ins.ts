import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import { voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'

/** Whoever may not sign in any more is out at once (R11), and no link that is on its way opens a door. */
export async function endSignIns(transaction: PortalTransaction, id: string): Promise<void> {
  await endSessionsOf(transaction, id)
  await voidSecrets(transaction, id, ['reset', 'activation'])
}

/** Who was deactivated may have tried the right password in vain: those tries are forgiven, or it would stay refused. */
export async function allowSignIns(transaction: PortalTransaction, username: string): Promise<void> {
  await refundLogin(transaction, username)
}
