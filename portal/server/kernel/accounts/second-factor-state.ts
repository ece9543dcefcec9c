import type { SiteSettings } from '../../../contract/own.ts'
import { secondFactorGraceDays } from '../../../contract/own.ts'
import { days, latestEnd } from '../clock/clock.ts'
import type { AccountTable } from '../database/tables.ts'
import type { Account } from './account.ts'

/** What is known of an account's second factor wherever the account is. */
export interface SecondFactorState {
  readonly isSet: boolean
  /** Until when an administrator may do without one; empty before the first sign-in that lacks it. */
  readonly dueAt: string
}

export function secondFactorOf(row: Pick<AccountTable, 'second_factor' | 'second_factor_due'>): SecondFactorState {
  return { isSet: row.second_factor === 1, dueAt: row.second_factor_due }
}

export const secondFactorGrace = days(secondFactorGraceDays)

export function needsSecondFactor({ isAdmin }: Pick<Account, 'isAdmin'>, settings: SiteSettings): boolean {
  return isAdmin && settings.secondFactorForAdmins
}

/** A time of grace that has begun, or none: also for one that was begun under a clock that was ahead. */
export function hasGraceBegun({ dueAt }: SecondFactorState, now: Date): boolean {
  return dueAt !== '' && dueAt <= latestEnd(now, secondFactorGrace).toISOString()
}

/** The factor that the site asks for and this person lacks; undefined where nothing is lacking, or no grace has begun. */
export function missingSecondFactor(
  { account, secondFactor }: { account: Pick<Account, 'isAdmin'>; secondFactor: SecondFactorState },
  { settings, now }: { settings: SiteSettings; now: Date },
): { readonly dueat: string; readonly forced: boolean } | undefined {
  if (secondFactor.isSet || secondFactor.dueAt === '' || !needsSecondFactor(account, settings)) return undefined
  return { dueat: secondFactor.dueAt, forced: secondFactor.dueAt <= now.toISOString() }
}
