/** Both values of what somebody has changed of an order since it was opened here. */

import type { Cents } from '@workspace/portal/contract'
import { Button, formatMoney, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { BothValues } from './meanwhile.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { useName, useQuantity } from './quantities.ts'

type GoOn = {
  /** Of the button that takes the change; without it "Jatka omillani". */
  label?: string
  /** Whether the reader may go on with the order as it is now. */
  mayGoOn?: boolean
  onGoOn?: () => void
}

/** The order as the reader knows it, and what to show above it once somebody has changed it. */
export function useSeenOrder(now: Order, { label, mayGoOn = true, onGoOn }: GoOn = {}) {
  // What another does is said at once, and nothing that is entered waits for the words.
  const { keepmine } = usePeatTexts('changes')
  const [seen, setSeen] = useState(now)
  const goOn = () => {
    setSeen(now)
    onGoOn?.()
  }
  const action = mayGoOn && (
    <Button size="s" variant="secondary" onClick={goOn}>
      {label ?? keepmine}
    </Button>
  )
  const meanwhile = now.version === seen.version ? null : <OrderMeanwhile seen={seen} now={now} action={action} />
  return { seen, meanwhile }
}

type OrderMeanwhileProps = { seen: Order; now: Order; action: ReactElement | false }

function OrderMeanwhile({ seen, now, action }: OrderMeanwhileProps): ReactElement {
  const told = useReported()
  const before = told(seen)
  const values = told(now).map(([what, is], place): BothValues => [what, before[place]?.[1] ?? '', is])
  return <Meanwhile latest={now.latest} values={values} action={action} />
}

/** What of an order is compared, in words. */
function useReported(): (order: Order) => readonly (readonly [string, string])[] {
  const texts = usePeatTexts('work')
  const changes = usePeatTexts('changes')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { week, day, when } = useDateFormat()
  return (order) => {
    const { lines, wish, site, instructions, note, purchaseReference, state, swamp } = order
    return [
      [changes.state, states[`order_${state}`]],
      [
        texts.what,
        lines.map(({ ordered, unit, product }) => `${quantity(ordered, unit)} ${name(product.name)}`).join(', '),
      ],
      [
        texts.wish,
        wish === null ? '' : wish.by === 'week' ? week(wish.week) : `${day(wish.earliest)}–${day(wish.latest)}`,
      ],
      [texts.confirmed, swamp === null ? '' : when(order)],
      [texts.swamp, swamp?.name ?? ''],
      [texts.where, site?.name ?? ''],
      [changes.price, grossOf(order)],
      [texts.instructions, instructions],
      [changes.note, note],
      [changes.reference, purchaseReference],
    ]
  }
}

export function grossOf({ prices }: Pick<Order, 'prices'>): string {
  const gross = prices?.output.total?.gross
  return gross === undefined ? '' : formatMoney(gross as number as Cents)
}
