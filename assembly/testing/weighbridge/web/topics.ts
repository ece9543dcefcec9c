/** What the application's live events make old. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { readVisits } from '../contract/index.ts'
import { readTicket, readTicketEvents } from '../contract/tickets.ts'

export const topics: ApplicationTopics = {
  visits: [readVisits],
  tickets: [readTicket, readTicketEvents],
}
