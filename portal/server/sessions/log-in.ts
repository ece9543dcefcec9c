import type { InputOf } from '../../contract/index.ts'
import { portalCalls } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { holdPassword, setPasswordHash } from '../accounts/account-password.ts'
import type { PasswordRecord } from '../accounts/account-store.ts'
import type { Answer, AnswerContext } from '../answering/answer.ts'
import { writingAnswer } from '../answering/answer.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { isDeviceOf, newDeviceCookie, newXsrfCookie } from '../http/cookies.ts'
import { countLogin, noteWrongPassword, refundAttempt } from '../limits/login-throttle.ts'
import { initialDataOf } from './initial-data.ts'
import { openSession } from './session-store.ts'

const { logIn } = portalCalls

/** CALL-22. A wrong password and an unknown name take the same way and the same time (LOGIN-13). */
export const logInAnswer: Answer = writingAnswer(logIn, {
  prepare: async (context, credentials, refuse) => {
    // LOGIN-08, LOGIN-09: without both there is nothing to try, so nothing is counted against any account.
    if (credentials.username === '' || credentials.password === '') throw refuse('invalid_password', { status: 400 })
    const { portal, request } = context
    const record = await portal.accounts.findByUsername(credentials.username)
    const knownDevice = record !== undefined && isDeviceOf(portal.keys, request.device, record.account.id)
    const attempt = { ...credentials, address: request.address, knownDevice, now: request.now }
    if ((await countLogin(portal, attempt)) === 'known wrong') throw refuse('invalid_password')
    const fits = await portal.passwords.verify(record?.passwordHash, credentials.password)
    if (!fits || !record || record.account.deactivated) {
      await noteWrongPassword(portal, attempt)
      await tellRefusal(context, credentials, 'invalid_password')
      throw refuse('invalid_password')
    }
    const hindrance = await hindranceOf(portal, record.account)
    if (hindrance) {
      await portal.database.writing((transaction) => refundAttempt(transaction, portal, attempt))
      if (hindrance === 'user_not_verified') await tellRefusal(context, credentials, hindrance)
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
    const event = { action: 'login', target: account.username, company: account.company } as const
    await portal.audit.append(
      transaction,
      auditOf(context, { ...event, actor: account.username, sessionHandle: handle }),
    )
    const isHttps = portal.publicUrl().startsWith('https:')
    request.setCookie(newXsrfCookie(portal.keys, handle, isHttps))
    request.setCookie(newDeviceCookie(portal.keys, account.id, isHttps))
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

/** R23: a hash made with older parameters is made anew while the password is at hand. */
async function renewedHash(
  { portal }: LogInContext,
  { passwordHash }: PasswordRecord,
  password: string,
): Promise<string | undefined> {
  const outdated = passwordHash !== undefined && portal.passwords.isOutdated(passwordHash)
  return outdated ? portal.passwords.hash(password) : undefined
}

async function tellRefusal(
  context: LogInContext,
  { username }: InputOf<typeof logIn>,
  why: 'invalid_password' | 'user_not_verified',
): Promise<void> {
  const known = await context.portal.accounts.findByUsername(username)
  // A name nobody has may be a password typed into the wrong field, so it is not written down.
  const target = known?.account.username ?? ''
  const event = {
    action: 'login',
    target,
    company: known?.account.company,
    details: { why },
    result: 'refused',
    actor: '',
  } as const
  await context.portal.database.writing((transaction) =>
    context.portal.audit.append(transaction, auditOf(context, event)),
  )
}
