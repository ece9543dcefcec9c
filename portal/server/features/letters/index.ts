/** Administration of the outbox. */
export {
  releaseLettersAnswer,
  resendDeadLettersAnswer,
  resendLetterAnswer,
  searchLettersAnswer,
  sendTestLetterAnswer,
} from './answers.ts'
