import { alertHandlers } from './alerts/handlers.ts'
import { batchHandlers } from './billing/batch-handlers.ts'
import { carrierRowHandlers } from './billing/carrier-row-handlers.ts'
import { calendarHandlers } from './calendar/handlers.ts'
import { readManureAheadHandler } from './calendar/manure-ahead.ts'
import { carrierHandlers } from './carriers/handlers.ts'
import { companyHandlers } from './companies/handlers.ts'
import { consignmentHandlers } from './consignments/consignment-handlers.ts'
import { documentHandlers } from './documents/document-handlers.ts'
import { drivingHandlers } from './driving/handlers.ts'
import { eventHandlers } from './events/read-events.ts'
import { decideFarmRequestHandler } from './farms/decide-farm-request.ts'
import { farmLinkHandlers } from './farms/farm-link.ts'
import { searchFarmRequestsHandler, sendFarmRequestHandler } from './farms/farm-requests.ts'
import { invitationHandlers } from './farms/invitation-handlers.ts'
import { newFarmHandlers } from './farms/new-farm.ts'
import { readFarmHandler } from './farms/read-farm.ts'
import { farmWriteHandlers } from './farms/save-farm.ts'
import { searchFarmsHandler } from './farms/search-farms.ts'
import { operatorHandlers } from './operators/handlers.ts'
import { plantHandlers } from './plants/handlers.ts'
import { readArrivalsHandler } from './reception/arrivals.ts'
import { readExpiringHandler } from './reminders/read-expiring.ts'
import { reportHandlers } from './reports/handlers.ts'
import { proposeRequestHandler } from './requests/propose-request.ts'
import { requestHandlers } from './requests/request-handlers.ts'
import { searchRequestsHandler } from './requests/search-requests.ts'
import { saveRunHandler } from './runs/save-run.ts'
import { findAnythingHandler } from './search/find-anything.ts'
import { readStartHandler } from './start/read-start.ts'
import { termHandlers } from './terms/handlers.ts'
import { traceHandlers } from './traceability/handlers.ts'
import { typeHandlers } from './types/handlers.ts'
import { addUnplannedHandler } from './unplanned/add-unplanned.ts'
import { searchKnownFarmsHandler } from './unplanned/known-farms.ts'
import { yearHandlers } from './years/handlers.ts'

/** The handler of each call. */
export const manureHandlers = {
  readStart: readStartHandler,
  findAnything: findAnythingHandler,
  searchFarms: searchFarmsHandler,
  readExpiring: readExpiringHandler,
  ...calendarHandlers,
  readManureAhead: readManureAheadHandler,
  readFarm: readFarmHandler,
  ...farmWriteHandlers,
  ...newFarmHandlers,
  ...invitationHandlers,
  ...farmLinkHandlers,
  sendFarmRequest: sendFarmRequestHandler,
  searchFarmRequests: searchFarmRequestsHandler,
  decideFarmRequest: decideFarmRequestHandler,
  ...operatorHandlers,
  ...typeHandlers,
  ...plantHandlers,
  ...termHandlers,
  ...requestHandlers,
  proposeRequest: proposeRequestHandler,
  searchRequests: searchRequestsHandler,
  ...consignmentHandlers,
  ...eventHandlers,
  ...alertHandlers,
  ...traceHandlers,
  ...documentHandlers,
  ...drivingHandlers,
  ...carrierHandlers,
  saveRun: saveRunHandler,
  searchKnownFarms: searchKnownFarmsHandler,
  addUnplannedConsignment: addUnplannedHandler,
  readArrivals: readArrivalsHandler,
  ...batchHandlers,
  ...carrierRowHandlers,
  ...yearHandlers,
  ...reportHandlers,
  ...companyHandlers,
}
