/** The second step of signing in, and what people add to their account for it. */
export { beginAppHandler, finishAppHandler, removeAppHandler } from './app-handlers.ts'
export { beginPasskeyLogInHandler, finishLogInHandler } from './finish-log-in.ts'
export { readOwnSecondFactorHandler, renewRecoveryCodesHandler } from './own-handlers.ts'
export {
  beginPasskeyHandler,
  finishPasskeyHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
} from './passkey-handlers.ts'
