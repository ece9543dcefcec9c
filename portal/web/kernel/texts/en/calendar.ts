/** English texts: fields for days and moments. */
import type { calendar as finnish } from '../fi/calendar.ts'
import type { Section } from '../section.ts'

export const calendar: Section<typeof finnish> = {
  momentexampletext: 'For example 5.10.2026 14.00, Finnish time',
  momentunreadabletext: 'Write the day and the time as 5.10.2026 14.00.',
}
