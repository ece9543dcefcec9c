/** Signing in and out, and the sessions of oneself and of others. */
export { endPersonSessionAnswer, endPersonSessionsAnswer, searchSessionsAnswer } from './administration-answers.ts'
export {
  endOtherSessionsAnswer,
  endOwnSessionAnswer,
  logOutAnswer,
  readInitialDataAnswer,
  readOwnSessionsAnswer,
  readPublicDataAnswer,
  readTransportCompaniesAnswer,
} from './answers.ts'
export { hindranceOf } from './hindrance.ts'
export { forgetKnownDevices } from './known-device-store.ts'
export { logInAnswer } from './log-in.ts'
export { notMeLink } from './not-me-link.ts'
export { openSignIn } from './open-sign-in.ts'
export { searchOwnSignInsAnswer } from './own-sign-ins.ts'
export { rememberDevice } from './remember-device.ts'
export { livingSessions } from './session-list.ts'
export { tellRefusal, tryPassword } from './try-password.ts'
