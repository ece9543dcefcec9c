/** The price of an order as its customer asks for it: old and new beside each other, and why. */
import { daysOf } from '@workspace/portal/contract'
import { MissingAnswer, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { priceOrderEdit } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { MovingLoads } from '../loads/moving-loads.tsx'
import { PriceChange } from '../order-editing/price-change.tsx'
import { boundDay, pricedGoods } from '../order-editing/priced-goods.ts'
import { useOffered } from '../ordering/use-offered.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { readRequestedChanges } from './requested-changes.ts'

export function RequestedPrice({ order, fields }: { order: Order; fields: object }): ReactElement {
  const texts = usePeatTexts('changes')
  const asked = readRequestedChanges(fields)
  const { data, error, refetch } = useAnswer(priceOrderEdit, { id: order.id, data: asked })
  const standing = order.lines.map(({ id, product, ordered }) => ({ id, product: product.id, quantity: ordered }))
  const lines = asked.lines ?? standing
  const areKnown = lines.every(({ product }) => order.lines.some((line) => line.product.id === product))
  const { offered } = useOffered({ account: order.customer.id, seller: order.seller.id }, !areKnown)
  if (data === undefined) {
    return <MissingAnswer of={{ error, refetch }} />
  }
  return (
    <section aria-label={texts.price}>
      {asked.wish?.by === 'week' && <MovingLoads loads={order.loads} week={asked.wish.week} />}
      <PriceChange
        price={data}
        goods={pricedGoods(lines, offered?.products ?? [], order)}
        method={asked.method ?? order.method}
        day={asked.wish?.by === 'week' ? daysOf(asked.wish.week)[0] : boundDay(order)}
        lacking={texts.askedlacksprice}
        isShort
      />
    </section>
  )
}
