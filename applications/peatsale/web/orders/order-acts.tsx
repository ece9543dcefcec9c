/** What the reader may do with an order now: a page, a press, or a question where words are needed. */
import { Awaiting, Card, FailureNotice, lazyPart, navigate, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useRef, useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { useUndoCommand } from '../commands/use-undo-command.ts'
import { ActRow } from '../parts/act-row.tsx'
import type { Act } from '../parts/arranged-acts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { AskingAct, LinkedAct, PlainAct } from './act-kinds.ts'
import { directionOfAct, isDue, isLinked, isOffices, isPlain, nameOf, shownActs } from './act-kinds.ts'

const OrderDialog = lazyPart(async () => (await import('./order-dialogs.tsx')).OrderDialog)

export type OrderActsProps = {
  order: Order
  /** head: right under the heading of the order's page. beside: in a narrow column next to the form that confirms it. */
  place?: 'head' | 'beside'
}

export function OrderActs({ order, place }: OrderActsProps): ReactElement | null {
  const beside = place === 'beside'
  const texts = usePeatTexts('ordering')
  const { open, setOpen, isBusy, failure, forget, send } = useActs(order)
  const names = shownActs(order).filter((act) => !beside || act !== 'confirm')
  if (names.length === 0) return null
  const ask = (act: typeof open) => {
    forget()
    setOpen(act)
  }
  const acts = names.map((name): Act => {
    const label = texts[`act_${name === 'note' ? nameOf(name, order) : name}`]
    const act = { name, label, turn: directionOfAct(name, order), isDue: !beside && isDue(name, order) }
    if (isLinked(name)) return { ...act, href: addressOf(name, order) }
    return { ...act, onPress: () => (isPlain(name) ? send(plainAct(name, order.id)) : ask(name)) }
  })
  const dialog = { order, failure, isBusy, onClose: () => ask(undefined), onSend: send }
  const content = (
    <>
      <Stack>
        {failure && open === undefined && <FailureNotice answer={failure} />}
        <ActRow acts={acts} busy={isBusy} stacked={beside} />
      </Stack>
      {open !== undefined && (
        <Awaiting>
          <OrderDialog {...dialog} act={open} />
        </Awaiting>
      )}
    </>
  )
  return place === 'head' ? content : <Card heading={texts.acts}>{content}</Card>
}

function useActs(order: Order) {
  const { id, state: from } = order
  const texts = usePeatTexts('ordering')
  const [open, setOpen] = useState<AskingAct>()
  // What is said is said of the act that was sent, not of the one before it.
  const sent = useRef<OrderAct['kind'] | 'askCustomer'>('note')
  const undoing = useOrderCommand({ says: false })
  const role = isOffices(order) ? 'officeOwn' : 'customerOwn'
  const undoOf = useUndoCommand(orderMachine, { id, from, role }, (act) => undoing.send(act as OrderAct))
  const { send, isBusy, failure, forget } = useOrderCommand({
    says: ({ state }) => ({
      text: `said_${sent.current}` in texts ? texts[`said_${sent.current}` as 'said_note'] : texts.said_note,
      undo: sent.current === 'askCustomer' ? undefined : undoOf(sent.current, state),
    }),
    onDone: ({ state }) => {
      setOpen(undefined)
      if (state === 'gone') navigate('/peatsale/orders', { replace: true })
    },
  })
  return {
    open,
    setOpen,
    isBusy,
    failure,
    forget,
    send: (act: OrderAct) => {
      sent.current = act.kind === 'note' && act.data.ask === true ? 'askCustomer' : act.kind
      void send({ ...act, of: id })
    },
  }
}

function plainAct(kind: PlainAct, of: string): OrderAct {
  return { kind, of, data: {} }
}

function addressOf(act: LinkedAct, order: Order): string {
  const { id, state } = order
  const form = '#/peatsale/orders/new'
  switch (act) {
    case 'confirm':
      return `#/peatsale/office/orders?order=${id}`
    case 'requestChange':
      return `#/peatsale/orders/${id}/change`
    case 'repeat':
      return `${form}?like=${id}`
    case 'continue':
      return `${form}?order=${id}`
    case 'edit':
      // What the office has confirmed it rewrites by a form of its own.
      return state !== 'submitted' && isOffices(order) ? `#/peatsale/office/orders/${id}` : `${form}?order=${id}`
  }
}
