import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { holdPassword, setPasswordHash } from '../../kernel/accounts/account-password.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { Answer, AnswerContext } from '../../kernel/answering/answer.ts'
import { writingAnswer } from '../../kernel/answering/answer.ts'
import { auditEvent } from '../../kernel/answering/audit-event.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { newXsrfCookie } from '../../kernel/http/cookies.ts'
import { refundAttempt } from '../../kernel/limits/login-throttle.ts'
import { HasherBusy } from '../../kernel/passwords/password-hasher.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { initialDataOf } from './initial-data.ts'
import { noteDevice } from './note-device.ts'
import { rememberDevice } from './remember-device.ts'
import { signInDevice, tellRefusal, tryPassword } from './try-password.ts'

const { logIn } = portalCalls

/** CALL-22. A wrong password and an unknown name take the same way and the same time (LOGIN-13). */
export const logInAnswer: Answer = writingAnswer(logIn, {
  prepare: async (context, credentials, refuse) => {
    // LOGIN-08, LOGIN-09: without both there is nothing to try, so nothing is counted against any account.
    if (credentials.username === '' || credentials.password === '') throw refuse('invalid_password', { status: 400 })
    const { portal } = context
    const { attempt, record } = await tryPassword(context, credentials)
    if (!record) throw refuse('invalid_password')
    const hindrance = await hindranceOf(portal, record.account)
    if (hindrance) {
      await portal.database.writing((transaction) => refundAttempt(transaction, portal, attempt))
      if (hindrance === 'user_not_verified') await tellRefusal(context, record, hindrance)
      throw refuse(hindrance, hindrance === 'system_offline' ? { retryAfterSeconds: 60 } : {})
    }
    return { record, attempt, newHash: await renewedHash(context, record, credentials.password) }
  },
  write: async (context, _, refuse) => {
    const { portal, request, transaction, prepared } = context
    const { account } = prepared.record
    // Hashing took its time: a password that was changed meanwhile opens nothing (R11).
    if (!(await holdPassword(transaction, prepared.record))) throw refuse('invalid_password')
    if (prepared.newHash !== undefined) await setPasswordHash(transaction, account.id, prepared.newHash)
    await refundAttempt(transaction, portal, prepared.attempt)
    const { handle, token } = await openSession(transaction, {
      accountId: account.id,
      now: request.now,
      userAgent: request.userAgent,
    })
    const details = { device: signInDevice(request) }
    const event = { action: 'login', target: account.username, company: account.company, details } as const
    await portal.audit.append(
      transaction,
      auditEvent(context, { ...event, actor: account.username, sessionHandle: handle }),
    )
    const isHttps = portal.publicUrl().startsWith('https:')
    request.setCookie(newXsrfCookie(portal.keys, handle, isHttps))
    rememberDevice(context, account.id, prepared.newHash ?? prepared.record.passwordHash ?? '')
    await noteDevice(context, { account, isTrusted: prepared.attempt.knownDevice })
    return { token, ...(await initialDataOf(portal, account, await portal.site.read())) }
  },
})

type LogInContext = AnswerContext<typeof logIn>

/** LOGIN-13, ADMIN-SYS-14: what only the right password learns. */
async function hindranceOf(
  portal: PortalHost,
  { activated, isSuperadmin }: Account,
): Promise<'user_not_verified' | 'system_offline' | undefined> {
  if (!activated) return 'user_not_verified'
  return isSuperadmin || (await portal.site.isActive()) ? undefined : 'system_offline'
}

/** R23: a hash made with older parameters is made again while the password is at hand. */
async function renewedHash(
  { portal }: LogInContext,
  { passwordHash }: PasswordRecord,
  password: string,
): Promise<string | undefined> {
  if (passwordHash === undefined || !portal.passwords.isOutdated(passwordHash)) return undefined
  try {
    return await portal.passwords.hash(password)
  } catch (fault) {
    // Too busy now: the next sign-in renews it.
    if (fault instanceof HasherBusy) return undefined
    throw fault
  }
}
