import type { Section } from '@workspace/portal/web'
import type { tickets as finnish } from './tickets-fi.ts'

export const tickets: Section<typeof finnish> = {
  ticket: 'Weighing ticket',
  state: 'State',
  weight: 'Weight',
  open: 'open',
  weighed: 'weighed',
  closed: 'closed',
  act_close: 'Close the ticket',
  act_reopen: 'Open the ticket again',
  log_weigh: 'Weighed',
  log_close: 'Closed',
  log_reopen: 'Opened again',
  flag_late: 'Weighed after it was closed',
  closedticket: 'The ticket was closed.',
  reopened: 'The ticket was opened.',
  reason: 'Reason',
  events: 'Events',
  caption: 'Events of the ticket',
}
