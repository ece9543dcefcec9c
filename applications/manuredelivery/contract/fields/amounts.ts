/** Bounds of weights and volumes (lanta-appi 2). */
import * as z from 'zod/mini'

/** Kilograms on a scale: a truck with its trailer and load weighs less than 200 t. */
export const WeighedKg = z.int().check(z.minimum(1), z.maximum(200_000))
/** Kilograms of a whole request: 10 000 t. */
const RequestKg = z.int().check(z.minimum(1), z.maximum(10_000_000))
/** Thousandths of m³. */
const RequestM3 = z.int().check(z.minimum(1), z.maximum(10_000_000))
export const ConsignmentM3 = z.int().check(z.minimum(1), z.maximum(1_000_000))
/** Minutes of waiting: nobody waits longer than a week. */
export const Minutes = z.int().check(z.minimum(0), z.maximum(10_000))

/** How much manure a request is about. */
export const RequestEstimate = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('m3'), amount: RequestM3 }),
  z.strictObject({ unit: z.literal('kg'), amount: RequestKg }),
])
/** How much of it one truck is planned to take. */
export const PlannedEstimate = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('m3'), amount: ConsignmentM3 }),
  z.strictObject({ unit: z.literal('kg'), amount: WeighedKg }),
])

export const KgPerM3 = z.int().check(z.minimum(1), z.maximum(2000))
