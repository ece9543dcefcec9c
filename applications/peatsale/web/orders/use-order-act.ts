/** A command about an order: what it came to is a toast, with what takes it back at once. */
import { useUndoCommand } from '@workspace/logistics/web/commands'
import { navigate } from '@workspace/portal/web'
import { useRef } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { isOffices } from './act-kinds.ts'

export function useOrderAct(order: Order, onDone?: () => void): ReturnType<typeof useOrderCommand> {
  const { id, state: from } = order
  const texts = usePeatTexts('ordering')
  // What is said is said of the act that was sent, not of the one before it.
  const sent = useRef<OrderAct['kind'] | 'askCustomer'>('note')
  const undoing = useOrderCommand({ successMessage: false })
  const role = isOffices(order) ? 'officeOwn' : 'customerOwn'
  const undoOf = useUndoCommand(orderMachine, { id, from, role }, (act) => undoing.send(act as OrderAct))
  const { send, ...sending } = useOrderCommand({
    successMessage: ({ state }) => ({
      text: `said_${sent.current}` in texts ? texts[`said_${sent.current}` as 'said_note'] : texts.said_note,
      undo: sent.current === 'askCustomer' ? undefined : undoOf(sent.current, state),
    }),
    onDone: ({ state }) => {
      onDone?.()
      if (state === 'gone') navigate('/peatsale/orders', { replace: true })
    },
  })
  return {
    ...sending,
    send: (act) => {
      sent.current = act.kind === 'note' && act.data.ask === true ? 'askCustomer' : act.kind
      return send(act)
    },
  }
}
