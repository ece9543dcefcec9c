/** What is told of a swamp on the day, as readers have it: that nothing is loaded there for now, and how a pile looks. */
import * as z from 'zod/mini'

export const closureKinds = ['wind', 'fireDanger', 'thaw', 'machine', 'birdArea', 'holiday', 'other'] as const

export const Closure = z.strictObject({ kind: z.enum(closureKinds), words: z.string(), since: z.string() })
export type Closure = z.infer<typeof Closure>

/** By feel: a loader has no meter. */
export const feels = ['dry', 'normal', 'wet'] as const
/** What is left of it, in quarters. */
export const quarters = ['empty', 'quarter', 'half', 'threeQuarters', 'full'] as const

export const PileReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moisture'), value: z.enum(feels) }),
  z.strictObject({ kind: z.literal('left'), value: z.enum(quarters) }),
])

/** The latest of each kind. */
export const PileForLoader = z.strictObject({ report: PileReport, by: z.string(), at: z.string() })
