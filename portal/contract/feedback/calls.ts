import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { feedbackMaxLength } from '../fields/limits.ts'
import { text } from '../fields/text.ts'

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
