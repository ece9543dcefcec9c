/** Registration and the proof of a new account's address. */
export {
  checkEmailAnswer,
  checkUsernameAnswer,
  mailActivation,
  registerAnswer,
  resendValidationAnswer,
  validateEmailAnswer,
} from './answers.ts'
