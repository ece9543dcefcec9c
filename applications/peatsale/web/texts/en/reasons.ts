import type { Section } from '@workspace/portal/web'
import type { reasons as finnish } from '../fi/reasons.ts'

export const reasons: Section<typeof finnish> = {
  fit_office: 'Agreed with the office',
  fit_lead: 'Agreed with the dispatcher',
  fit_part: 'I take as much as fits',
  amount_typo: 'Entered wrongly',
  amount_weighed: 'Weighed on the way',
  amount_left: 'Some was taken off',
}
