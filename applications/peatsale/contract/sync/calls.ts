import * as z from 'zod/mini'
import { LoadEvent } from '../loads/load-event.ts'
import { LoadState } from '../loads/load-row.ts'
import { OrderEvent } from '../orders/order-event.ts'
import { OrderState } from '../orders/order-row.ts'
import { peatCall } from '../peat-call.ts'
import { workingRoles } from '../rights/roles.ts'
import { SyncResult } from '../states/command-answer.ts'

/** What a device has gathered, in any order: each event is answered as if it had come alone. */
export const syncEvents = peatCall({
  name: 'syncEvents',
  path: '/events/sync',
  roles: workingRoles,
  input: z.object({
    events: z.array(z.union([LoadEvent, OrderEvent])).check(z.minLength(1), z.maxLength(50)),
  }),
  output: { results: z.array(SyncResult(z.union([LoadState, OrderState]))) },
  refusals: [],
  repeats: 'by-event',
})
