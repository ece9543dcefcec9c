import * as z from 'zod/mini'

/** Millionths of a degree, WGS84. */
export const Place = z.strictObject({
  lat: z.int().check(z.minimum(-90_000_000), z.maximum(90_000_000)),
  lon: z.int().check(z.minimum(-180_000_000), z.maximum(180_000_000)),
})
export type Place = z.infer<typeof Place>
