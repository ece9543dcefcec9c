import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { feedbackMaxLength } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Cursor } from '../lists/list.ts'

export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/senduserfeedbackform',
  access: 'signed-in',
  status: 201,
  input: z.object({ text: text(feedbackMaxLength, 1) }),
  output: {},
  refusals: [],
})

export const Feedback = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  sentat: z.string(),
  /** Empty until somebody marks it handled. */
  handledat: z.string(),
  handledby: z.string(),
})
export type Feedback = z.infer<typeof Feedback>

/** Newest first. */
export const searchFeedback = defineCall({
  name: 'searchFeedback',
  method: 'POST',
  path: '/api/admin/feedback/search',
  access: 'superadmin',
  input: z.object({ handled: z.optional(z.boolean()), cursor: Cursor }),
  output: { feedback: z.array(Feedback), cursor: z.string() },
  refusals: [],
})

/** Naturally repeatable; ids that are gone meanwhile are passed over. `marked` are those that changed. */
export const markFeedback = defineCall({
  name: 'markFeedback',
  method: 'POST',
  path: '/api/admin/feedback/mark',
  access: 'superadmin',
  input: z.object({
    ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(500)),
    handled: z.boolean(),
  }),
  output: { marked: z.array(z.string()) },
  refusals: [],
})
