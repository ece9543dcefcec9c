/** The table of rates of value added tax by tax class: each holds from its day until the next one of the class (R14). */
import { BasisPoints, LocalDate, line, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'

const rateFields = {
  taxClass: line(40, 1),
  from: LocalDate,
  rateBp: BasisPoints,
  /** The bookkeeping's code of the rate; may be empty. */
  code: line(20),
}

export const TaxRate = z.strictObject({ id: z.string(), version: Version, ...rateFields })
export type TaxRate = z.infer<typeof TaxRate>

export const TaxRateChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, version: Version, ...rateFields }),
  z.strictObject({ action: z.literal('remove'), id: Uuid, version: Version }),
])
export type TaxRateChange = z.infer<typeof TaxRateChange>
