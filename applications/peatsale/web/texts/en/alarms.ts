import type { Section } from '@workspace/portal/web'
import type { alarms as finnish } from '../fi/alarms.ts'

export const alarms: Section<typeof finnish> = {
  alarms: 'Problems from the field',
  handle: 'Handled',
  handleof: ({ number }) => `Handled: ${number}`,
  handled: ({ number }) => `The problem of load ${number} is marked as handled`,
  openload: 'Open the load',
  words: 'How it was handled',
  wordshint: 'May be left empty.',
  moreproblems: ({ count }) => (count === 1 ? '1 more problem' : `${count} more problems`),
}
