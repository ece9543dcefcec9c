import type { InputOf } from '../../contract/index.ts'
import { portalCalls } from '../../contract/index.ts'
import type { PasswordRecord } from '../accounts/account-store.ts'
import { setPasswordHash } from '../accounts/account-store.ts'
import type { Answer, AnswerContext } from '../answering/answer.ts'
import { writingAnswer } from '../answering/answer.ts'
import { auditOf } from '../audit/audit-of.ts'
import { isDeviceOf, newDeviceCookie, newXsrfCookie } from '../http/cookies.ts'
import { countLogin, noteWrongPassword, refundLogin } from '../limits/login-throttle.ts'
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
    await countLogin(portal, attempt)
    const fits = await portal.passwords.verify(record?.passwordHash, credentials.password)
    if (!fits || !record || record.account.deactivated) {
      await noteWrongPassword(portal, attempt)
      await tellRefusal(context, credentials, 'invalid_password')
      throw refuse('invalid_password')
    }
    if (!record.account.activated) {
      await tellRefusal(context, credentials, 'user_not_verified')
      throw refuse('user_not_verified')
    }
    // ADMIN-SYS-14: only the right password learns that the system is off.
    if (!record.account.isSuperadmin && !(await portal.site.isActive()))
      throw refuse('system_offline', { retryAfterSeconds: 60 })
    return { record, newHash: await renewedHash(context, record, credentials.password) }
  },
  write: async (context, { username }) => {
    const { portal, request, transaction, prepared } = context
    const { account } = prepared.record
    if (prepared.newHash !== undefined) await setPasswordHash(transaction, account.id, prepared.newHash)
    await refundLogin(transaction, username)
    const { handle, token } = await openSession(transaction, {
      accountId: account.id,
      now: request.now,
      userAgent: request.userAgent,
    })
    const event = { action: 'login', target: account.username, company: account.company }
    await portal.audit.append(
      transaction,
      auditOf(context, { ...event, actor: account.username, sessionHandle: handle }),
    )
    const isHttps = portal.publicUrl().startsWith('https:')
    request.setCookie(newXsrfCookie(portal.keys, handle, isHttps))
    request.setCookie(newDeviceCookie(portal.keys, account.id, isHttps))
    return { token, ...(await initialDataOf(portal, account)) }
  },
})

type LogInContext = AnswerContext<typeof logIn>

/** R23: a hash made with older parameters is made anew while the password is at hand. */
async function renewedHash(
  { portal }: LogInContext,
  { passwordHash }: PasswordRecord,
  password: string,
): Promise<string | undefined> {
  const outdated = passwordHash !== undefined && portal.passwords.isOutdated(passwordHash)
  return outdated ? portal.passwords.hash(password) : undefined
}

async function tellRefusal(context: LogInContext, { username }: InputOf<typeof logIn>, why: string): Promise<void> {
  const known = await context.portal.accounts.findByUsername(username)
  // A name nobody has may be a password typed into the wrong field, so it is not written down.
  const target = known?.account.username ?? ''
  const event = {
    action: 'login',
    target,
    company: known?.account.company,
    details: { why },
    result: 'refused' as const,
    actor: '',
  }
  await context.portal.database.writing((transaction) =>
    context.portal.audit.append(transaction, auditOf(context, event)),
  )
}
