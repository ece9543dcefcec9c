/** What tests of the portal, of its applications and of the assembly start from. */

export { matrixRows } from '../features/users/testing/matrix-rows.ts'
export { minutes } from '../kernel/clock/clock.ts'
export {
  type About,
  type ApplicationCaller,
  type ApplicationCell,
  type ApplicationRow,
  enterPortal,
  hostileInputs,
  leakHunt,
  type Needle,
  rightsMatrix,
  type TestPerson,
} from './application-tests.ts'
export { cookiesSet, type TestBrowser, testBrowser } from './browser.ts'
export { compileCache } from './compile-cache.ts'
export { countStatements } from './count-statements.ts'
export { type HeldClock, heldClock } from './held-clock.ts'
export {
  hasStrace,
  killedAtSync,
  spread,
  start as startProcess,
  syncsOf,
} from './interrupted-start.ts'
export { type LiveStream, openLiveStream } from './live-stream.ts'
export { type MailServer, mailServer } from './mail-server.ts'
export { later, periodsIn, promisedPeriods } from './register-statement.ts'
export { type CommandResult, runTestCommand } from './run-test-command.ts'
export { type SecondInstance, secondInstance } from './second-instance.ts'
export { type TestPlace, testPlace } from './test-database.ts'
export { type TestHost, testEnvironment, testHost } from './test-host.ts'
export {
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  type TestPortalOptions,
  testPassword,
} from './test-portal.ts'
export { differences, type TwoEngines, twoEngines } from './two-engines.ts'
