/** An order that waits: what the office looks at before it confirms, and the confirmation. */
import { Button, FailedList, LoadingList, Notice, refreshAnswers, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { prepareConfirmation, readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { PaneHead } from './pane-head.tsx'

export function ConfirmPane({ order, onDone }: { order: Order; onDone: () => void }): ReactElement {
  const [seen, setSeen] = useState(order)
  const { data, error, refetch } = useAnswer(prepareConfirmation, { id: order.id })
  const takeChange = () => {
    setSeen(order)
    void refetch()
  }
  return (
    <Stack>
      <PaneHead order={order} />
      {order.version !== seen.version && <Meanwhile seen={seen} now={order} onTake={takeChange} />}
      {data ? (
        <ConfirmForm
          key={seen.version}
          order={seen}
          confirmation={data.confirmation}
          onDone={onDone}
          onOld={() => void refreshAnswers([prepareConfirmation, readOrder])}
        />
      ) : error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : (
        <LoadingList />
      )}
    </Stack>
  )
}

type MeanwhileProps = { seen: Order; now: Order; onTake: () => void }

/** Both values of what somebody has changed since the order was opened here: nothing is put together in secret. */
function Meanwhile({ seen, now, onTake }: MeanwhileProps): ReactElement {
  const texts = usePeatTexts('office')
  const told = useTold()
  const before = told(seen)
  const changes = told(now).flatMap(([what, value], place) => {
    const had = before[place]?.[1] ?? ''
    return had === value ? [] : [texts.changedto({ what, before: had || '–', now: value || '–' })]
  })
  return (
    <Notice
      tone="warn"
      title={texts.changedmeanwhile}
      action={
        <Button size="s" variant="secondary" onClick={onTake}>
          {texts.takechange}
        </Button>
      }
    >
      {changes.length === 0 ? <p>{texts.changedother}</p> : changes.map((change) => <p key={change}>{change}</p>)}
    </Notice>
  )
}

/** What of an order is compared, in words. */
function useTold(): (order: Order) => readonly (readonly [string, string])[] {
  const texts = usePeatTexts('work')
  const office = usePeatTexts('office')
  const quantity = useQuantity()
  const name = useName()
  const { week, day } = useMoments()
  return ({ lines, wish, site, instructions, note }) => [
    [
      texts.what,
      lines.map(({ ordered, unit, product }) => `${quantity(ordered, unit)} ${name(product.name)}`).join(', '),
    ],
    [
      texts.wish,
      wish === null ? '' : wish.by === 'week' ? week(wish.week) : `${day(wish.earliest)}–${day(wish.latest)}`,
    ],
    [texts.where, site?.name ?? ''],
    [texts.instructions, instructions],
    [office.message, note],
  ]
}
