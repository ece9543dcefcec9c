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

/** Characters are counted as people see them: an emoji is one. */
export function isPasswordLength(value: string): boolean {
  const length = [...value].length
  return length >= passwordMinLength && length <= passwordMaxLength
}
