/** English texts: what breaks into somebody’s work. */
import type { interruptions as finnish } from '../fi/interruptions.ts'
import type { Section } from '../section.ts'

export const interruptions: Section<typeof finnish> = {
  offlinebannertext: 'No connection. Unsaved work stays on this page.',
  workstaystext: 'Unsaved work stays on this page. You can save it when the service is open again.',
  stillunsent: ({ count }) =>
    count === 1 ? '1 record is waiting to be sent' : `${count} records are waiting to be sent`,
  stillunsenttext: 'They stay on this device and are sent when you log in on this device again. Nobody else sees them.',
}
