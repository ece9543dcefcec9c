import * as z from 'zod/mini'
import { passwordMaxLength, passwordMinLength } from './limits.ts'
import { isWellFormed } from './text.ts'

/** A new password: 8 to 128 characters, every Unicode character allowed, never trimmed (REG-18, REG-19). */
export const NewPassword = z.string().check(
  z.refine((value) => isPasswordLength(value)),
  z.refine(isWellFormed),
)

/** A password given to prove who one is: any text, bounded so that hashing stays cheap. */
export const GivenPassword = z.string().check(z.maxLength(1024))

/** The one form of a password, whichever system it was typed on: what is hashed, compared and counted (RFC 8265, OpaqueString). */
export function passwordForm(value: string): string {
  return value.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Characters are counted as people see them: an emoji is one, and so is ä. */
export function passwordLength(value: string): number {
  return [...passwordForm(value)].length
}

export function isPasswordLength(value: string): boolean {
  const length = passwordLength(value)
  return length >= passwordMinLength && length <= passwordMaxLength
}
