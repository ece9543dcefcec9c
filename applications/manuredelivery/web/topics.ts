/** What the application's live events make old. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { proposeBatches, readBatch, searchBatches } from '../contract/billing/calls.ts'
import { readConsignment, readConsignmentEvents, searchConsignments } from '../contract/consignments/calls.ts'
import { readBay, readDriverDay } from '../contract/driving/calls.ts'
import { readArrivals } from '../contract/reception/calls.ts'
import { prepareAcceptance, readRequest, readRequestEvents, searchRequests } from '../contract/requests/calls.ts'
import { readStart } from '../contract/start/calls.ts'

const field = [readDriverDay, readBay, readArrivals]
const consignments = [searchConsignments, readConsignment, readConsignmentEvents, ...field]
const batches = [searchBatches, readBatch, proposeBatches]
const requests = [searchRequests, readRequest, readRequestEvents, prepareAcceptance]

export const topics: ApplicationTopics = {
  batches,
  requests: [readStart, ...requests],
  consignments: [readStart, ...requests, ...consignments],
}
