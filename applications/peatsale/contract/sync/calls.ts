import * as z from 'zod/mini'
import { LoadEvent } from '../loads/load-event.ts'
import { LoadState } from '../loads/load-row.ts'
import { OrderEvent } from '../orders/order-event.ts'
import { OrderState } from '../orders/order-row.ts'
import { peatCall, peatCommandResult } from '../peat-call.ts'
import { workingRoles } from '../rights/roles.ts'

/** Events that a device has collected, in any order: each gets the answer that it would get alone. */
export const syncEvents = peatCall({
  name: 'syncEvents',
  path: '/events/sync',
  roles: workingRoles,
  input: z.object({
    events: z.array(z.union([LoadEvent, OrderEvent])).check(z.minLength(1), z.maxLength(50)),
  }),
  output: { results: z.array(peatCommandResult(z.union([LoadState, OrderState])).inBatch) },
  refusals: [],
  repeats: 'by-event',
})
