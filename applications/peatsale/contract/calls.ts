import { readDriverDay } from './driving/calls.ts'
import { readLoaderDay } from './loading/calls.ts'
import { loadsCalls } from './loads/calls.ts'
import { ordersCalls } from './orders/calls.ts'
import { sellersCalls } from './sellers/calls.ts'
import { readStart } from './start/calls.ts'

/** Every call that is answered, by name. */
export const peatCalls = {
  ...sellersCalls,
  ...ordersCalls,
  ...loadsCalls,
  readDriverDay,
  readLoaderDay,
  readStart,
}
