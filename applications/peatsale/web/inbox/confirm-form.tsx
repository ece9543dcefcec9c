/** Week, swamp, loads, prices and credit of an order, and one press that confirms it. */
import { Button, Card, FailureNotice, FormStack, focusField, iconCheck, Notice, Stack } from '@workspace/portal/web'
import type { FormEvent, KeyboardEvent, ReactElement } from 'react'
import { useState } from 'react'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { OrderActs } from '../orders/order-acts.tsx'
import { OrderMessages } from '../orders/order-messages.tsx'
import { Yard } from '../parts/yard.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ConfirmLoads, CreditChoice, SwampChoice, WeekChoice } from './confirm-fields.tsx'
import { ConfirmPrices } from './confirm-prices.tsx'
import type { AskedReasons, ConfirmValues } from './confirm-values.ts'
import { confirmAct, firstValues, missingIn } from './confirm-values.ts'
import { confirmFormId, fieldId } from './field-ids.ts'
import css from './inbox.module.css'
import { Settled } from './settled.tsx'

export type ConfirmFormProps = {
  order: Order
  /** As it is now. */
  now: Order
  confirmation: Confirmation
  onDone: () => void
  /** What is shown has become old: it is fetched again. */
  onOld: () => void
  /** The reader has seen what another did. */
  onSettled: () => void
}

export function ConfirmForm(props: ConfirmFormProps): ReactElement {
  const { order, now, confirmation } = props
  const texts = usePeatTexts('office')
  const { values, set, asked, errors, isBusy, failure, submit } = useConfirmation(props)
  /** A list of the device does not send its form by Enter. */
  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.requestSubmit()
  }
  const part = { order, confirmation, values, set, asked, errors }
  if (!now.commands.includes('confirm')) return <Settled {...props} values={values} />
  return (
    <div className={css.cols}>
      <FormStack id={confirmFormId} onSubmit={submit} onKeyDown={press} aria-label={texts.confirmation}>
        <Button type="submit" icon={iconCheck} size="l" busy={isBusy} busyLabel={texts.confirming}>
          {texts.confirm}
        </Button>
        {failure && <Refused failure={failure} />}
        <Card heading={texts.confirmation}>
          <Stack>
            <WeekChoice {...part} />
            <SwampChoice {...part} />
            <CreditChoice {...part} />
            <ConfirmLoads {...part} />
          </Stack>
        </Card>
        <Card heading={texts.price}>
          <ConfirmPrices {...part} />
        </Card>
      </FormStack>
      <Stack>
        <Beside order={order} />
        <OrderActs order={order} place="beside" />
      </Stack>
    </div>
  )
}

/** Somebody was first: the state is looked at before the version. */
const beaten: readonly string[] = ['modified_elsewhere', 'wrong_state']

type Failure = NonNullable<ReturnType<typeof useOrderCommand>['failure']>

function Refused({ failure }: { failure: Failure }): ReactElement | null {
  const texts = usePeatTexts('office')
  const code = 'refused' in failure ? failure.refused : ''
  if (code === 'prices_changed') return <Notice tone="warn" title={texts.priceschanged} />
  // The order that has changed, or waits no more, says so itself, with both values.
  return beaten.includes(code) ? null : <FailureNotice answer={failure} />
}

/** Where it goes, and what the customer says. */
function Beside({ order }: { order: Order }): ReactElement {
  const work = usePeatTexts('work')
  const { siteDetails, contactName, contactTelephone, instructions } = order
  const contact = { name: contactName, telephone: contactTelephone }
  return (
    <>
      {siteDetails && (
        <Card heading={work.where}>
          <Yard site={siteDetails} instructions={instructions} contact={contact} />
        </Card>
      )}
      <OrderMessages order={order} isOffice />
    </>
  )
}

function useConfirmation({ order, confirmation, onDone, onOld }: ConfirmFormProps) {
  const texts = usePeatTexts('office')
  const [values, setValues] = useState(() => firstValues(order, confirmation))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { send, isBusy, failure } = useOrderCommand({ says: texts.confirmed({ number: order.number }), onDone })
  const { credit, swamps, priceVersion } = confirmation
  const asked: AskedReasons = {
    overbook: refused.includes('stock_short') || swamps.some(({ id, isShort }) => id === values.swamp && isShort),
    credit: refused.includes('credit_hold') || credit.onHold || credit.exceededBy > 0,
  }
  const missing = missingIn(values, asked)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [lacking] = missing
    if (lacking !== undefined) return focusField(fieldId(lacking))
    const answer = await send(confirmAct(order, { values, asked, priceVersion }))
    if (!('refused' in answer)) return
    setRefused((before) => [...before, answer.refused])
    // The lines have prices of their own by now: it is the freight that has none.
    if (answer.refused === 'price_missing') setValues((before) => ({ ...before, freight: 'hand' }))
    if (answer.refused === 'prices_changed' || beaten.includes(answer.refused)) onOld()
  }
  return {
    values,
    set: (changed: Partial<ConfirmValues>) => setValues((before) => ({ ...before, ...changed })),
    asked,
    errors: tried ? missing : [],
    isBusy,
    failure,
    submit: (event: FormEvent) => void submit(event),
  }
}
