/** The letter with the link that proves a new account's address, and what became of it. */
import { fullName, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { isAddressRefused } from '../../kernel/accounts/refused-addresses.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { refundAttempt } from '../../kernel/limits/login-throttle.ts'
import { lifetimes, newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { tryPassword } from '../sessions/index.ts'

const { resendValidation, readActivationLetter } = portalCalls

/** CALL-30. Guesses made here count as sign-ins do. */
export const resendValidationHandler = writingHandler(resendValidation, {
  prepare: async (context, given) => {
    const { portal } = context
    const { attempt, record } = await tryPassword(context, given)
    const waits = record && !record.account.activated
    const account = waits && (await isFirstResend(portal, record.account.id)) ? record.account : undefined
    return { attempt, fits: record !== undefined, account }
  },
  write: async ({ portal, request, transaction, prepared: { attempt, fits, account } }) => {
    if (fits) await refundAttempt(transaction, portal, attempt)
    if (account) await mailActivation(portal, transaction, { account, now: request.now })
    return {}
  },
})

/** Asked by the page that has just sent the registration, and at a sign-in before the address is verified. */
export const readActivationLetterHandler = handler(readActivationLetter, async (context, given) => {
  const { portal } = context
  const { attempt, record } = await tryPassword(context, given)
  if (!record) return { addressrefused: false }
  await portal.database.writeRelaxed((transaction) => refundAttempt(transaction, portal, attempt))
  const waits = !record.account.activated
  return { addressrefused: waits && (await isAddressRefused(portal.database.reading, record.account)) }
})

async function isFirstResend(portal: PortalHost, accountId: string): Promise<boolean> {
  try {
    await portal.limits.spend(budgets.resend, accountId)
    return true
  } catch (fault) {
    if (fault instanceof Refused) return false
    throw fault
  }
}

/** A letter with the activation link, in the person's language (REG-45). */
export async function mailActivation(
  portal: PortalHost,
  transaction: PortalTransaction,
  { account, now }: { account: Account; now: Date },
): Promise<void> {
  const { id: accountId, email, language } = account
  const secret = await newMailedSecret(transaction, {
    accountId,
    purpose: 'activation',
    email,
    lifetime: lifetimes.activation,
    now,
  })
  const parameters = { name: fullName(account) }
  await portal.outbox.queue(transaction, { template: 'verify', recipient: email, language, parameters, secret, now })
}
