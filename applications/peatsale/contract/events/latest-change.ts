import * as z from 'zod/mini'
import { Moment } from './event.ts'

/** The newest command that changed an order or load, for whoever has an older one on the screen (2.8). */
export const LatestChange = z.strictObject({
  /** The command. */
  kind: z.string(),
  /** Empty for whom the name is not. */
  who: z.string(),
  at: Moment,
  isOwn: z.boolean(),
})
export type LatestChange = z.infer<typeof LatestChange>
