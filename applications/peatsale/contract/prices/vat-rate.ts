/** Rates of value added tax by tax class: each holds from its day until the next one of the class (R14). */
import { BasisPoints, LocalDate, line, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'

const rateFields = {
  taxClass: line(40, 1),
  from: LocalDate,
  rateBp: BasisPoints,
  /** The bookkeeping's code of the rate; may be empty. */
  code: line(20),
}

export const VatRate = z.strictObject({ id: z.string(), version: Version, ...rateFields })
export type VatRate = z.infer<typeof VatRate>

export const VatRateChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, version: Version, ...rateFields }),
  z.strictObject({ action: z.literal('remove'), id: Uuid, version: Version }),
])
export type VatRateChange = z.infer<typeof VatRateChange>
