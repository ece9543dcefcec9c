/** Feedback to the site's administrator. */
export { markFeedbackHandler, searchFeedbackHandler } from './administration-handlers.ts'
export { sendFeedbackHandler } from './handlers.ts'
