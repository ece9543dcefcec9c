/** Administration of the outbox. */
export { releaseLettersAnswer, resendLetterAnswer, searchLettersAnswer, sendTestLetterAnswer } from './answers.ts'
