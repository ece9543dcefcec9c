/** Feedback to the site's administrator. */
export { markFeedbackAnswer, searchFeedbackAnswer } from './administration-answers.ts'
export { sendFeedbackAnswer } from './answers.ts'
