/** English texts: system info and the documents. */

import type { info as finnish } from '../fi/info.ts'
import type { Section } from '../section.ts'
import { common } from './common.ts'

export const info: Section<typeof finnish> = {
  systeminfoheading: 'System info',
  salesphone: 'Direct phone number',
  instructions: 'Use instructions',
  registerstatement: 'Customer register statement',
  termsofuse: 'Terms of use',
  siteadminfallback: common.siteadminfallback,
  termsfinnishlink: 'Read the Finnish terms, which are the binding ones',
  accessibilitydatefallback: 'no date has been given yet',
  accessibilitystatement: 'Accessibility statement',
  documentsheading: 'Instructions and terms',
  documentnavigation: 'Parts of the document',
}
