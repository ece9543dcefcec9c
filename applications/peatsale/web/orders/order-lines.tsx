/** Orders one under another: how much of what, its number, when, and how far each is. */
import { iconList, LineText, LinkList, LinkListItem, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { OrderChip } from '../lists/state-chip.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function OrderLines({ orders }: { orders: readonly OrderRow[] }): ReactElement {
  const { draft } = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useDateFormat()
  const goodsOf = ({ products }: OrderRow) =>
    products.map((product) => `${quantity(product.ordered, product.unit)} ${name(product.name)}`).join(', ')
  return (
    <LinkList>
      {orders.map((order) => (
        <LinkListItem
          key={order.id}
          href={`#/peatsale/orders/${order.id}`}
          icon={iconList}
          title={goodsOf(order)}
          text={<LineText words={[order.number || draft, when(order)]} state={<OrderChip state={order.state} />} />}
        />
      ))}
    </LinkList>
  )
}
