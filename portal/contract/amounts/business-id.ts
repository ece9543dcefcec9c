import * as z from 'zod/mini'
import { cleanCode } from '../fields/typed.ts'

declare const form: unique symbol
/** A Finnish business id, `1234567-1` (Y-tunnus). */
export type BusinessId = string & { readonly [form]: 'business id' }

const weights = [7, 9, 10, 5, 8, 4, 2]

/** As people write it: as a VAT number (`FI12345671`), without the dash, of six digits in older ids. The check digit must fit. */
export const BusinessId: z.ZodMiniType<BusinessId, string> = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(z.transform(normalized), z.string().check(z.refine(hasCheckDigit))),
) as unknown as z.ZodMiniType<BusinessId, string>

function normalized(text: string): string {
  const written = cleanCode(text).replaceAll(' ', '')
  const [, digits, check] = /^(?:FI)?(\d{6,7})-?(\d)$/i.exec(written) ?? []
  return digits === undefined ? written : `${digits.padStart(7, '0')}-${check}`
}

function hasCheckDigit(id: string): boolean {
  const [, digits, check] = /^(\d{7})-(\d)$/.exec(id) ?? []
  if (digits === undefined) return false
  const rest = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11
  // With a rest of 1 the check digit would have two digits: such a number is never given.
  return rest !== 1 && Number(check) === (rest === 0 ? 0 : 11 - rest)
}
