/** How long Lanta-appi keeps what it holds (7.11); the register statement says the same to everybody. */
import { firstDayKept } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import { days, monthsBefore } from '@workspace/portal/server'

/** Of a request that has ended: whom to call, how to get in, who handed the manure over. */
const contactMonths = 24
/** Of a request that nobody sent. */
const draftMonths = 12
/** Of a request to become a farm, once it is decided. */
const farmRequestMonths = 12
/** Of an invitation, once it is no longer valid. */
const invitationTime = days(30)
/** Of an account that is closed: how to reach its people and its stores. */
const closedMonths = 24
/** Of an alert, a flock and an entry of the calendar, after its last day. */
const pastMonths = 60
/** Of settlement rows and files: they are a ledger, kept for as long as the books (Accounting Act 2:10). */
const ledgerYears = 10

export interface Limits {
  readonly now: string
  readonly contacts: string
  readonly drafts: string
  readonly farmRequests: string
  readonly closed: string
  readonly invitations: string
  /** The first day of which ended alerts, flocks and entries of the calendar stay. */
  readonly past: string
  /** The first day of the first year whose settlement rows stay. */
  readonly ledger: string
}

/** Moments, of alerts and the ledger days: what is older goes. */
export function limitsAt(now: Date): Limits {
  return {
    now: now.toISOString(),
    contacts: monthsBefore(now, contactMonths).toISOString(),
    drafts: monthsBefore(now, draftMonths).toISOString(),
    farmRequests: monthsBefore(now, farmRequestMonths).toISOString(),
    invitations: new Date(now.getTime() - invitationTime).toISOString(),
    closed: monthsBefore(now, closedMonths).toISOString(),
    past: dayOf(monthsBefore(now, pastMonths)),
    ledger: firstDayKept(now, ledgerYears),
  }
}
