/** Registration and the proof of a new account's address. */
export { mailActivation, readActivationLetterHandler, resendValidationHandler } from './activation-letter.ts'
export { checkEmailHandler, checkUsernameHandler, registerHandler, validateEmailHandler } from './handlers.ts'
