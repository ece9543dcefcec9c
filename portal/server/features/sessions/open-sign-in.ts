import type { SecondStep } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { missingSecondFactor, SecondFactorState } from '../../kernel/accounts/second-factor-state.ts'
import { hasGraceBegun, needsSecondFactor, secondFactorGrace } from '../../kernel/accounts/second-factor-state.ts'
import { after } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { initialDataOf } from './initial-data.ts'
import { noteDevice } from './note-device.ts'
import { rememberDevice } from './remember-device.ts'
import { signInDevice } from './try-password.ts'

interface ProvedPerson {
  readonly account: Account
  readonly passwordHash: string
  readonly secondFactor: SecondFactorState
  /** The browser has shown otherwise that it is the person's. */
  readonly isTrusted: boolean
  /** How the second step was taken, where there is one. */
  readonly by?: SecondStep
}

/** Everything is proved: a new session, its cookies, its line in the trail, and what the browser starts from (CALL-22). */
export async function openSignIn(context: WritingContext, { account, passwordHash, by, ...proved }: ProvedPerson) {
  const { portal, request, transaction } = context
  const { handle, token } = await openSession(transaction, {
    accountId: account.id,
    now: request.now,
    userAgent: request.userAgent,
  })
  const details = { device: signInDevice(request), ...(by && { by }) }
  const event = { action: 'login', target: account.username, company: account.company, details } as const
  await appendAuditEvent(context, { ...event, actor: account.username, sessionHandle: handle })
  request.setXsrf(handle)
  rememberDevice(context, account.id, passwordHash)
  await noteDevice(context, { account, isTrusted: proved.isTrusted })
  const site = await portal.site.read()
  const secondFactor = await graceOf(transaction, { account, secondFactor: proved.secondFactor }, site)
  return { token, ...(await initialDataOf(portal, account, { site, secondFactor })) }
}

/** The first sign-in of an administrator who lacks the factor that the site asks for begins the time to add one. */
async function graceOf(
  transaction: PortalTransaction,
  { account, secondFactor }: { account: Account; secondFactor: SecondFactorState },
  { settings, now }: Parameters<typeof missingSecondFactor>[1],
): Promise<SecondFactorState> {
  if (secondFactor.isSet || !needsSecondFactor(account, settings) || hasGraceBegun(secondFactor, now))
    return secondFactor
  const dueAt = after(now, secondFactorGrace).toISOString()
  await transaction.updateTable('account').set({ second_factor_due: dueAt }).where('id', '=', account.id).execute()
  return { ...secondFactor, dueAt }
}
