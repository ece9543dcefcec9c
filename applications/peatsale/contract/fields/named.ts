/** Things as screens show them: by a name that leads to them, in both languages, in the unit that they are sold by. */
import * as z from 'zod/mini'

export const Named = z.strictObject({ id: z.string(), name: z.string() })
export const TwoNames = z.strictObject({ fi: z.string(), en: z.string() })
export const SalesUnit = z.enum(['m3', 'pcs', 'kg'])
