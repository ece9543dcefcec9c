import * as z from 'zod/mini'
import { cleanCode, cleanText } from './typed.ts'

/** Text input is cleaned and trimmed; NUL never reaches a store (PostgreSQL cannot hold it). */
export function text(maxLength: number, minLength = 0) {
  return cleanedText(cleanText, maxLength, minLength)
}

/** The same of telephones, codes and plates, which have plain spaces and hyphens only. */
export function codeText(maxLength: number, minLength = 0) {
  return cleanedText(cleanCode, maxLength, minLength)
}

function cleanedText(clean: (value: string) => string, maxLength: number, minLength: number) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => clean(value)),
    ),
    z.string().check(z.minLength(minLength), z.maxLength(maxLength), z.refine(isWellFormed)),
  )
}

/** No NUL, no lone surrogate: both would be lost or refused on the way to one of the two databases. */
export function isWellFormed(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}
