import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Moment } from './event.ts'

/** One event of a record's log, as the office reads it. */
export const EventRow = z.strictObject({
  id: Uuid,
  kind: z.string(),
  who: z.string(),
  role: z.string(),
  at: Moment,
  deviceAt: Moment,
  result: z.enum(['applied', 'flagged']),
  flag: z.nullable(z.string()),
  /** A reason or note from the event's data. */
  words: z.string(),
})
export type EventRow = z.infer<typeof EventRow>
