import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import { Moment } from './event.ts'

/** Somebody's step in the life of an order or load. */
export const EventRow = z.strictObject({
  id: Uuid,
  kind: z.string(),
  who: z.string(),
  role: z.string(),
  at: Moment,
  deviceAt: Moment,
  result: z.enum(['applied', 'flagged']),
  flag: z.nullable(z.string()),
  /** Words that the event brought: a reason, a note. */
  words: z.string(),
})
export type EventRow = z.infer<typeof EventRow>
