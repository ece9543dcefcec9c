/** Text on one line: names, codes, addresses. They stand in letters, lists and files, where a line end begins something else. */
import { text } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** Controls and line ends, and what turns the direction of the text after it. */
const unseen = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const isOneLine = z.refine<string>((value) => !unseen.test(value))

export function line(maxLength: number, minLength = 0) {
  return text(maxLength, minLength).check(isOneLine)
}
