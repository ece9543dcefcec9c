import * as z from 'zod/mini'

/** Text input is trimmed and brought to NFC; NUL never reaches a store (PostgreSQL cannot hold it). */
export function text(maxLength: number, minLength = 0) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.normalize('NFC').trim()),
    ),
    z.string().check(z.minLength(minLength), z.maxLength(maxLength), z.refine(isWellFormed)),
  )
}

/** No NUL, no lone surrogate: both would be lost or refused on the way to one of the two databases. */
export function isWellFormed(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}
