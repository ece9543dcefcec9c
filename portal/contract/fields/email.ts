import * as z from 'zod/mini'
import { writtenDomain } from './domain.ts'
import { emailMaxLength } from './limits.ts'
import { cleanName } from './typed.ts'

// One pass, no nested quantifier: safe on hostile input. Letters outside ASCII are allowed (CALL-12 names a+b@ä.fi).
const format = /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]$/u

/** An e-mail address as it is stored: lower case, NFC, its domain in letters (REG-21, REG-26). */
export const Email = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((value: string) => emailKey(value)),
  ),
  z.string().check(z.maxLength(emailMaxLength), z.refine(isEmail)),
)

export function isEmail(value: string): boolean {
  if (!format.test(value)) return false
  // Stryker disable next-line StringLiteral: both sides of the @ are there, or the format would not fit.
  const [local = '', domain = ''] = value.split('@')
  const labels = domain.split('.')
  return (
    !/^\.|\.$|\.\./.test(local) && labels.length > 1 && labels.every((label) => label.length > 0 && label.length < 64)
  )
}

/** Two addresses are the same when their keys are equal (ENT-05). */
export function emailKey(email: string): string {
  const key = cleanName(email).toLowerCase()
  const at = key.lastIndexOf('@') + 1
  return key.slice(0, at) + (key.includes('xn--', at) ? writtenDomain(key.slice(at)) : key.slice(at))
}

/** REG-23: blocked wins, an empty allowed list means all, a listed domain covers its subdomains. */
export function domainMayRegister(
  email: string,
  rules: { allowed: readonly string[]; blocked: readonly string[] },
): boolean {
  // Stryker disable next-line StringLiteral: an address has been looked at by `isEmail` before.
  const domain = emailKey(email).split('@')[1] ?? ''
  const covers = (listed: string) => domain === emailKey(listed) || domain.endsWith(`.${emailKey(listed)}`)
  if (rules.blocked.some(covers)) return false
  return rules.allowed.length === 0 || rules.allowed.some(covers)
}
