import * as z from 'zod/mini'
import { usernameMaxLength, usernameMinLength } from './limits.ts'
import { cleanName } from './typed.ts'

const letters = /^[A-Za-zåäöÅÄÖ0-9_-]+$/

/** A username as it may be registered: REG-13 to 16. Not trimmed to fit: a space anywhere is a fault of its own. */
export const Username = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.normalize('NFC')),
  ),
  z.string().check(z.minLength(usernameMinLength), z.maxLength(usernameMaxLength), z.regex(letters)),
)

/** What a person typed as a username where one is looked up; anything up to a sane length is read. */
export const GivenUsername = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(254)),
    z.transform((value: string) => cleanName(value)),
  ),
  z.string(),
)

/** Two usernames are the same person's when their keys are equal (ENT-02). */
export function usernameKey(username: string): string {
  return cleanName(username).toLowerCase()
}
