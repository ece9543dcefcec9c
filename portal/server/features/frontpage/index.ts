/** What the front page tells. */
export { readFrontPageHandler } from './handlers.ts'
