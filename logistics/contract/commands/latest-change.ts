import * as z from 'zod/mini'
import { Moment } from './event.ts'

/** The last command that changed the record, shown after a version conflict (2.8). */
export const LatestChange = z.strictObject({
  /** The command. */
  kind: z.string(),
  /** Empty where the viewer may not know the name. */
  who: z.string(),
  at: Moment,
  isOwn: z.boolean(),
})
export type LatestChange = z.infer<typeof LatestChange>
