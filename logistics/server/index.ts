/** The server side of what applications of the trade share: they keep their own events and ask their own rights. */
export { tablesOf } from './application-tables.ts'
export { decimalComma, finnishDay } from './billing/file-cells.ts'
export { rowId, type Sums, sumsOf } from './billing/rows.ts'
export { taxRates } from './billing/tax-rates.ts'
export { withYields } from './billing/yielding.ts'
export { calendar } from './calendar/calendar.ts'
export { flocks } from './calendar/flocks.ts'
export { carriers } from './carriers/carriers.ts'
export { combinationsUpTo, type VehicleMisfit, vehicleMisfits } from './carriers/fit.ts'
export { type Crew, equipmentOf, vehicleOf, vehicles, vehiclesChannel } from './carriers/vehicles.ts'
export { wash } from './carriers/wash.ts'
export { washRecord } from './carriers/wash-record.ts'
export type {
  CommandContext,
  CommandIssuer,
  Conditions,
  Decision,
  Effects,
  Guards,
  ReceivedCommand,
} from './commands/aggregate.ts'
export { aggregate } from './commands/apply-event.ts'
export { applyBatch, type BatchAggregate, inBatch } from './commands/batch.ts'
export { canonicalJson, eventLog, eventRow, type SentEvent } from './commands/event-log.ts'
export { createEventTable, type EventTable } from './commands/event-table.ts'
export { faultsOf, foldFault, verifyingEvents } from './commands/fold-events.ts'
export { latestChangeIn, latestEventIn, namedInChange, shownChange } from './commands/latest-change.ts'
export { logPage } from './commands/log-page.ts'
export { minutesBetween, reportedTime, storedTime } from './commands/reported-time.ts'
export { logisticsModule } from './database/logistics-module.ts'
export { numbers } from './database/numbers.ts'
export type { AccountRow, LogisticsTables, SiteRow, VehicleRow } from './database/tables.ts'
export { demoCarriers } from './demo/demo-carriers.ts'
export { demoCompanies } from './demo/demo-companies.ts'
export { type Random, randomFrom } from './demo/random.ts'

export { type DocumentReader, documentRegister, documentRow } from './documents/document-register.ts'
export { type DocumentStore, type Edition, type NewDocument, storeDocument } from './documents/document-store.ts'
export {
  clearedContent,
  type DocumentFileTable,
  type DocumentTable,
  drawnWhenAsked,
} from './documents/document-table.ts'
export {
  type LetterOf,
  leadsOf,
  mailToAddress,
  noticeToOffice,
  notifyOffice,
  notifyPeople,
  type Office,
  type Sending,
} from './letters/receivers.ts'
export { accounts } from './parties/accounts.ts'
export { companies } from './parties/companies.ts'
export { invitations } from './parties/invitations.ts'
export { sites } from './parties/sites.ts'
export { type CodeWords, codes, column } from './personal-data/columns.ts'
export { drivingList, eventList, givenList, messageList } from './personal-data/own-lists.ts'
export { firstDayKept } from './retention/first-day-kept.ts'
export { numberTyped } from './search/number-typed.ts'
export { hitsOf } from './search/text-hits.ts'
