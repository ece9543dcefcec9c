/** Why a price is missing, and what the office can do about it. */
import * as z from 'zod/mini'

/**
 * `zone`: the site is in none; `season`: the rows are for another time of the year; `row`: no list has one that fits;
 * `freight`: the table has none for zone and kind; `tax`: the class has no rate on the day.
 */
const missingCauses = ['zone', 'season', 'row', 'freight', 'tax'] as const
export const MissingCause = z.enum(missingCauses)
export type MissingCause = z.infer<typeof MissingCause>

export const MissingPrice = z.strictObject({
  /** Code of the product; empty where it is about the whole order. */
  product: z.string(),
  cause: MissingCause,
  /** The list that names the product; empty without one. */
  list: z.string(),
})
export type MissingPrice = z.infer<typeof MissingPrice>

/** The zone of the order's site, where that is what is missing. */
const ZoneCure = z.strictObject({
  site: z.string(),
  account: z.string(),
  version: z.int(),
  proposed: z.nullable(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
  km: z.nullable(z.int()),
})

export const MissingPrices = z.strictObject({ missing: z.array(MissingPrice), zone: z.nullable(ZoneCure) })
export type MissingPrices = z.infer<typeof MissingPrices>
