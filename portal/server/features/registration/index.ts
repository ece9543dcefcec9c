/** Registration and the proof of a new account's address. */
export { mailActivation, readActivationLetterAnswer, resendValidationAnswer } from './activation-letter.ts'
export { checkEmailAnswer, checkUsernameAnswer, registerAnswer, validateEmailAnswer } from './answers.ts'
