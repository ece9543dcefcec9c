import * as z from 'zod/mini'

/** An invitation that can still be accepted. */
export const OpenInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  sentAt: z.string(),
  validUntil: z.string(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>
