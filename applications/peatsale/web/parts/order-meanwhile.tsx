/** Both values of what somebody has changed of an order since it was opened here. */

import type { Cents } from '@workspace/portal/contract'
import { formatMoney } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { BothValues } from './meanwhile.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { useMoments } from './moments.ts'
import { useName, useQuantity } from './quantities.ts'

type OrderMeanwhileProps = { seen: Order; now: Order; action?: ReactNode }

export function OrderMeanwhile({ seen, now, action }: OrderMeanwhileProps): ReactElement {
  const told = useTold()
  const before = told(seen)
  const values = told(now).map(([what, is], place): BothValues => [what, before[place]?.[1] ?? '', is])
  return <Meanwhile latest={now.latest} values={values} action={action} />
}

/** What of an order is compared, in words. */
function useTold(): (order: Order) => readonly (readonly [string, string])[] {
  const texts = usePeatTexts('work')
  const changes = usePeatTexts('changes')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { week, day, when } = useMoments()
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
