/** FEEDBACK-02, FEEDBACK-03: when a feedback text may be sent. */
import { sendFeedback } from '../../../contract/feedback/calls.ts'
import { feedbackMaxLength } from '../../../contract/fields/limits.ts'

export function maySend(text: string): boolean {
  return sendFeedback.input.safeParse({ text }).success
}

export function isTooLong(text: string): boolean {
  return text.trim().length > feedbackMaxLength
}
