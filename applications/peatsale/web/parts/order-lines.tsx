/** Orders one under another: number, how much of what, when, and how far each is. */
import { iconList, LinkList, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'
import { useName, useQuantity } from './quantities.ts'

export function OrderLines({ orders }: { orders: readonly OrderRow[] }): ReactElement {
  const work = usePeatTexts('work')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  const goodsOf = ({ products }: OrderRow) =>
    products.map((product) => `${quantity(product.ordered, product.unit)} ${name(product.name)}`)
  return (
    <LinkList>
      {orders.map((order) => (
        <LinkListItem
          key={order.id}
          href={`#/peatsale/orders/${order.id}`}
          icon={iconList}
          title={order.number === '' ? work.draft : order.number}
          text={[...goodsOf(order), when(order), states[`order_${order.state}`]].filter(Boolean).join(', ')}
        />
      ))}
    </LinkList>
  )
}
