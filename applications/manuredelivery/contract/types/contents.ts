/** What manure contains: dry matter in per mille, the others in grams per tonne or per m³ (lanta-appi 2). */
import * as z from 'zod/mini'

const Grams = z.int().check(z.minimum(0), z.maximum(200_000))

export const contentBases = ['perT', 'perM3'] as const
export const contents = {
  dm: z.int().check(z.minimum(0), z.maximum(1000)),
  n: Grams,
  solubleN: Grams,
  p: Grams,
  k: Grams,
}
