import { customerCalls } from './customers/calls.ts'
import { memberCalls } from './customers/member-calls.ts'
import { requestCalls } from './customers/request-calls.ts'
import { sellersCalls } from './sellers/calls.ts'
import { siteCalls } from './sites/calls.ts'

/** Every call that is answered, by name. */
export const peatCalls = { ...sellersCalls, ...memberCalls, ...requestCalls, ...siteCalls, ...customerCalls }
