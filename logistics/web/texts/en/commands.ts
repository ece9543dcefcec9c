import type { Section } from '@workspace/portal/web'
import type { commands as finnish } from '../fi/commands.ts'

export const commands: Section<typeof finnish> = {
  none: 'No events yet',
  what: 'Event',
  who: 'Who',
  when: 'When',
  words: 'Details',
  system: 'The system',
  removeduser: 'removed user',
  happened: ({ at }) => `happened ${at}`,
  meanwhile: 'This was changed meanwhile',
  office: 'The office',
  did: ({ who, at }) => `${who}, ${at}`,
  yours: ({ what, mine, now }) => `${what}: you have ${mine}, now ${now}`,
  was: ({ what, before, now }) => `${what}: was ${before}, now ${now}`,
  otherthings: 'Other things were changed.',
  keepmine: 'Go on with mine',
  nothing: '–',
}
