import { usernameKey } from '../../contract/index.ts'
import { Refused } from '../answering/refuse.ts'
import { after, minutes, seconds } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { hashSecret } from '../secrets/random-secret.ts'
import { budgetAddress, budgets } from './budgets.ts'
import { secondsUntil } from './limits.ts'

const freeTries = 5
const waits = [seconds(30), minutes(1), minutes(2), minutes(4), minutes(8), minutes(15)] as const
const mostInRow = 100

interface Attempt {
  readonly username: string
  readonly password: string
  readonly address: string
  /** This browser has signed in to this account before. */
  readonly knownDevice: boolean
  readonly now: Date
}

/**
 * Counts a sign-in before its password is hashed (LOGIN-20), so that parallel guesses get exactly the budget.
 * @throws Refused too_many_requests while waiting; invalid_password for the very password that failed last.
 */
export async function countLogin(portal: PortalHost, attempt: Attempt): Promise<void> {
  if (!portal.settings.rateLimits) return
  if (attempt.knownDevice) return portal.limits.spend(budgets.failuresOfDevice, throttleKey(attempt.username))
  const address = budgetAddress(attempt.address)
  if (!(await portal.limits.hasRoom(budgets.failuresOfAddress, address))) {
    throw new Refused('too_many_requests', { retryAfterSeconds: 600 })
  }
  await portal.database.writing((transaction) => countFailure(transaction, portal, attempt))
}

/** The password was right, or a new one was set by link: what was counted is given back. */
export async function refundLogin(transaction: PortalTransaction, username: string): Promise<void> {
  const key = throttleKey(username)
  await transaction.deleteFrom('login_throttle').where('key', '=', key).execute()
  await transaction.deleteFrom('rate_budget').where('key', '=', `${budgets.failuresOfDevice.name}:${key}`).execute()
}

/** The password was wrong: it is remembered as a signature, so that trying it again costs nothing and tells nothing. */
export async function noteWrongPassword(portal: PortalHost, attempt: Attempt): Promise<void> {
  if (!portal.settings.rateLimits || attempt.knownDevice) return
  await portal.limits.spend(budgets.failuresOfAddress, budgetAddress(attempt.address))
  await portal.database.writing((transaction) =>
    transaction
      .updateTable('login_throttle')
      .set({ last_wrong: signatureOf(portal, attempt) })
      .where('key', '=', throttleKey(attempt.username))
      .execute(),
  )
}

async function countFailure(transaction: PortalTransaction, portal: PortalHost, attempt: Attempt): Promise<void> {
  const key = throttleKey(attempt.username)
  await transaction
    .insertInto('login_throttle')
    .values({ key, failures: 0, blocked_until: '', last_wrong: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  let known = transaction.selectFrom('login_throttle').selectAll().where('key', '=', key)
  if (portal.database.engine === 'postgres') known = known.forUpdate()
  const row = await known.executeTakeFirstOrThrow()
  if (row.last_wrong !== '' && row.last_wrong === signatureOf(portal, attempt)) throw new Refused('invalid_password')
  if (row.blocked_until > attempt.now.toISOString()) {
    throw new Refused('too_many_requests', {
      retryAfterSeconds: secondsUntil(new Date(row.blocked_until), attempt.now),
    })
  }
  if (row.failures >= mostInRow) throw new Refused('too_many_requests', { retryAfterSeconds: 24 * 60 * 60 })
  const failures = row.failures + 1
  const wait = waits[Math.min(failures - freeTries, waits.length - 1)]
  const blockedUntil = failures >= freeTries && wait !== undefined ? after(attempt.now, wait).toISOString() : ''
  await transaction
    .updateTable('login_throttle')
    .set({ failures, blocked_until: blockedUntil })
    .where('key', '=', key)
    .execute()
}

function signatureOf(portal: PortalHost, attempt: Attempt): string {
  return portal.keys.sign('throttle', `${throttleKey(attempt.username)}\n${attempt.password}`)
}

/** Hashed, since people type passwords into the name field. */
function throttleKey(username: string): string {
  return hashSecret(usernameKey(username.normalize('NFKC')))
}
