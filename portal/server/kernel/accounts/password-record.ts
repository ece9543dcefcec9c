import type { AccountTable } from '../database/tables.ts'
import type { Account } from './account.ts'
import { accountOf } from './account.ts'
import type { SecondFactorState } from './second-factor-state.ts'
import { secondFactorOf } from './second-factor-state.ts'

/** An account with what proves it; only signing in and password changes read this. */
export interface PasswordRecord {
  readonly account: Account
  /** Undefined when the password was voided (ADMIN-EDIT-21). */
  readonly passwordHash: string | undefined
  readonly secondFactor: SecondFactorState
}

export function passwordRecord(row: AccountTable | undefined): PasswordRecord | undefined {
  return (
    row && {
      account: accountOf(row),
      passwordHash: row.password_hash ?? undefined,
      secondFactor: secondFactorOf(row),
    }
  )
}
