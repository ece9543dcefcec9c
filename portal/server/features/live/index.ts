/** The calls of live events. */
export { openLiveStreamAnswer, readEventsSinceAnswer } from './answers.ts'
