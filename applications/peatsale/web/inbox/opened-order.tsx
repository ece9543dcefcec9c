/** The order that is opened from the list: to confirm, or how it stands. */
import { lazyComponent, MissingAnswer, Suspended, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'

const ConfirmPane = lazyComponent(async () => (await import('./confirm-pane.tsx')).ConfirmPane)
const OrderPane = lazyComponent(async () => (await import('./order-pane.tsx')).OrderPane)

export function OpenedOrder({ id, onDone }: { id: string; onDone: () => void }): ReactElement {
  const { data, error, refetch } = useAnswer(readOrder, { id })
  if (data === undefined) {
    return <MissingAnswer of={{ error, refetch }} />
  }
  return <Opened order={data.order} onDone={onDone} />
}

/** What another settles while it is looked at here stays until that has been read: the own choices stand beside it. */
function Opened({ order, onDone }: { order: Order; onDone: () => void }): ReactElement {
  const waits = order.commands.includes('confirm')
  const [waited, setWaited] = useState(waits)
  const [isBeaten, setBeaten] = useState(false)
  if (waits && !waited) setWaited(true)
  const isOthers = order.latest !== null && !order.latest.isOwn
  if (!waits && !(waited && (isBeaten || isOthers))) {
    return (
      <Suspended>
        <OrderPane order={order} />
      </Suspended>
    )
  }
  return (
    <Suspended>
      <ConfirmPane
        order={order}
        onDone={onDone}
        onBeaten={() => setBeaten(true)}
        onSettled={() => {
          setWaited(false)
          setBeaten(false)
        }}
      />
    </Suspended>
  )
}
