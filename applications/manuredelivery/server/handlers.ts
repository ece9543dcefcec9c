import { plantHandlers } from './plants/handlers.ts'
import { termHandlers } from './terms/handlers.ts'
import { typeHandlers } from './types/handlers.ts'

/** The handler of each call. */
export const manureHandlers = { ...typeHandlers, ...plantHandlers, ...termHandlers }
