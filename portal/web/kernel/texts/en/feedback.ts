/** English texts: the feedback form. */
import type { feedback as finnish } from '../fi/feedback.ts'
import type { Section } from '../section.ts'

export const feedback: Section<typeof finnish> = {
  feedbackheading: 'Send feedback',
  feedbacklabel: 'Your feedback',
  feedbackhelptext: 'Your feedback goes to the site administrator together with your name and email address.',
  feedbacksuccesstext: 'Thank you for your feedback!',
  feedbackcounter: ({ count }) => `${count} / 4000 characters`,
  feedbacktoolongtext: 'Feedback can have at most 4000 characters.',
}
