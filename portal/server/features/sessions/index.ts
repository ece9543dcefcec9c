/** Signing in and out, and the sessions of oneself and of others. */
export { endPersonSessionHandler, endPersonSessionsHandler, searchSessionsHandler } from './administration-handlers.ts'
export {
  endOtherSessionsHandler,
  endOwnSessionHandler,
  logOutHandler,
  readInitialDataHandler,
  readOwnSessionsHandler,
  readPublicDataHandler,
  readTransportCompaniesHandler,
} from './handlers.ts'
export { forgetKnownDevices } from './known-device-store.ts'
export { logInHandler } from './log-in.ts'
export { loginBlockOf } from './login-block.ts'
export { notMeLink } from './not-me-link.ts'
export { openSignIn } from './open-sign-in.ts'
export { searchOwnSignInsHandler } from './own-sign-ins.ts'
export { rememberDevice } from './remember-device.ts'
export { livingSessions } from './session-list.ts'
export { tellRefusal, tryPassword } from './try-password.ts'
