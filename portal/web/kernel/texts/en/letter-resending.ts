/** English texts: letters that the mail server did not take. */
import type { letterresending as finnish } from '../fi/letter-resending.ts'
import { counted, formatNumber } from '../figures.ts'
import type { Section } from '../section.ts'

export const letterresending: Section<typeof finnish> = {
  letterresendall: ({ count }) => `Send again those that never left (${formatNumber(count)})`,
  letterresendallheading: 'Letters that never left',
  letterresendalltext: ({ count }) =>
    `${counted(count, 'letter', 'letters')} did not leave while the mail server was away or did not accept letters of the portal. Send again? Letters that the server has refused for good, and those whose link has expired, are not sent.`,
  letterresentall: ({ count }) => `${counted(count, 'letter is', 'letters are')} sent again.`,
}
