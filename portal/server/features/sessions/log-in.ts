import { portalCalls } from '../../../contract/own.ts'
import { holdPassword, setPasswordHash } from '../../kernel/accounts/account-password.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { Handler, HandlerContext } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { budgetAddress } from '../../kernel/limits/budgets.ts'
import { refundAttempt } from '../../kernel/limits/login-throttle.ts'
import { HasherBusy } from '../../kernel/passwords/password-hasher.ts'
import { askSecondStep } from './ask-second-step.ts'
import { loginBlockOf } from './login-block.ts'
import { openSignIn } from './open-sign-in.ts'
import { tellRefusal, tryPassword } from './try-password.ts'

const { logIn } = portalCalls

/** CALL-22. A wrong password and an unknown name take the same way and the same time (LOGIN-13). */
export const logInHandler: Handler = writingHandler(logIn, {
  prepare: async (context, credentials, refuse) => {
    // LOGIN-08, LOGIN-09: without both there is nothing to try, so nothing is counted against any account.
    if (credentials.username === '' || credentials.password === '') throw refuse('invalid_password', { status: 400 })
    const { portal } = context
    const { attempt, record } = await tryPassword(context, credentials)
    if (!record) throw refuse('invalid_password')
    const hindrance = await loginBlockOf(portal, record.account)
    if (hindrance) {
      await portal.database.writing((transaction) => refundAttempt(transaction, portal, attempt))
      if (hindrance === 'user_not_verified') await tellRefusal(context, record, { why: hindrance })
      throw refuse(hindrance, hindrance === 'system_offline' ? { retryAfterSeconds: 60 } : {})
    }
    const newHash = await renewedHash(context, record, credentials.password)
    if (record.secondFactor.isSet) {
      const fields = await askSecondStep(context, { attempt, record, newHash })
      throw fields ? refuse('second_step_required', { fields }) : refuse('invalid_password')
    }
    return { record, attempt, newHash }
  },
  write: async (context, _, refuse) => {
    const { portal, transaction, prepared } = context
    const { record, attempt, newHash } = prepared
    const secondFactor = await holdPassword(transaction, record)
    // Hashing took its time: a password that was changed meanwhile opens nothing (R11), nor one that no longer does alone.
    if (!secondFactor || secondFactor.isSet) throw refuse('invalid_password')
    if (newHash !== undefined) await setPasswordHash(transaction, record.account.id, newHash)
    await refundAttempt(transaction, portal, attempt)
    const passwordHash = newHash ?? record.passwordHash ?? ''
    const isTrusted = attempt.knownDevice
    return openSignIn(context, { account: record.account, passwordHash, secondFactor, isTrusted })
  },
})

type LogInContext = HandlerContext<typeof logIn>

/** R23: a hash made with older parameters, or of another form of the password, is made again while the password is at hand. */
async function renewedHash(
  { portal, request }: LogInContext,
  { passwordHash }: PasswordRecord,
  password: string,
): Promise<string | undefined> {
  if (passwordHash === undefined) return undefined
  const client = budgetAddress(request.address)
  try {
    const isOutdated = await portal.passwords.isOutdated(passwordHash, password, client)
    return isOutdated ? await portal.passwords.hash(password, client) : undefined
  } catch (fault) {
    // Too busy now: the next sign-in renews it.
    if (fault instanceof HasherBusy) return undefined
    throw fault
  }
}
