/** What the reader may do with an order now: a page, a press, or a question where words are needed. */
import type { Act } from '@workspace/logistics/web/commands'
import { CommandBar } from '@workspace/logistics/web/commands'
import { Card, FailureNotice, lazyComponent, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { AskingAct, LinkedAct, PlainAct } from './act-kinds.ts'
import { directionOfAct, isDue, isLinked, isOffices, isPlain, nameOf, shownActs } from './act-kinds.ts'
import { useOrderAct } from './use-order-act.ts'

const OrderDialog = lazyComponent(async () => (await import('./order-dialogs.tsx')).OrderDialog)

export type OrderActsProps = {
  order: Order
  /** head: right under the heading of the order's page. beside: in a narrow column next to the form that confirms it. */
  place?: 'head' | 'beside'
}

export function OrderActs({ order, place }: OrderActsProps): ReactElement | null {
  const beside = place === 'beside'
  const texts = usePeatTexts('ordering')
  const [open, setOpen] = useState<AskingAct>()
  const { send, isBusy, failure, forget } = useOrderAct(order)
  const names = shownActs(order).filter((act) => !beside || act !== 'confirm')
  if (names.length === 0) return null
  const ask = (act: AskingAct) => {
    forget()
    setOpen(act)
  }
  const acts = names.map((name): Act => {
    const label = texts[`act_${name === 'note' ? nameOf(name, order) : name}`]
    const act = { name, label, turn: directionOfAct(name, order), isDue: !beside && isDue(name, order) }
    if (isLinked(name)) return { ...act, href: addressOf(name, order) }
    return { ...act, onPress: () => (isPlain(name) ? void send(plainAct(name, order.id)) : ask(name)) }
  })
  const content = (
    <>
      <Stack>
        {failure && open === undefined && <FailureNotice answer={failure} />}
        <CommandBar acts={acts} busy={isBusy} stacked={beside} />
      </Stack>
      {open !== undefined && (
        <Suspended>
          <OrderDialog act={open} order={order} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </>
  )
  return place === 'head' ? content : <Card heading={texts.acts}>{content}</Card>
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
