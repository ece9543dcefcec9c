import type { Account } from '../../../kernel/accounts/account.ts'
import type { WritingContext } from '../../../kernel/answering/answer.ts'
import type { auditEvent } from '../../../kernel/answering/audit-event.ts'
import type { Acting } from '../../../kernel/rights/acting.ts'

export type Told = Parameters<typeof auditEvent>[1]

/** One person, and who acts. */
export interface Bulk {
  readonly context: WritingContext
  readonly acting: Acting
  readonly person: Account
}
