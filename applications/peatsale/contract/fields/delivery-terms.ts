/** When a load is delivered and what its carrier is paid. */
import { Words } from '@workspace/logistics/contract'
import { Cents, IsoWeek, LocalDate, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { TimeOfDay } from './time-of-day.ts'

/** A week, or a day with or without a time of day in Finland. */
export const When = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('week'), week: IsoWeek }),
  z.strictObject({ by: z.literal('day'), day: LocalDate, time: z.optional(TimeOfDay) }),
])
export type When = z.infer<typeof When>

/** 0 to 10 000: nobody waits longer than a week. */
export const Minutes = z.int().check(z.minimum(0), z.maximum(10_000))

/** By load in cents, else in 1/10 000 € by cubic metre or kilometre. */
function rates<More extends Readonly<Record<string, z.ZodMiniType>>>(more: More) {
  return [
    z.strictObject({ kind: z.literal('perM3'), price: UnitPrice, ...more }),
    z.strictObject({ kind: z.literal('perLoad'), price: Cents.check(z.minimum(0)), ...more }),
    z.strictObject({ kind: z.literal('perKm'), price: UnitPrice, ...more }),
  ] as const
}

export const FreightRate = z.discriminatedUnion('kind', rates({}))
export type FreightRate = z.infer<typeof FreightRate>

/** What a carrier is paid: by the tariff that fits on the day, or by hand with a reason. */
export const CarrierFreight = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tariff') }),
  ...rates({ reason: z.optional(Words) }),
])
export type CarrierFreight = z.infer<typeof CarrierFreight>
