import * as z from 'zod/mini'
import { Uuid } from './ids.ts'

/** The version that the sender saw; 0 for a new record. */
export const Version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

/** What every save of a register takes besides its fields. */
export const edited = { id: Uuid, version: Version }

/** The answer to every save of a register. */
export const saved = { id: z.string(), version: z.int() }
