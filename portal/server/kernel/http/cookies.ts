import { randomBytes } from 'node:crypto'
import type { PasswordRecord } from '../accounts/account-store.ts'
import { isAhead } from '../clock/clock.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/**
 * The portal's cookies: one against forged requests, readable by the page; one that knows a device again while guesses are
 * counted; one by which people are told of a device that is new to them; one between a right password and its second step.
 */
const xsrfName = 'XSRF-TOKEN'
const deviceName = 'portal-device'
const secondStepName = 'portal-second-step'
const deviceSeconds = 180 * 24 * 60 * 60
const marksName = 'portal-marks'
/** Browsers keep no cookie for longer. */
const marksSeconds = 400 * 24 * 60 * 60
/** People who sign in by one browser, each with an own mark: enough for the one at the loading place. */
const marksMost = 20

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

export const readXsrf = (header: string | undefined) => readCookie(header, xsrfName)
export const readDevice = (header: string | undefined) => readCookie(header, deviceName)
export const readSecondStep = (header: string | undefined) => readCookie(header, secondStepName)

/** Holds the ticket between a right password and its second step, as long as the ticket lives; without one it is taken away. */
export function secondStepCookie(ticket: string | undefined, isHttps: boolean): string {
  const kept = ticket === undefined ? '; Max-Age=0' : '; Max-Age=300'
  return `${secondStepName}=${ticket ?? ''}; Path=/api/auth; HttpOnly; SameSite=Strict${kept}${isHttps ? '; Secure' : ''}`
}

/** The accounts' marks in this browser, the last used first; a value of somebody else's making has none. */
export function readMarks(header: string | undefined): readonly string[] {
  const marks = readCookie(header, marksName)?.split('.') ?? []
  return marks.filter((mark) => /^[\w-]{16}$/.test(mark)).slice(0, marksMost)
}

/** Random and without meaning of their own: what they are worth stands in the database (decision 0106). */
export function newMarksCookie(marks: readonly string[], isHttps: boolean): string {
  const value = marks.slice(0, marksMost).join('.')
  return `${marksName}=${value}; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${marksSeconds}${isHttps ? '; Secure' : ''}`
}

/**
 * `<random>.-.<signature>` for visitors, `.<session handle>.<signature>` for sessions: nobody can plant a cookie of
 * their own making (R49), and answers that reach a signed-in browser at once bring it the same one.
 */
export function newXsrfCookie(keys: KeyRing, handle: string | undefined, isHttps: boolean): string {
  const bound = handle === undefined ? `${randomBytes(16).toString('base64url')}.-` : `.${handle}`
  return `${xsrfName}=${bound}.${keys.sign('xsrf', bound)}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** Whether the value is one of ours, and bound to this session where there is one. */
function isXsrfOf(keys: KeyRing, value: string, handle: string | undefined): boolean {
  const [random = '', bound = '', signature = '', ...rest] = value.split('.')
  if (rest.length > 0) return false
  return keys.fits('xsrf', `${random}.${bound}`, signature) && (handle === undefined || bound === handle)
}

const cookiesRemembered = 10_000

export type XsrfCheck = (value: string, handle: string | undefined) => boolean

/** The same with a memory for those that fit: checking a signature costs a small read a tenth of its time. */
export function rememberedXsrf(keys: KeyRing): XsrfCheck {
  const fitting = new Set<string>()
  return (value, handle) => {
    const pair = `${handle ?? ''} ${value}`
    if (fitting.has(pair)) return true
    if (!isXsrfOf(keys, value, handle)) return false
    if (fitting.size >= cookiesRemembered) fitting.clear()
    fitting.add(pair)
    return true
  }
}

/** Says that this browser has signed in to this account before, so that strangers' guesses do not lock its owner out (R28). */
export function newDeviceCookie(
  keys: KeyRing,
  { accountId, passwordHash, now }: { accountId: string; passwordHash: string; now: Date },
  isHttps: boolean,
): string {
  const made = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  const value = `${made}.${keys.sign('device', `${made}.${accountId}.${passwordHash}`)}`
  return `${deviceName}=${value}; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${deviceSeconds}${isHttps ? '; Secure' : ''}`
}

/** The signature holds the date and the password's hash: a stolen cookie ends by itself, and with the password (security.md 4.7). */
export function isDeviceOf(
  keys: KeyRing,
  value: string | undefined,
  { account, passwordHash, now }: Pick<PasswordRecord, 'account' | 'passwordHash'> & { now: Date },
): boolean {
  const [made = '', random = '', signature = ''] = value?.split('.') ?? []
  const age = now.getTime() - Number.parseInt(made, 36)
  const isFresh = age < deviceSeconds * 1000 && !isAhead(new Date(now.getTime() - age), now)
  return (
    passwordHash !== undefined &&
    isFresh &&
    keys.fits('device', `${made}.${random}.${account.id}.${passwordHash}`, signature)
  )
}
