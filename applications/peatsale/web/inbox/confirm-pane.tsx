/** An order that waits: what the office looks at before it confirms, and the confirmation. */

import { Pane } from '@workspace/logistics/web/shell'
import { MissingAnswer, refreshAnswers, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { prepareConfirmation, readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { useSeenOrder } from '../orders/order-concurrent-change.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { PaneHead } from './pane-head.tsx'

export type ConfirmPaneProps = {
  order: Order
  onDone: () => void
  /** Another was first: the order does not wait any more, or is not as it was here. */
  onBeaten: () => void
  /** The reader has seen what another did. */
  onSettled: () => void
}

export function ConfirmPane({ order, onDone, onBeaten, onSettled }: ConfirmPaneProps): ReactElement {
  const texts = usePeatTexts('office')
  const waits = order.commands.includes('confirm')
  const { data, error, refetch } = useAnswer(prepareConfirmation, { id: order.id })
  const { seen, meanwhile } = useSeenOrder(order, { label: texts.takechange, onGoOn: () => void refetch() })
  if (data === undefined) {
    return (
      <Pane label={order.customer.name} head={<PaneHead order={order} />}>
        <MissingAnswer of={{ error, refetch }} />
      </Pane>
    )
  }
  return (
    <ConfirmForm
      // Once the price is there, the form begins with it.
      key={`${seen.version} ${data.confirmation.lacking.missing.length}`}
      order={seen}
      now={order}
      confirmation={data.confirmation}
      meanwhile={waits ? meanwhile : null}
      onDone={onDone}
      onSettled={onSettled}
      onOld={() => {
        onBeaten()
        void refreshAnswers([prepareConfirmation, readOrder, searchOrders])
      }}
    />
  )
}
