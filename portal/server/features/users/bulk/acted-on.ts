import type { Account } from '../../../kernel/accounts/account.ts'
import type { auditEvent } from '../../../kernel/handlers/audit-event.ts'
import type { WritingContext } from '../../../kernel/handlers/handler.ts'
import type { Acting } from '../../../kernel/rights/acting.ts'

export type Told = Parameters<typeof auditEvent>[1]

/** One person whose rights change, and who acts. */
export interface Changing {
  readonly context: Pick<WritingContext, 'portal' | 'transaction'> & { readonly request: { readonly now: Date } }
  readonly acting: Acting
  readonly person: Account
}

export interface Bulk extends Changing {
  readonly context: WritingContext
}
