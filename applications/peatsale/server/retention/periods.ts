/** How long Kuivikemyynti keeps what it holds (decision 110); the register statement says the same to everybody. */
import { firstDayKept } from '@workspace/logistics/server'
import { days, monthsBefore } from '@workspace/portal/server'

/** Of an order that has ended: whom to call, how to get in, what was written beside it. */
const contactMonths = 24
/** Of an order that nobody sent. */
const draftMonths = 12
/** Of a request to become a customer, once it is decided. */
const requestMonths = 12
/** Of an invitation, once it is no longer valid. */
const invitationDays = days(30)
/** Of an account that is closed: how to reach its people and its yards. */
const closedMonths = 24
/** Of invoicing rows: they are a ledger, kept for as long as the books (Accounting Act 2:10). */
const ledgerYears = 10

export interface Limits {
  readonly now: string
  readonly contacts: string
  readonly drafts: string
  readonly requests: string
  readonly invitations: string
  readonly closed: string
  /** The first day of the first year whose invoicing rows stay. */
  readonly ledger: string
}

/** Moments, and for the ledger a day: what is older goes. */
export function limitsAt(now: Date): Limits {
  return {
    now: now.toISOString(),
    contacts: monthsBefore(now, contactMonths).toISOString(),
    drafts: monthsBefore(now, draftMonths).toISOString(),
    requests: monthsBefore(now, requestMonths).toISOString(),
    invitations: new Date(now.getTime() - invitationDays).toISOString(),
    closed: monthsBefore(now, closedMonths).toISOString(),
    ledger: firstDayKept(now, ledgerYears),
  }
}
