/** What the application's live events make old; by name, so that no schema of a call comes along. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { named, workAnswers } from './commands/answers.ts'

export const topics: ApplicationTopics = {
  batches: named('searchBatches', 'readBatch', 'proposeBatches'),
  requests: workAnswers,
  consignments: [...workAnswers, ...named('searchDocuments')],
  carriers: named('searchCarriers', 'readCarrier', 'searchWashes', 'prepareCrew'),
  'logistics:vehicles': named('readCarrier', 'searchWashes', 'readConsignment', 'readDriverDay', 'prepareCrew'),
  vat: named('readVatRates'),
  farms: named('readFarm', 'searchFarms', 'searchFarmRequests', 'readStart', 'readExpiring', 'readCalendar'),
}
