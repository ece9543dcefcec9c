import { operatorHandlers } from './operators/handlers.ts'
import { plantHandlers } from './plants/handlers.ts'
import { termHandlers } from './terms/handlers.ts'
import { typeHandlers } from './types/handlers.ts'

/** The handler of each call. */
export const manureHandlers = { ...operatorHandlers, ...typeHandlers, ...plantHandlers, ...termHandlers }
