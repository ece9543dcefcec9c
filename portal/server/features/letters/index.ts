/** Administration of the outbox. */
export { resendLetterAnswer, searchLettersAnswer, sendTestLetterAnswer } from './answers.ts'
