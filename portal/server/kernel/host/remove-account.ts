import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { refundLogin } from '../limits/login-throttle.ts'
import { eraseLetters } from '../mail/erase-letters.ts'
import { eraseAnswers } from './erase-answers.ts'
import { leaveApplications } from './leave-applications.ts'
import type { RemovedParts } from './membership.ts'
import type { PortalHost } from './portal-host.ts'

interface Removal {
  readonly account: Account
  readonly parts?: RemovedParts
  /** The address goes to somebody with a better claim: no application keeps the person, and letters to it stay. */
  readonly isForced?: boolean
}

/**
 * Removes the person with everything that is his or hers; audit lines and feedback stay for their time, as the register
 * statement says. @returns whether nothing kept the person.
 */
export async function removeAccount(
  portal: PortalHost,
  transaction: PortalTransaction,
  removal: Removal,
): Promise<boolean> {
  const { account, isForced = false } = removal
  if (!(await leaveApplications(portal, transaction, removal))) return false
  const { id, email, recoveryEmail, username } = account
  // Of somebody who never came in nobody else's letter or answer tells, and housekeeping removes hundreds of them at once.
  const isTold = account.activated || account.createdby !== username
  await eraseLetters(transaction, { id, addresses: isForced ? [] : [email, recoveryEmail], isTold })
  if (isTold) await eraseAnswers(transaction, [id, email, recoveryEmail])
  await refundLogin(transaction, username)
  await transaction.deleteFrom('account').where('id', '=', id).execute()
  return true
}
