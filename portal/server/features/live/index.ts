/** The calls of live events. */
export { openLiveStreamHandler, readEventsSinceHandler } from './handlers.ts'
