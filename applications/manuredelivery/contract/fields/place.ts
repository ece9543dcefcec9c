import { line } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** Millionths of a degree, WGS84. */
export const Place = z.strictObject({
  lat: z.int().check(z.minimum(-90_000_000), z.maximum(90_000_000)),
  lon: z.int().check(z.minimum(-180_000_000), z.maximum(180_000_000)),
})

/** Name of a municipality. */
export const Municipality = line(60, 2)
