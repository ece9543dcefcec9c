import { handlersOf } from '@workspace/portal/server'
import { commandOrder } from '../../contract/orders/calls.ts'
import type { PeatRefusal } from '../../contract/peat-refusals.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { orderCommands } from './apply-order-event.ts'

const { writes } = handlersOf<PeatActor>()

export const commandOrderHandler = writes(commandOrder, {
  write: async ({ host, actor, request, transaction }, { event }, refuse) => {
    const answered = await orderCommands.apply(transaction, {
      event,
      issuer: { host, actor, now: request.now, by: request },
    })
    if (!('refused' in answered)) return answered
    // Codes of the machine and of its guards are those of the call.
    throw refuse(answered.refused as PeatRefusal, { fields: answered.fields })
  },
})
