/** The second step of signing in, and what people add to their account for it. */
export { beginAppAnswer, finishAppAnswer, removeAppAnswer } from './app-answers.ts'
export { beginPasskeyLogInAnswer, finishLogInAnswer } from './finish-log-in.ts'
export { readOwnSecondFactorAnswer, renewRecoveryCodesAnswer } from './own-answers.ts'
export {
  beginPasskeyAnswer,
  finishPasskeyAnswer,
  removePasskeyAnswer,
  renamePasskeyAnswer,
} from './passkey-answers.ts'
