import type { Account } from '../../accounts/account.ts'
import type { OpenContext } from '../../answering/answer.ts'
import type { auditOf } from '../../audit/audit-of.ts'
import type { PortalTransaction } from '../../database/portal-transaction.ts'
import type { Acting } from '../administration.ts'

export type Told = Parameters<typeof auditOf>[1]

/** One person, and who acts. */
export interface Bulk {
  readonly context: OpenContext & { readonly transaction: PortalTransaction }
  readonly acting: Acting
  readonly person: Account
}
