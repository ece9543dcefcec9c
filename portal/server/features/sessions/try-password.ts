import type { LoginRefusal, SecondStep } from '../../../contract/own.ts'
import { deviceName } from '../../../contract/own.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { OpenContext, RequestFacts } from '../../kernel/handlers/handler.ts'
import { isDeviceOf } from '../../kernel/http/cookies.ts'
import { budgetAddress } from '../../kernel/limits/budgets.ts'
import type { LoginAttempt } from '../../kernel/limits/login-throttle.ts'
import { countLogin, noteWrongPassword, uncountLogin } from '../../kernel/limits/login-throttle.ts'
import { unlessBusy } from '../../kernel/passwords/password-hasher.ts'

export interface TriedPassword {
  readonly attempt: LoginAttempt
  /** Whose password it is; undefined when it is nobody's who may use it. */
  readonly record: PasswordRecord | undefined
}

/** Wherever a stranger may try a password: counted, checked, and recorded in the audit trail when it was wrong (LOGIN-20, OPS-05). */
export async function tryPassword(
  context: OpenContext,
  { username: given, password }: { username: string; password: string },
): Promise<TriedPassword> {
  const { portal, request } = context
  const record = await portal.accounts.findBySignInName(given)
  // Guesses count against the account, whichever of its two names they come by (LOGIN-21).
  const username = record?.account.username ?? given
  const knownDevice = record !== undefined && isDeviceOf(portal.keys, request.devices, { ...record, now: request.now })
  const attempt = { username, password, address: request.address, knownDevice, now: request.now }
  const counted = await countLogin(portal, attempt)
  if (counted === 'known wrong') return { attempt, record: undefined }
  const fits = await unlessBusy(
    () => portal.passwords.verify(record?.passwordHash, password, budgetAddress(request.address)),
    () => uncountLogin(portal, attempt),
  )
  if (fits && record && !record.account.deactivated) return { attempt, record }
  await noteWrongPassword(portal, attempt)
  await tellRefusal(context, record, { why: 'invalid_password' })
  // Tries that wait are not recorded one by one, or a burst would fill the trail.
  if (counted === 'wait begins') await tellRefusal(context, record, { why: 'too_many_requests' })
  return { attempt, record: undefined }
}

/** What the trail tells of the device: enough for its owner, and no whole description to follow people by. */
export function signInDevice({ userAgent }: Pick<RequestFacts, 'userAgent'>): string {
  return deviceName(userAgent).slice(0, 60)
}

interface Why {
  readonly why: LoginRefusal
  readonly by?: SecondStep
}

/** A name nobody has may be a password typed into the wrong field, so it is not written down. */
export async function tellRefusal(
  context: OpenContext,
  record: Pick<PasswordRecord, 'account'> | undefined,
  why: Why,
): Promise<void> {
  await context.portal.database.writing((transaction) => tellRefusalIn(transaction, context, { record, ...why }))
}

export async function tellRefusalIn(
  transaction: PortalTransaction,
  context: OpenContext,
  { record, ...why }: Why & { readonly record: Pick<PasswordRecord, 'account'> | undefined },
): Promise<void> {
  const { username: target = '', company } = record?.account ?? {}
  const details = { ...why, device: signInDevice(context.request) }
  await appendAuditEvent(
    { ...context, transaction },
    { action: 'login', target, company, details, result: 'refused', actor: '' },
  )
}
