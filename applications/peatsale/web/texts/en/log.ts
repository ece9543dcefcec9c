import type { Section } from '@workspace/portal/web'
import { commandsIn } from '../../../contract/states/command-words.ts'
import type { log as finnish } from '../fi/log.ts'

export const log: Section<typeof finnish> = {
  caption: 'Events of the load',
  ordercaption: 'Events of the order',
  ...commandsIn('en'),
  offerDeadline: 'The offer’s time ended',
  verification: 'Verified automatically',
  loadEntersLoadingLoadedOrDelivered: 'Delivery began',
  noLoadIsLoadingOrLater: 'Delivery no longer under way',
  allLoadsAreDoneAndNothingRemains: 'Everything delivered',
  loadIsUndeliveredOrAdded: 'Delivery goes on',
  everyDeliveredLoadIsLocked: 'Invoiced',
  batchIsUnapproved: 'Invoicing reopened',
  customerLeft: 'Customer account ended',
}
