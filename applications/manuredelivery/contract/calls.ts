import { alertCalls } from './alerts/calls.ts'
import { billingCalls } from './billing/calls.ts'
import { readManureAhead } from './calendar/ahead-call.ts'
import { calendarCalls } from './calendar/calls.ts'
import { carrierCalls } from './carriers/calls.ts'
import { companyCalls } from './companies/calls.ts'
import { consignmentCalls } from './consignments/calls.ts'
import { documentCalls } from './documents/calls.ts'
import { drivingCalls } from './driving/calls.ts'
import { readExpiring } from './expiring/calls.ts'
import { farmCalls } from './farms/calls.ts'
import { farmLinkCalls } from './farms/farm-link.ts'
import { farmRequestCalls } from './farms/farm-request.ts'
import { invitationCalls } from './farms/invitation-calls.ts'
import { newFarmCalls } from './farms/new-farm.ts'
import { operatorCalls } from './operators/calls.ts'
import { plantCalls } from './plants/calls.ts'
import { receptionCalls } from './reception/calls.ts'
import { reportCalls } from './reports/calls.ts'
import { qualityCalls } from './reports/quality.ts'
import { requestCalls } from './requests/calls.ts'
import { proposeRequest } from './requests/propose-call.ts'
import { runCalls } from './runs/calls.ts'
import { findAnything } from './search/search-call.ts'
import { readStart } from './start/calls.ts'
import { termCalls } from './terms/calls.ts'
import { traceCalls } from './traceability/calls.ts'
import { typeCalls } from './types/calls.ts'
import { unplannedCalls } from './unplanned/calls.ts'
import { yearCalls } from './years/calls.ts'

/** Every call that is answered, by name. */
export const manureCalls = {
  readStart,
  findAnything,
  ...farmCalls,
  ...newFarmCalls,
  ...invitationCalls,
  ...{ ...farmLinkCalls, ...farmRequestCalls },
  ...{ ...operatorCalls, ...typeCalls, ...plantCalls, ...termCalls },
  proposeRequest,
  ...{ ...requestCalls, ...consignmentCalls, ...documentCalls, ...alertCalls, ...traceCalls },
  ...{ ...carrierCalls, ...drivingCalls, ...receptionCalls, ...runCalls, ...unplannedCalls },
  readExpiring,
  ...calendarCalls,
  readManureAhead,
  ...{ ...billingCalls, ...companyCalls, ...reportCalls, ...qualityCalls, ...yearCalls },
}
