/** The server side of commands that applications of the trade share: each keeps its own tables and asks its own rights. */
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
export { createEventTable, type EventTable, tablesOf } from './commands/event-table.ts'
export { faultsOf, foldFault } from './commands/fold-events.ts'
export { latestChangeIn, latestEventIn, namedInChange, shownChange } from './commands/latest-change.ts'
export { logPage } from './commands/log-page.ts'
