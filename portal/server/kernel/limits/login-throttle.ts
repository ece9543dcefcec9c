import type { Kysely } from 'kysely'
import { passwordForm, usernameKey } from '../../../contract/own.ts'
import { after, latestEnd, minutes, seconds } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { Refused } from '../refusals/refuse.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { hashSecret } from '../secrets/random-secret.ts'
import type { Budget } from './budgets.ts'
import { budgets, budgetsOfAddress } from './budgets.ts'
import type { Limits } from './limits.ts'
import { secondsUntil } from './limits.ts'

const freeTries = 5
/** However many tries have failed. */
export const longestWait = minutes(15)
const waits = [seconds(30), minutes(1), minutes(2), minutes(4), minutes(8), longestWait] as const
const mostInRow = 100

type Counted = 'counted' | 'wait begins' | 'known wrong'

/** What tries are counted with. */
interface Throttling {
  readonly settings: { readonly rateLimits: boolean }
  readonly database: Database<PortalTables>
  readonly limits: Limits
  readonly keys: KeyRing
}

export interface LoginAttempt {
  readonly username: string
  readonly password: string
  readonly address: string
  /** This browser has signed in to this account before. */
  readonly knownDevice: boolean
  readonly now: Date
}

/**
 * Counts a sign-in before its password is hashed (LOGIN-20), so that parallel guesses get exactly the budget. `known wrong`:
 * the password that failed last, counted and hashed once. `wait begins`: if this password is wrong too, the account waits.
 * @throws Refused too_many_requests while waiting.
 */
export async function countLogin(portal: Throttling, attempt: LoginAttempt): Promise<Counted> {
  if (!portal.settings.rateLimits) return 'counted'
  return portal.database.writeRelaxed(async (transaction) => {
    const counted = await countFailure(transaction, portal, attempt)
    if (counted === 'known wrong') return counted
    let isLast = false
    for (const each of budgetsOf(attempt)) isLast = (await portal.limits.spendWithin(transaction, ...each)) || isLast
    return isLast ? 'wait begins' : counted
  })
}

/** The password was never looked at: exactly what `countLogin` has counted is taken back (R25, R28). */
export async function uncountLogin(portal: Throttling, attempt: LoginAttempt): Promise<void> {
  if (!portal.settings.rateLimits) return
  await portal.database.writeRelaxed(async (transaction) => {
    await takeFailureBack(transaction, { key: rowKey(attempt), now: attempt.now.toISOString() })
    for (const each of budgetsOf(attempt)) await portal.limits.giveBack(transaction, ...each)
  })
}

/** The hour of a known device, or the ten minutes of an address and of its network. */
function budgetsOf({ knownDevice, username, address }: LoginAttempt): readonly [budget: Budget, whose: string][] {
  return knownDevice
    ? [[budgets.failuresOfDevice, throttleKey(username)]]
    : budgetsOfAddress(budgets.failuresOfAddress, address)
}

/** The password was right: what this attempt counted is given back, and the account starts afresh. */
export async function refundAttempt(
  transaction: PortalTransaction,
  portal: Throttling,
  attempt: LoginAttempt,
): Promise<void> {
  await refundLogin(transaction, attempt.username)
  if (attempt.knownDevice) return
  for (const each of budgetsOf(attempt)) await portal.limits.giveBack(transaction, ...each)
}

/** The account's guesses are forgotten, the last wrong password among them: wherever a password is proved or set. */
export async function refundLogin(transaction: PortalTransaction, username: string): Promise<void> {
  const key = throttleKey(username)
  await forgetFailures(transaction, { key })
  await forgetFailures(transaction, { key: ofDevices(key) })
  await forgetBudget(transaction, { key: `${budgets.failuresOfDevice.name}:${key}` })
}

const forgetFailures = preparedStatement((db: Kysely<PortalTables>, { key }: { key: string }) =>
  db.deleteFrom('login_throttle').where('key', '=', key),
)

const forgetBudget = preparedStatement((db: Kysely<PortalTables>, { key }: { key: string }) =>
  db.deleteFrom('rate_budget').where('key', '=', key),
)

/** The password was wrong: it is remembered as a signature, so that trying it again costs nothing and tells nothing. */
export async function noteWrongPassword(portal: Throttling, attempt: LoginAttempt): Promise<void> {
  if (!portal.settings.rateLimits || attempt.knownDevice) return
  await portal.database.writeRelaxed((transaction) =>
    transaction
      .updateTable('login_throttle')
      .set({ last_wrong: signatureOf(portal, attempt) })
      .where('key', '=', throttleKey(attempt.username))
      .execute(),
  )
}

async function countFailure(
  transaction: PortalTransaction,
  portal: Throttling,
  attempt: LoginAttempt,
): Promise<Counted> {
  const key = rowKey(attempt)
  const [row] = await heldFailures(transaction, { key, now: attempt.now.toISOString() })
  if (row === undefined) throw new Error('An upsert has answered no row')
  if (row.last_wrong === signatureOf(portal, attempt)) return 'known wrong'
  if (isWaiting(row.blocked_until, attempt.now)) {
    throw new Refused('too_many_requests', {
      retryAfterSeconds: secondsUntil(new Date(row.blocked_until), attempt.now),
    })
  }
  if (row.failures >= mostInRow) throw new Refused('too_many_requests', { retryAfterSeconds: 24 * 60 * 60 })
  const failures = row.failures + 1
  const wait = attempt.knownDevice ? undefined : waits[Math.min(failures - freeTries, waits.length - 1)]
  // Within the free tries nothing is blocked; the moment only dates the row, for housekeeping.
  const blockedUntil = wait === undefined ? attempt.now : after(attempt.now, wait)
  await saveFailures(transaction, { key, failures, blocked_until: blockedUntil.toISOString() })
  return wait === undefined ? 'counted' : 'wait begins'
}

/** A wait longer than the longest there is was begun under a clock that was ahead, and is over. */
function isWaiting(blockedUntil: string, now: Date): boolean {
  return blockedUntil > now.toISOString() && blockedUntil <= latestEnd(now, longestWait).toISOString()
}

/** The row of the account, made when there is none; an update that changes nothing holds it on both engines. */
const heldFailures = preparedStatement(
  (db: Kysely<PortalTables>, { key, now }: Readonly<Record<'key' | 'now', string>>) =>
    db
      .insertInto('login_throttle')
      .values({ key, failures: 0, blocked_until: now, last_wrong: '' })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((is) => ({ failures: is.ref('login_throttle.failures') })),
      )
      .returningAll(),
)

type Failures = { key: string; failures: number; blocked_until: string }

const saveFailures = preparedStatement((db: Kysely<PortalTables>, { key, failures, blocked_until }: Failures) =>
  db.updateTable('login_throttle').set({ failures, blocked_until }).where('key', '=', key),
)

// Nobody is counted while a wait lasts, so a wait that stands now was begun by the try that is taken back.
const takeFailureBack = preparedStatement(
  (db: Kysely<PortalTables>, { key, now }: Readonly<Record<'key' | 'now', string>>) =>
    db
      .updateTable('login_throttle')
      .set((is) => ({ failures: is('failures', '-', 1), blocked_until: now }))
      .where('key', '=', key)
      .where('failures', '>', 0),
)

/** Known devices have a row of their own: it knows no waits, but a hundred in a row end it as well (R28). */
function rowKey({ username, knownDevice }: LoginAttempt): string {
  const key = throttleKey(username)
  return knownDevice ? ofDevices(key) : key
}

function ofDevices(key: string): string {
  return `device:${key}`
}

function signatureOf(portal: Throttling, attempt: LoginAttempt): string {
  return portal.keys.sign('throttle', `${throttleKey(attempt.username)}\n${passwordForm(attempt.password)}`)
}

/** Hashed, since people type passwords into the name field. */
function throttleKey(username: string): string {
  return hashSecret(usernameKey(username.normalize('NFKC')))
}
