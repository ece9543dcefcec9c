/** The form of a command about an order: rules of the contract, undo in the toast, both values of a concurrent change. */
import type { CommandForm, CommandFormGiven } from '@workspace/logistics/web/commands'
import { useCommandForm } from '@workspace/logistics/web/commands'
import { refreshAnswers } from '@workspace/portal/web'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderEvent, OrderEventData } from '../../contract/orders/order-event.ts'
import { orderCommands } from '../../contract/orders/order-event.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { useSeenOrder } from './order-concurrent-change.tsx'
import { useOrderAct } from './use-order-act.ts'

type Given<Kind extends OrderEvent['kind'], Values> = CommandFormGiven<Values, OrderEventData<Kind>> & {
  readonly onDone: () => void
}

export function useOrderForm<Kind extends OrderEvent['kind'], Values extends object>(
  kind: Kind,
  order: Order,
  { onDone, ...given }: Given<Kind, Values>,
): CommandForm<Values> {
  const acting = useOrderAct(order, onDone)
  const { seen, meanwhile } = useSeenOrder(order, { onGoOn: acting.forget })
  // A message changes nothing that somebody else could have changed.
  const isBound = kind !== 'note'
  return useCommandForm<Values, OrderEventData<Kind>>(orderCommands[kind].data, given, {
    ...acting,
    send: async (data) => {
      const act = { kind, of: seen.id, ...(isBound && { baseVersion: seen.version }), data } as OrderAct
      const answer = await acting.send(act)
      if ('refused' in answer && answer.refused === 'modified_elsewhere') await refreshAnswers([readOrder])
      return answer
    },
    concurrentChange: (isBound && !acting.isBusy && meanwhile) || undefined,
  })
}
