/** What was ordered: the quantities of each product, when it comes, and what the loads do not bring. */
import { Quantity } from '@workspace/portal/contract'
import { Card, Chip, Cluster, DescriptionList, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { unplannedOf } from './unplanned.ts'
import { useWished } from './wish-words.ts'

export function Goods({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('work')
  const name = useName()
  const quantity = useQuantity()
  const { when } = useDateFormat()
  const wished = useWished()(order.wish)
  const isSettled = order.swamp !== null && !['draft', 'submitted', 'rejected'].includes(order.state)
  const isUnderWay = order.state === 'in_delivery'
  const of = (what: string, { product }: Order['lines'][number]) =>
    order.lines.length > 1 ? `${what}, ${name(product.name)}` : what
  return (
    <Card heading={texts.what}>
      <DescriptionList
        items={[
          ...order.lines.flatMap((line): (readonly [string, string])[] => [
            [name(line.product.name), quantity(line.ordered, line.unit)],
            [of(texts.delivered, line), line.delivered > 0 ? quantity(line.delivered, line.unit) : ''],
            [of(texts.remaining, line), isUnderWay ? quantity(stillToCome(line), line.unit) : ''],
          ]),
          [isSettled ? texts.confirmed : texts.wish, isSettled ? when(order) || texts.notsettled : wished],
          [texts.swamp, order.swamp?.name ?? ''],
          [texts.method, order.method === 'collected' ? texts.collected : ''],
        ]}
      />
      {order.marks.length > 0 && (
        <Cluster>
          {order.marks.map((mark) => (
            <Chip key={mark} tone="warn">
              {texts[`mark_${mark}`]}
            </Chip>
          ))}
        </Cluster>
      )}
    </Card>
  )
}

/** Of a line that is closed nothing more comes, and less than nothing never does. */
function stillToCome({ ordered, delivered, isClosed }: Order['lines'][number]): Quantity {
  return Quantity.parse(isClosed ? 0 : Math.max(0, ordered - delivered))
}

/** What the loads of an order that is confirmed do not bring, or bring too much. */
export function Unplanned({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('changes')
  const quantity = useQuantity()
  const shown = order.lines.flatMap((line) => {
    const left = unplannedOf(line)
    if (left === 0) return []
    const much = quantity(Math.abs(left) as typeof left, line.unit)
    return [{ id: line.id, words: left > 0 ? texts.unplanned({ left: much }) : texts.overplanned({ over: much }) }]
  })
  return (
    <>
      {shown.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </>
  )
}
