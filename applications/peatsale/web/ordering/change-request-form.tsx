/** What the customer would have otherwise: the steps of an order, and words; only what is another is sent. */
import { useUndoCommand } from '@workspace/logistics/web/commands'
import { Button, ButtonRow, navigate, TextArea, useLeaveWarning } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ListedProduct, SiteSeen } from '../../contract/index.ts'
import type { Order } from '../../contract/orders/order.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { OrderSheet, useOrderSheet, useStepFaults } from './order-sheet.tsx'
import { AmountStep, PlaceStep, ProductStep } from './order-steps.tsx'
import type { OrderStep, OrderValues } from './order-values.ts'
import { changedContent } from './order-values.ts'
import { WeekStep } from './week-step.tsx'

type ChangeRequestFormProps = {
  order: Pick<Order, 'id' | 'version' | 'state'>
  begin: OrderValues
  products: readonly ListedProduct[]
  sites: readonly SiteSeen[]
  onSent: () => void
}

export function ChangeRequestForm(props: ChangeRequestFormProps): ReactElement {
  const { order, begin, products, sites } = props
  const { id } = order
  // Product and site of what is in delivery stay.
  const isUnderWay = order.state === 'in_delivery'
  const texts = usePeatTexts('ordering')
  const { values, set, idOf, goTo, price } = useOrderSheet<'words'>(begin)
  const [words, setWords] = useState('')
  const work = useAsking(props, values, words)
  useLeaveWarning(work.isAnything && !work.isDone)
  const step = { values, set, errorOf: work.errorOf, idOf }
  const steps = (
    <>
      {isUnderWay ? <p>{texts.askunderway}</p> : <ProductStep {...step} products={products} />}
      <AmountStep {...step} products={products} />
      {!isUnderWay && <PlaceStep {...step} sites={sites} />}
      <WeekStep {...step} weeks={price.estimate?.weeks ?? []} />
      <TextArea
        id={idOf('words')}
        label={texts.askwords}
        hint={texts.askwordshint}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={work.lacksAll ? texts.asknothing : undefined}
      />
    </>
  )
  const sheet = { label: texts.act_requestChange, price, products, steps, failure: work.failure }
  return (
    <OrderSheet {...sheet} key={id} onSubmit={() => goTo(work.send())}>
      <ButtonRow>
        <Button type="submit" size="l" block busy={work.isBusy} busyLabel={texts.sending}>
          {texts.asksend}
        </Button>
      </ButtonRow>
    </OrderSheet>
  )
}

function useAsking({ order, begin, onSent }: ChangeRequestFormProps, values: OrderValues, words: string) {
  const { id, version, state: from } = order
  const texts = usePeatTexts('ordering')
  const [tried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const undoing = useOrderCommand({ successMessage: false })
  const undoOf = useUndoCommand(orderMachine, { id, from, role: 'customerOwn' }, (act) => undoing.send(act as OrderAct))
  const { send, isBusy, failure } = useOrderCommand({
    successMessage: ({ state }) => ({ text: texts.said_requestChange, undo: undoOf('requestChange', state) }),
    onDone: () => {
      setDone(true)
      onSent()
      navigate(`/peatsale/orders/${id}`, { force: true, replace: true })
    },
  })
  const fields = changedContent(begin, values)
  const said = words.trim()
  const isAnything = fields !== undefined || said !== ''
  const lacksQuantity = values.lines.some(({ quantity }) => quantity === undefined)
  const faults = useStepFaults(tried && lacksQuantity ? ['quantity'] : [], failure)
  return {
    ...{ ...faults, isBusy, isDone, isAnything },
    lacksAll: tried && !isAnything,
    /** @returns the field that lacks something. */
    send: (): OrderStep | 'words' | undefined => {
      setTried(true)
      if (lacksQuantity) return 'quantity'
      if (!isAnything) return 'words'
      const data = { ...(said !== '' && { words: said }), ...(fields !== undefined && { fields }) }
      void send({ kind: 'requestChange', of: id, baseVersion: version, data })
      return undefined
    },
  }
}
