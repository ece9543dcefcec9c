import * as z from 'zod/mini'

export const PostalCodeRule = z.enum(['strict', 'fivedigits'])
export type PostalCodeRule = z.infer<typeof PostalCodeRule>

/** REG-30 and REG-31: both sides ask this with the operator's rule. */
export function isPostalCode(value: string, rule: PostalCodeRule): boolean {
  return rule === 'strict' ? /^[1-9][0-9]*$/.test(value) : /^[0-9]{5}$/.test(value)
}
