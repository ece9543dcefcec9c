/** English texts: the page that was not found. */
import type { notfound as finnish } from '../fi/notfound.ts'
import type { Section } from '../section.ts'

export const notfound: Section<typeof finnish> = {
  pagenotfoundheading: 'Page not found',
  pagenotfoundtext: 'The page you are looking for does not exist. Check the address or return to the front page.',
}
