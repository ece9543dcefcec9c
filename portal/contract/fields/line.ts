/** Text on one line: names, codes, addresses. Letters, lists and files show it where a line break would start something else. */

import * as z from 'zod/mini'
import { text } from './text.ts'

/** Control characters, line breaks and marks that change the writing direction. */
const unseen = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const isOneLine = z.refine<string>((value) => !unseen.test(value))

export function line(maxLength: number, minLength = 0) {
  return text(maxLength, minLength).check(isOneLine)
}
