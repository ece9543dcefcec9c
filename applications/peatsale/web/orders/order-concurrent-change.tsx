/** Both values of what somebody has changed of an order since it was opened here. */

import type { BothValues, GoOn, SeenOptions } from '@workspace/logistics/web/commands'
import { ConcurrentChange, useSeenRecord } from '@workspace/logistics/web/commands'
import type { Cents } from '@workspace/portal/contract'
import { formatMoney, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** The order as the reader knows it, and what to show above it once somebody has changed it. */
export function useSeenOrder(now: Order, options?: SeenOptions) {
  const { seen, concurrentChange } = useSeenRecord(now, (change) => <OrderMeanwhile {...change} />, options)
  return { seen, meanwhile: concurrentChange }
}

type OrderMeanwhileProps = { seen: Order; now: Order; goOn: GoOn | undefined }

function OrderMeanwhile({ seen, now, goOn }: OrderMeanwhileProps): ReactElement {
  const { did_confirm } = usePeatTexts('changes')
  const told = useReported()
  const before = told(seen)
  const values = told(now).map(([what, is], place): BothValues => [what, before[place]?.[1] ?? '', is])
  const by = now.latest?.kind === 'confirm' ? did_confirm : undefined
  return <ConcurrentChange latest={now.latest} by={by} values={values} goOn={goOn} />
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
