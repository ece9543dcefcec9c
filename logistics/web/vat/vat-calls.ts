/** The calls of an application that read and change the table of VAT rates. */
import type { Call } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import type { TaxRate, TaxRateChange } from '../../contract/index.ts'

type Rates = { readonly rates: z.ZodMiniArray<typeof TaxRate> }

export type ReadRates = Call<z.ZodMiniObject<Record<never, never>>, Rates>
export type SaveRates = Call<z.ZodMiniObject<{ changes: z.ZodMiniArray<typeof TaxRateChange> }>, Rates>
