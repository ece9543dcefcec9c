/** An order that waits: what the office looks at before it confirms, and the confirmation. */
import { Button, FailedList, LoadingList, refreshAnswers, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { prepareConfirmation, readOrder, searchOrders } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { OrderMeanwhile } from '../parts/order-meanwhile.tsx'
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
  // What another does is said at once, and nothing that is entered waits for the words.
  usePeatTexts('changes')
  const [seen, setSeen] = useState(order)
  const { data, error, refetch } = useAnswer(prepareConfirmation, { id: order.id })
  const waits = order.commands.includes('confirm')
  const takeChange = () => {
    setSeen(order)
    void refetch()
  }
  return (
    <Stack>
      <PaneHead order={order} />
      {waits && order.version !== seen.version && (
        <OrderMeanwhile
          seen={seen}
          now={order}
          action={
            <Button size="s" variant="secondary" onClick={takeChange}>
              {texts.takechange}
            </Button>
          }
        />
      )}
      {data ? (
        <ConfirmForm
          key={seen.version}
          order={seen}
          now={order}
          confirmation={data.confirmation}
          onDone={onDone}
          onSettled={onSettled}
          onOld={() => {
            onBeaten()
            void refreshAnswers([prepareConfirmation, readOrder, searchOrders])
          }}
        />
      ) : error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : (
        <LoadingList />
      )}
    </Stack>
  )
}
