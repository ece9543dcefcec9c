import { sellersCalls } from './sellers/calls.ts'

/** Every call that is answered, by name. */
export const peatCalls = { ...sellersCalls }
