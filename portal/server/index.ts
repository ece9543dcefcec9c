/** The portal's server face: what the assembly starts, and what an application may know of the portal on the server. */

export { demoAccountLines } from './features/demo/index.ts'
export { SentFile } from './kernel/answering/sent-file.ts'
export { type Clock, days, hours, minutes, monthsBefore, seconds, systemClock } from './kernel/clock/clock.ts'
export { yieldToEventLoop } from './kernel/clock/yield-to-event-loop.ts'
export { ForeseenFailure } from './kernel/configuration/foreseen-failure.ts'
export { misspeltSettings } from './kernel/configuration/misspelt-settings.ts'
export { portalVersion } from './kernel/configuration/portal-version.ts'
export { readSettings, type Settings } from './kernel/configuration/read-settings.ts'
export { type NoTables, preparedQuery, preparedStatement } from './kernel/database/database.ts'
export type { Migrations } from './kernel/database/migrate.ts'
export { isPostgres, orderedText } from './kernel/database/migrations/engine.ts'
export { finnishSortKey, likeFragment, searchText } from './kernel/database/sort-key.ts'
export { makeTextIndex, textHits } from './kernel/database/text-index.ts'
export type { Member, Membership, MembershipWish, SettledMembership } from './kernel/host/membership.ts'
export type { ListOrder, Position } from './kernel/lists/cursor.ts'
export { decodeCursor, encodeCursor } from './kernel/lists/cursor.ts'
export { keysetPage } from './kernel/lists/keyset-page.ts'
export { type Page, type PageAsked, readPage } from './kernel/lists/page.ts'
export { jsonLog } from './kernel/log/log.ts'
export {
  type FinnishLetters,
  type LettersLike,
  type LetterTemplate,
  lettersOf,
} from './kernel/mail/application-letters.ts'
export { plainName } from './kernel/mail/render-letter.ts'
export { answersOf, type Reading } from './kernel/mounting/answers-of.ts'
export type { ApplicationDemo } from './kernel/mounting/application-demo.ts'
export { CommandFailed } from './kernel/mounting/command-failed.ts'
export type { Host, ModuleHost } from './kernel/mounting/host.ts'
export {
  type ApplicationCommand,
  type ApplicationJob,
  type LeavingPeople,
  type ServerApplication,
  serverApplication,
} from './kernel/mounting/server-application.ts'
export { type ServerModule, serverModule } from './kernel/mounting/server-module.ts'
export type { NoticeEvent, NoticeSubject } from './kernel/notices/notice-event.ts'
export type { DocumentFacts, DocumentLanguage, Drawing, PdfPage } from './kernel/pdf/drawing.ts'
export { newId } from './kernel/secrets/random-secret.ts'
export { runCommand } from './run-command.ts'
export { type PortalOptions, type RunningPortal, startPortal } from './start-portal.ts'
