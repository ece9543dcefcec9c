import { operatorCalls } from './operators/calls.ts'
import { plantCalls } from './plants/calls.ts'
import { termCalls } from './terms/calls.ts'
import { typeCalls } from './types/calls.ts'

/** Every call that is answered, by name. */
export const manureCalls = { ...operatorCalls, ...typeCalls, ...plantCalls, ...termCalls }
