/** The portal's server face: what the assembly starts, and what an application may know of the portal on the server. */
export { SentFile } from './answering/sent-file.ts'
export { type Clock, days, hours, minutes, seconds, systemClock } from './clock/clock.ts'
export { yieldToEventLoop } from './clock/yield-to-event-loop.ts'
export { CommandFailed } from './commands/command.ts'
export { ForeseenFailure } from './configuration/foreseen-failure.ts'
export { readSettings, type Settings } from './configuration/read-settings.ts'
export { type NoTables, preparedQuery, preparedStatement } from './database/database.ts'
export type { Migrations } from './database/migrate.ts'
export { finnishSortKey, likeFragment, searchText } from './database/sort-key.ts'
export { demoAccountLines } from './demo/demo-accounts.ts'
export type { Member, Membership, MembershipWish, SettledMembership } from './host/membership.ts'
export type { LeavingPeople } from './host/mounted-application.ts'
export { answersOf, type Reading } from './mounting/answers-of.ts'
export type { ApplicationDemo } from './mounting/application-demo.ts'
export type { Host } from './mounting/host.ts'
export {
  type ApplicationCommand,
  type ApplicationJob,
  type ServerApplication,
  serverApplication,
} from './mounting/server-application.ts'
export { runCommand } from './run-command.ts'
export { newId } from './secrets/random-secret.ts'
export { type PortalOptions, type RunningPortal, startPortal } from './start-portal.ts'
