/** The portal's server face: what the assembly starts, and what an application may know of the portal on the server. */
export type { Account } from './accounts/account.ts'
export { type Answer, type AnswerContext, answer, type OutputOf, writingAnswer } from './answering/answer.ts'
export { type Clock, systemClock } from './clock/clock.ts'
export { readSettings, type Settings, SettingsError } from './configuration/read-settings.ts'
export type { MigrationSet } from './database/migrate.ts'
export type { Membership } from './host/membership.ts'
export type { Host, ServerApplication } from './host/server-application.ts'
export { type PortalOptions, type RunningPortal, startPortal } from './start-portal.ts'
