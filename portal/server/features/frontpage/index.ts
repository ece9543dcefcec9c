/** What the front page tells. */
export { readFrontPageAnswer } from './answers.ts'
