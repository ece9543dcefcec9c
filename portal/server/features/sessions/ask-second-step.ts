import type { SecondStep } from '../../../contract/own.ts'
import { holdPassword, setPasswordHash } from '../../kernel/accounts/account-password.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { secondStepCookie } from '../../kernel/http/cookies.ts'
import type { LoginAttempt } from '../../kernel/limits/login-throttle.ts'
import { refundAttempt } from '../../kernel/limits/login-throttle.ts'
import { factorsOf, stepsOf } from '../../kernel/second-factor/factors.ts'
import { issueTicket } from '../../kernel/second-factor/sign-in-ticket.ts'
import { tellRefusalIn } from './try-password.ts'

interface RightPassword {
  readonly attempt: LoginAttempt
  readonly record: PasswordRecord
  readonly newHash: string | undefined
}

/**
 * The password was right and opens nothing yet: this browser gets a ticket for the second step. @returns the ways to take it;
 * undefined when the password has been changed meanwhile.
 */
export async function askSecondStep(
  context: OpenContext,
  { attempt, record, newHash }: RightPassword,
): Promise<readonly SecondStep[] | undefined> {
  const { portal, request } = context
  const { account } = record
  const passwordHash = newHash ?? record.passwordHash ?? ''
  const asked = await portal.database.writing(async (transaction) => {
    if (!(await holdPassword(transaction, record))) return undefined
    if (newHash !== undefined) await setPasswordHash(transaction, account.id, newHash)
    await refundAttempt(transaction, portal, attempt)
    // Whoever stops here knows the password: the owner's own browsers say so by the line of their sign-in alone.
    if (!attempt.knownDevice) await tellRefusalIn(transaction, context, { record, why: 'second_step_required' })
    const steps = stepsOf(await factorsOf(transaction, account.id))
    const { userAgent, now } = request
    return { steps, ticket: await issueTicket(transaction, portal.keys, { account, passwordHash, userAgent, now }) }
  })
  if (asked) request.setCookie(secondStepCookie(asked.ticket, portal.publicUrl().startsWith('https:')))
  return asked?.steps
}
