/** The batch of orders and loads (2.8). */
import type { BatchAggregate } from '@workspace/logistics/server'
import { applyBatch, inBatch } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { LoadEvent } from '../../contract/loads/load-event.ts'
import { OrderEvent } from '../../contract/orders/order-event.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import { ownTables } from '../database/tables.ts'
import { loadCommands } from '../loads/apply-load-event.ts'
import { orderCommands } from '../orders/apply-order-event.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const { writes } = handlersOf<PeatActor>()

const aggregates: readonly BatchAggregate<LoadState | OrderState, Flag, PeatActor>[] = [
  inBatch({
    schema: LoadEvent,
    commands: loadCommands,
    owns: async (reader, id) => {
      const loads = ownTables(reader).selectFrom('peatsale_load').select('id').where('id', '=', id)
      return (await loads.executeTakeFirst()) !== undefined
    },
  }),
  // What is no load is an order, or may become one: an order begins with the first event about it.
  inBatch({ schema: OrderEvent, commands: orderCommands, owns: () => Promise.resolve(true) }),
]

export const syncEventsHandler = writes(syncEvents, {
  write: async ({ host, actor, request, transaction }, { events }) => {
    const issuer = { host, actor, now: request.now, by: request }
    return { results: await applyBatch(aggregates, transaction, { issuer, events }) }
  },
})
