import { randomBytes } from 'node:crypto'
import type { PasswordRecord } from '../accounts/account-store.ts'
import { isAhead } from '../clock/clock.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/**
 * The portal's cookies: one against forged requests, readable by the page; one that knows a device again while guesses are
 * counted; one by which people are told of a device that is new to them; one between a right password and its second step.
 * Under https their names begin with `__Host-`, so that no neighbouring host sets them (decision 0146).
 */
const xsrfName = 'portal-xsrf'
/** The specification's name for the first one. Other applications use it, too, so that its value may be theirs. */
const sharedXsrfName = 'XSRF-TOKEN'
const deviceName = 'portal-device'
const secondStepName = 'portal-second-step'
const deviceSeconds = 180 * 24 * 60 * 60
const marksName = 'portal-marks'
/** Browsers keep no cookie for longer. */
const marksSeconds = 400 * 24 * 60 * 60
/** People who sign in by one browser, each with an own mark: enough for the one at the loading place. */
const marksMost = 20

const hostPrefix = '__Host-'

/** Every value of that name: a browser sends those of other paths and of the parent domain as well, in an order of its own. */
function readCookies(header: string | undefined, name: string): readonly string[] {
  const pairs = (header?.split(';') ?? []).map((part) => {
    const [key = '', ...value] = part.trim().split('=')
    return { key, value: value.join('=') }
  })
  const named = (wanted: string) => pairs.filter(({ key }) => key === wanted).map(({ value }) => value)
  return [...named(hostPrefix + name), ...named(name)]
}

const readOwnXsrf = (header: string | undefined) => readCookies(header, xsrfName)
const readSharedXsrf = (header: string | undefined) => readCookies(header, sharedXsrfName)

/** The values of both names: whichever fits counts. */
export const readXsrf = (header: string | undefined) => [...readOwnXsrf(header), ...readSharedXsrf(header)]
export const readDevices = (header: string | undefined) => readCookies(header, deviceName)
export const readSecondSteps = (header: string | undefined) => readCookies(header, secondStepName)

function ownCookie(name: string, value: string, isHttps: boolean): string {
  return `${isHttps ? hostPrefix : ''}${name}=${value}; Path=/`
}

function hiddenCookie(name: string, { value, seconds }: { value: string; seconds: number }, isHttps: boolean): string {
  const attributes = `HttpOnly; SameSite=Strict; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`
  return `${ownCookie(name, value, isHttps)}; ${attributes}`
}

/** Holds the ticket between a right password and its second step, as long as the ticket lives; without one it is taken away. */
export function secondStepCookie(ticket: string | undefined, isHttps: boolean): string {
  const seconds = ticket === undefined ? 0 : 300
  return hiddenCookie(secondStepName, { value: ticket ?? '', seconds }, isHttps)
}

/** The accounts' marks in this browser, the last used first; a value of somebody else's making has none. */
export function readMarks(header: string | undefined): readonly string[] {
  const ofEach = readCookies(header, marksName).map((value) =>
    value.split('.').filter((mark) => /^[\w-]{16}$/.test(mark)),
  )
  return [...new Set(ofEach.flatMap((marks) => marks.slice(0, marksMost)))]
}

/** Random and without meaning of their own: what they are worth stands in the database (decision 0106). */
export function newMarksCookie(marks: readonly string[], isHttps: boolean): string {
  const value = marks.slice(0, marksMost).join('.')
  return hiddenCookie(marksName, { value, seconds: marksSeconds }, isHttps)
}

/**
 * `<random>.-.<signature>` for visitors, `.<session handle>.<signature>` for sessions: nobody can plant a cookie of
 * their own making (R49), and answers that reach a signed-in browser at once bring it the same one.
 */
export function newXsrfCookies(
  keys: KeyRing,
  handle: string | undefined,
  { isHttps, header }: { isHttps: boolean; header: string | undefined },
): readonly string[] {
  const attributes = `SameSite=Lax${isHttps ? '; Secure' : ''}`
  const own = `${ownCookie(xsrfName, newXsrfValue(keys, handle), isHttps)}; ${attributes}`
  // Once more under the specification's name (CALL-04), unless that holds a value of another application.
  return isSharedNameForeign(header) ? [own] : [own, own.replace(/^[^=]+/, sharedXsrfName)]
}

function isSharedNameForeign(header: string | undefined): boolean {
  const held = readSharedXsrf(header)
  return held.length > 0 && !held.some((value) => /^[\w-]*\.[\w-]+\.[\w-]{43}$/.test(value))
}

function newXsrfValue(keys: KeyRing, handle: string | undefined): string {
  const bound = handle === undefined ? `${randomBytes(16).toString('base64url')}.-` : `.${handle}`
  return `${bound}.${keys.sign('xsrf', bound)}`
}

/** Whether the browser holds the portal's own cookie, for this session where there is one. */
export function holdsXsrf(header: string | undefined, isOwnXsrf: XsrfCheck, handle: string | undefined): boolean {
  return readOwnXsrf(header).some((value) => isOwnXsrf(value, handle))
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
  return hiddenCookie(deviceName, { value, seconds: deviceSeconds }, isHttps)
}

/** The signature holds the date and the password's hash: a stolen cookie ends by itself, and with the password (security.md 4.7). */
export function isDeviceOf(keys: KeyRing, values: readonly string[], owner: DeviceOwner): boolean {
  return values.some((value) => isOneDeviceOf(keys, value, owner))
}

type DeviceOwner = Pick<PasswordRecord, 'account' | 'passwordHash'> & { readonly now: Date }

function isOneDeviceOf(keys: KeyRing, value: string, { account, passwordHash, now }: DeviceOwner): boolean {
  const [made = '', random = '', signature = ''] = value.split('.')
  const age = now.getTime() - Number.parseInt(made, 36)
  const isFresh = age < deviceSeconds * 1000 && !isAhead(new Date(now.getTime() - age), now)
  return (
    passwordHash !== undefined &&
    isFresh &&
    keys.fits('device', `${made}.${random}.${account.id}.${passwordHash}`, signature)
  )
}
