/** Administration of the outbox. */
export {
  releaseLettersHandler,
  resendDeadLettersHandler,
  resendLetterHandler,
  searchLettersHandler,
  sendTestLetterHandler,
} from './handlers.ts'
